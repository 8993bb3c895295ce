### Tvé stoly, upozornění pro nepřítomné, pozvánky a sdílení.

## Tvé stoly

yours-title = Tvé stoly
yours-tell-me = Upozorňovat
yours-turn = jsi na tahu
yours-turn-of = na tahu: { $name }
yours-others-turn = na tahu jsou jiní
yours-waiting = čeká na hráče
yours-paused = pauza
yours-since = od { $when }
yours-until = do { $when }
yours-with-bots = s boty
yours-alone = sólo
yours-end = Ukončit
yours-end-game = Ukončit: { $game }
yours-keep = Nechat
yours-cancel-sure = Zrušit tento stůl? Nikdo jiný u něj ještě není.
yours-rest = { $count ->
    [one] ještě jedna s boty nebo sólo
    [few] ještě { $count } s boty nebo sólo
   *[other] ještě { $count } s boty nebo sólo
 }
yours-nobody = zatím nikdo další
yours-more = Další tvé stoly

## Upozornění

notices-title = Když nejsi u stolu
notices-why = Pro hry na celé dny: přijde ti upozornění, že jsi na tahu, když nejsi u stolu.
notices-nobody = Nejdřív zadej jméno a někam se posaď.
notices-device = Na tomto zařízení
notices-device-on = Upozorňovat na tomto zařízení
notices-device-off = Na tomto zařízení zapnuto. Vypnout
notices-device-done = Odteď budou upozornění chodit sem.
notices-device-cannot = Tento prohlížeč upozornění nepodporuje. Na iPhonu či iPadu přidej tenback nejdřív na plochu.
notices-denied = Prohlížeč to nedovoluje. Povol v jeho nastavení upozornění z této stránky a zkus to znovu.
notices-other-device = Jiné zařízení, od { $when }
notices-remove = Odebrat
notices-mail = E-mailem
notices-address = E-mailová adresa
notices-mail-on = Chci e-maily
notices-mail-how = Přijde jeden e-mail s odkazem. Dokud ho neotevřeš, nic dalšího se neposílá.
notices-mail-asked = E-mail na { $address } je na cestě. Otevři odkaz, který v něm je.
notices-mail-goes = E-maily chodí na { $address }.
notices-mail-refused = { $address } naše e-maily nepřijímá, takže tam nic neposíláme. Zadej jinou adresu, nebo stejnou ještě jednou.
notices-mail-off = Už žádné e-maily
notices-quiet = Noční klid
notices-from = Od
notices-to = Do
notices-quiet-why = Čas: { $zone }. Co se stane v noci, přijde ráno v jednom upozornění. Pro žádný klid nastav dvakrát stejný čas.
notices-never = Nikdy, když se díváš na stůl, nikdy u her s hodinami na minuty a jen několikrát denně.
notices-confirmed = Děkujeme. Odteď budou e-maily chodit na tuto adresu.
notices-ended = Žádný další e-mail ti už nepošleme.

## Pozvánky

qr-code = QR kód odkazu

## Sdílení výsledku

end-shared = Zkopírováno: odkaz na záznam.
end-shared-here = Zkopírováno: odkaz na záznam. Otevře se těm, kdo u tohoto stolu seděli.
share-title = Sdílet výsledek
share-named = S mým jménem
share-send = Poslat…
share-save = Uložit obrázek
share-link = Kopírovat odkaz
share-text = Kopírovat jako text
share-text-copied = Zkopírováno jako text.
share-why = Na obrázku není žádná karta, takže nic neprozradí.

## Odmítnutí

refused-bad-endpoint = Adresa, kterou dal prohlížeč, se pro upozornění nehodí.
refused-no-push = Tento server neposílá upozornění na zařízení.
refused-no-mail = Tento server neposílá e-maily.
refused-bad-address = To není e-mailová adresa jako name@example.org.
refused-old-link = Tento odkaz je příliš starý nebo neúplný. Totéž jde udělat v nastavení.
refused-bad-zone = Časové pásmo tvého prohlížeče tu není známé.
