### Stránka o tenbacku.

about-what = Čtyři číselné karetní hry u jednoho stolu, pro lidi i boty, v prohlížeči i v terminálu.
privacy = Soukromí
privacy-no-others = Z jiných serverů se nic nenačítá a nikdo nepočítá tvé návštěvy.
accessibility = Pro každého
accessibility-text = Všechno se dá udělat jen klávesnicí a slyšet čtečkou obrazovky; barva nikdy není jediným znamením; animace se řídí nastavením systému. Když ti něco překáží, je to naše chyba.
who-runs-this = Kdo tento server provozuje
privacy-cookie = Jedna cookie
privacy-cookie-why = Říká, kdo jsi, aby místo zůstalo tvé i po obnovení stránky. Vydrží čtyři sta dní; skripty ji nepřečtou.
privacy-browser = V tomto prohlížeči
privacy-browser-why = Nastavení a jméno; a do zavření karty prohlížeče i tvůj plán, průběh hry a klíče ke stolům.
privacy-server = Na serveru
privacy-server-why = Zvolené jméno, tvé stoly, co se u nich hrálo a psalo, a kdy.
privacy-account = S účtem
privacy-account-why = Také heslo, ale jen jako otisk, ze kterého ho nikdo nezjistí. Žádná adresa, žádný e-mail.
privacy-forget = Aby tě tento prohlížeč zapomněl: { $page }
fairness = Poctivé rozdání
fairness-text = Před rozdáním server zapečetí tajemství a prohlížeč každého, kdo hraje, přidá svůj podíl: karty si tak nemůže vybrat nikdo, ani server. Po konci to tvůj prohlížeč ověří. Nikdo nevidí víc, než smí: ani ty, ani boti.
