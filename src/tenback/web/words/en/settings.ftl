### The settings.

as-system = Same as system
motion = Animations
motion-less = Fewer
assist = Help at the table
assist-gaps = What fits, with gaps
assist-legal = What fits
assist-none = Nothing
sound-why = The rustle of cards, and two taps when it is your turn.
skip-sole = Skip what has only one answer
skip-sole-why = In TEN: passing where you cannot bid, buying nothing where you can buy nothing, paying where there is one way to pay.
keys-on = Keys
keys-on-why = Letters for piles and actions. Arrows and Enter always work.
experiments = Experiments
experiments-why = Offers bots that play at random.
notify = Notify me when it is my turn
notify-why = A browser notification while you are looking elsewhere.
settings-look = Language and look
settings-table = At the table
settings-notices = When it is your turn
settings-kept = Saved in this browser only.
notify-denied = The browser does not allow notifications from here. You can change that in its settings for this site.
