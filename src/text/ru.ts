// The frame's words in Russian. Names stay in the nominative, and nothing guesses a player's gender (design §3).

import type { Text } from './en';
import { four } from './plurals';

const players = (n: number): string =>
  `${n} ${four(n, { one: 'игрок', few: 'игрока', many: 'игроков', other: 'игрока' })}`;
const signs = (n: number): string => `${n} ${four(n, { one: 'знак', few: 'знака', many: 'знаков', other: 'знака' })}`;
const minutes = (n: number): string =>
  `${n} ${four(n, { one: 'минута', few: 'минуты', many: 'минут', other: 'минуты' })}`;
const seconds = (n: number): string =>
  `${n} ${four(n, { one: 'секунда', few: 'секунды', many: 'секунд', other: 'секунды' })}`;
const looks = { one: 'повторный взгляд', few: 'повторных взгляда', many: 'повторных взглядов', other: 'взгляда' };

export const ru: Text = {
  tagline: ['Игры, где врут вполголоса.', 'Один телефон на весь стол.'],
  games: {
    'who-is-the-spy': { title: 'Кто шпион', line: 'Слово у всех одно. Почти.' },
    'trust-no-one': { title: 'Никому не верь', line: 'Пять операций, и у кого-то сдают нервы.' },
    smersh: { title: 'СМЕРШ', line: 'Маски надеты. Говорим по номерам.' },
  },
  playersRange: (min: number, max: number): string => `${min}–${players(max)}`,

  modeTable: 'Стол: смотрят все',
  onlyFor: 'Смотрит только',
  back: 'Назад',
  close: 'Закрыть',
  pause: 'Пауза',
  settings: 'Настройки',
  address: 'Sotto на другой телефон',
  cancel: 'Отмена',
  ok: 'Хорошо',
  undo: 'Отменить',
  loading: 'Секунду…',
  loadFailed: 'Не всё загрузилось. Проверьте сеть и попробуйте ещё раз.',
  tryAgain: 'Ещё раз',

  home: {
    carryOn: 'Продолжить',
    carryOnLine: (title: string, round: number, people: number): string =>
      `${title}, круг ${round}, ${players(people)}`,
    newVersion: 'Готова новая версия.',
    update: 'Обновить',
    notKept: 'Этот браузер ничего не запоминает. Играть можно, но закроете вкладку, и партия пропадёт.',
    offline: 'Работает без сети',
    damaged: 'Сохранённая партия не читается. Мы её отложили, всё остальное на месте.',
    future: 'Сохранённая партия из более нового Sotto. Мы её отложили: обновитесь, и она продолжится.',
    arrived: 'Прибыли пары слов с другого телефона.',
    look: 'Посмотреть',
  },

  players: {
    title: 'Кто играет?',
    count: (n: number): string =>
      n === 0 ? 'Впишите всех, как сидите, по часовой.' : `${players(n)}. Как сидите, по часовой.`,
    add: 'Впишите имя',
    addButton: 'Добавить',
    edit: (name: string): string => `Изменить имя: ${name}`,
    remove: (name: string): string => `Убрать: ${name}`,
    move: (name: string): string => `Переставить: ${name}`,
    up: 'Выше',
    down: 'Ниже',
    moved: (name: string, seat: number): string => `${name}: место ${seat}`,
    removed: (name: string): string => `Больше не в списке: ${name}`,
    namesakes: 'Тёзкам достаются ① и ②, по порядку мест.',
    quick: 'Быстро: нас шестеро',
    ready: ['Аня', 'Борис', 'Вера', 'Гриша', 'Даша', 'Егор'],
    next: 'Дальше: роли',
    tooFew: (min: number, n: number): string => `Ещё ${players(min - n)}, и начнём`,
    tooMany: (max: number): string => `${players(max)}, и это предел. Сначала уберите чьё-то имя.`,
    empty: 'В имени нужна хоть одна буква.',
    long: (most: number): string => `Длинновато. Предел: ${signs(most)}.`,
  },

  handoff: {
    pass: 'Телефон берёт',
    now: 'Сейчас у экрана',
    iAm: 'Это я:',
    eyesUp: 'Остальные любуются потолком. Экран прикройте ладонью.',
    answered: 'Запечатали:',
    later: 'Позже',
    laterTitle: 'Нет в комнате?',
    laterText: 'встаёт в конец очереди. Никто ничего не теряет.',
    laterDo: 'В конец:',
    toTable: 'Кладём на стол',
    onTable: 'Лежит на столе',
    lookAgain: 'Ещё один взгляд на свою карту. Стол ведёт счёт.',
  },

  card: {
    hold: 'Держите и\u00a0смотрите',
    holding: 'Отпустите, и\u00a0скроется',
    tap: 'Нажмите и\u00a0смотрите',
    tapped: 'Нажмите, и\u00a0скроется',
    keepHolding: 'Не убирайте палец',
    hint: 'Держите палец на круге. Или нажмите кнопку чтения вслух.',
    lookFirst: 'Сначала посмотрите',
    letGo: 'Сначала отпустите',
    moment: 'Ещё секунду…',
    done: 'Всё, передаю дальше',
    doneAgain: 'Вернуть на стол',
    aloud: 'Прочитать карту вслух, лучше в наушниках',
    hide: 'Скрыть',
    notMe: 'Это не я',
  },

  ballot: {
    seal: 'Запечатать:',
    pick: 'Сначала выберите имя',
    moment: 'Ещё секунду…',
    shuffled: 'Список у каждого начинается со своего имени, так что палец ничего не выдаст.',
  },

  timer: {
    more: '30 секунд',
    pause: 'Остановить часы',
    run: 'Пустить часы',
    stopped: 'Часы стоят',
    over: 'Время!',
    left: (min: number, s: number): string => `Осталось: ${minutes(min)} ${seconds(s)}`,
  },

  table: {
    open: 'Кто в игре, кто нет',
    title: 'За столом',
    out: 'вылет в круге',
    left: 'уход в круге',
    playing: 'в игре',
    looks: (n: number): string => `${n} ${four(n, looks)}`,
    more: 'Ещё за столом',
  },

  paused: {
    title: 'Пауза',
    line: 'Ничего не пропало. Слова и голоса под замком.',
    resume: 'Вернуться в игру',
    undo: 'Отменить последний шаг',
    look: 'Взглянуть на свою карту',
    lookTitle: 'Кому взглянуть?',
    lookLine: 'Телефон возьмёте только вы. Сколько раз вы смотрели, узнает весь стол.',
    rules: 'Правила коротко',
    leave: 'Кто-то уходит',
    leaveTitle: 'Кто уходит?',
    leaveDo: 'Уходит:',
    rename: 'Поправить имя',
    renameTitle: 'Чьё имя?',
    renameDo: 'Сохранить имя',
    again: 'Раздать заново',
    againTitle: 'Раздать заново?',
    againLine: 'Люди те же, секреты новые. Прежние считаются сыгранными.',
    againDo: 'Да, раздать заново',
    language: 'Язык',
    home: 'Выйти, партия подождёт',
    end: 'Держите: конец партии',
    ending: 'Не отпускайте…',
    endLine: 'Откроется вся правда, а очков не будет.',
    stay: 'Никто не уходит',
  },

  spent: {
    left: 'За столом стало меньше людей. Эта раздача сгорела.',
    again: 'От этой раздачи отказались.',
    toSetup: 'К выбору ролей',
    dealAgain: 'Раздать заново',
  },

  setup: {
    waiting: 'Вас ещё ждёт партия. Новая раздача её закроет, и правды о ней никто не узнает.',
    deal: 'Раздаём',
    mend: 'Исправить',
    houseRules: 'Домашние правила',
    movement: 'Анимация',
    tapToOpen: 'Карта по нажатию',
    tapToOpenLine: 'Держать не надо, закроется сама',
  },

  options: {
    light: 'Свет',
    lights: { auto: 'Авто', day: 'День', night: 'Ночь', cabin: 'Полёт' },
    letters: 'Буквы',
    letterSizes: ['Обычные буквы', 'Крупные буквы', 'Очень крупные буквы'],
    open: 'Как открыть тайную карту',
    openHold: 'Держать',
    openTap: 'Нажать, скроется сама',
    vibration: 'Вибрация',
    vibrationLine: 'Одинаковая для всех ролей',
    movement: 'Анимация',
    own: 'Свои пары слов',
    ownLine: (n: number): string =>
      `${n} ${four(n, { one: 'пара', few: 'пары', many: 'пар', other: 'пары' })}, хранятся в этом телефоне`,
    words: 'Все слова',
    wordsLine: 'Полистать и выключить лишние. Портит игру.',
    addressLine: 'Код для его камеры',
    awake: 'Экран не гаснет',
    awakeYes: 'Да, прямо сейчас',
    awakeNo: 'Только когда это нужно игре',
    offline: 'Работает без сети',
    offlineYes: 'Всё уже сохранено здесь',
    offlineNo: 'Пока не сохранено',
    version: 'Версия',
  },

  truth: { playAgain: 'Ещё раз тем же составом', home: 'На главный экран', who: 'Кто есть кто' },
  help: { title: 'Как играть' },
};
