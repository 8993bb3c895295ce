### Просмотр партии.

replay-controls = Просмотр
replay-moment = Момент игры
replay-first = К раздаче
replay-turn-back = На ход назад
replay-action-back = На одно действие назад
replay-play = Смотреть
replay-stop = Остановить
replay-action-on = На одно действие вперёд
replay-turn-on = На ход вперёд
replay-last = В конец
replay-speed = Скорость
replay-slow = медленно
replay-even = нормально
replay-quick = быстро
replay-eyes = Точка зрения
replay-eyes-seat = как { $name }
replay-eyes-none = как зритель
replay-eyes-all = все карты
replay-share = Скопировать ссылку
replay-copied = Скопировано. Ссылка ведёт именно к этому моменту.
replay-transcript = Запись для чтения
replay-json = Запись (JSON)
replay-deal = Раздача
replay-at = Ход { $turn } из { $turns } · { $name }
replay-end = Конец, { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    }
replay-turns = Ходы
replay-not-ended = Эта игра ещё не закончена
replay-not-ended-text = Что выложено, можно помнить, но во время игры пересматривать нельзя. Повтор появится здесь, когда игра закончится.
replay-to-table = К столу
replay-broken = Не удалось загрузить повтор
replay-broken-text = Сервер ответил не так, как должен. Ничего не пропало: попробуйте чуть позже.
replay-before = Перед ходом { $turn } из { $turns } · { $name }
