### What stands on the page about tenback.

about-what = Four number-card games on one table, for people and bots, in the browser and at the terminal.
privacy = Privacy
privacy-no-others = Nothing is loaded from any other server, and nobody counts your visits.
accessibility = For everyone
accessibility-text = Everything works with the keyboard alone and can be heard with a screen reader; nothing depends on colour alone; animations follow your system settings. If something gets in your way, that is our mistake.
who-runs-this = Who runs this server
privacy-cookie = One cookie
privacy-cookie-why = It says who you are, so that your seat is still yours after a reload. It lasts four hundred days; scripts cannot read it.
privacy-browser = In this browser
privacy-browser-why = Your settings and your name; and until you close the tab, your plan, the game log and the keys of tables.
privacy-server = On the server
privacy-server-why = The name you chose, the tables you sat at, what was played and written there, and when.
privacy-account = With an account
privacy-account-why = Your password as well, but only as a hash from which nobody can recover it. No address, no e-mail.
privacy-forget = To be forgotten by this browser: { $page }
fairness = A fair deal
fairness-text = Before the deal the server seals a secret, and the browser of everyone who plays adds a share: so nobody can choose the cards, not even the server. After the end your browser checks it. Nobody sees more than they should: not you, not the bots.
