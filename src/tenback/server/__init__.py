"""The tables on the network: people, bots and watchers around one log."""
