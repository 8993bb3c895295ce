"""How many connections a person and an address have."""

from typing import Any

from tenback.server.connected import Connections


def line(address: str) -> Any:
    """A connection, as far as it is counted."""
    return type("Line", (), {"address": address})()


def test_they_are_counted_by_person_and_address_and_forgotten_with_the_last():
    connections = Connections()
    first, second, stranger = line("10.0.0.1"), line("10.0.0.1"), line("10.0.0.2")
    for each in (first, second, stranger):
        connections.add(each)
    connections.greeted(first, "ada")
    connections.greeted(second, "ada")
    assert (len(connections), connections.people()) == (3, 1)
    assert (connections.of_person("ada"), connections.of_person("bela")) == (2, 0)
    assert (connections.from_address("10.0.0.1"), connections.from_address("10.0.0.2")) == (2, 1)
    connections.discard(first)
    connections.discard(stranger)  # who never greeted
    assert set(connections) == {second}
    assert (connections.of_person("ada"), connections.from_address("10.0.0.1")) == (1, 1)
    assert connections.from_address("10.0.0.2") == 0
    connections.discard(second)
    assert (len(connections), connections.people(), connections.of_person("ada")) == (0, 0, 0)
