### Ustawienia.

as-system = Jak w systemie
motion = Animacje
motion-less = Mniej
assist = Pomoc przy stole
assist-gaps = Co pasuje, i odstępy
assist-legal = Co pasuje
assist-none = Nic
sound-why = Szelest kart i dwa stuknięcia, gdy jest twoja tura.
skip-sole = Pomijaj to, co ma tylko jedną odpowiedź
skip-sole-why = W TEN: pas, gdy nie możesz licytować; bez zakupu, gdy nie możesz nic kupić; zapłata, gdy da się zapłacić tylko w jeden sposób.
keys-on = Klawisze
keys-on-why = Litery dla stosów i działań. Strzałki i Enter działają zawsze.
experiments = Eksperymenty
experiments-why = Oferuje boty, które grają losowo.
notify = Powiadom, gdy jest moja tura
notify-why = Powiadomienie przeglądarki, gdy patrzysz gdzie indziej.
settings-look = Język i wygląd
settings-table = Przy stole
settings-notices = Gdy jest twoja tura
settings-kept = Zapisane tylko w tej przeglądarce.
notify-denied = Przeglądarka nie pozwala na powiadomienia. Można to zmienić w jej ustawieniach tej strony.
