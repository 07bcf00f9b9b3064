// SMERSH in Russian. Written anew; names stay in the nominative, and nothing guesses a player's gender.

import { four } from '../../../text/plurals';
import type { SmershText } from './en';

type About = Readonly<Record<string, number>>;

const people = (n: number): string =>
  `${n} ${four(n, { one: 'игрок', few: 'игрока', many: 'игроков', other: 'игрока' })}`;
const spies = (n: number): string =>
  `${n} ${four(n, { one: 'шпион', few: 'шпиона', many: 'шпионов', other: 'шпиона' })}`;
const scouts = (n: number): string =>
  `${n} ${four(n, { one: 'разведчик', few: 'разведчика', many: 'разведчиков', other: 'разведчика' })}`;
const votes = (n: number): string =>
  `${n} ${four(n, { one: 'голос', few: 'голоса', many: 'голосов', other: 'голоса' })}`;
const failures = (n: number): string =>
  `${n} ${four(n, { one: 'провал', few: 'провала', many: 'провалов', other: 'провала' })}`;
const persons = (n: number): string =>
  `${n} ${four(n, { one: 'человек', few: 'человека', many: 'человек', other: 'человека' })}`;
const minutes = (n: number): string =>
  `${n} ${four(n, { one: 'минута', few: 'минуты', many: 'минут', other: 'минуты' })}`;
const hidden = (n: number, diversants: number): string => `${spies(n)}${diversants > 0 ? ' и диверсант' : ''}`;

export const ru: SmershText = {
  mission: (n: number): string => `Задание ${n}`,
  squad: 'Группа:',
  rejected: 'Отказов подряд',
  sides: { scout: 'разведчик', spy: 'шпион', diversant: 'диверсант' },
  minutes: (n: number): string => `в запасе ${minutes(n)}`,
  rights: { used: 'карта отдана', next: 'вручает сейчас', waiting: 'ещё вручит', never: 'не вручает' },

  abilities: {
    interrogator: {
      name: 'Дознаватель',
      line: 'Узнаёт, за какую команду играет кто-то другой.',
      example: 'Номер 3 спрашивает про номер 7 и читает: «команда шпионов». Шпион или диверсант? Не сказано.',
    },
    listener: {
      name: 'Слухач',
      line: 'Узнаёт, в одной ли команде двое других.',
      example: 'Номер 2 спрашивает про 4 и 6: «команды разные». Один из них врёт, знать бы который.',
    },
    informant: {
      name: 'Осведомитель',
      line: 'Узнаёт, что показал кто-то из последней группы.',
      example: 'На задании был один провал. Номер 5 спрашивает про номер 1: «успех». Осталось двое.',
    },
    leader: {
      name: 'Новый командир',
      line: 'Забирает командование себе.',
      example: 'Номер 8 забирает его у номера 2. Дальше командует 9, а 3 подождёт.',
    },
    saboteur: {
      name: 'Саботажник',
      line: 'Разворачивает утверждённую группу. Это считается отказом.',
      example: 'Все были за, но номер 6 кладёт карту: никто не идёт, командует следующий.',
    },
    psychologist: {
      name: 'Психолог',
      line: 'Забирает карту, которую держит кто-то другой.',
      example: 'Номер 1 забирает у номера 4 Слухача и пускает в ход при следующем случае.',
    },
    instructor: {
      name: 'Инструктор',
      line: 'Вручает карту вместо того, чья очередь.',
      example: 'Номер 9 уже протягивал карту. «Нет, я», говорит номер 3, и карту получает 5.',
    },
  },
  told: {
    scouts: 'Разведчики',
    spies: 'Шпионы',
    'same-team': 'Заодно',
    'other-teams': 'Порознь',
    success: 'Успех',
    failure: 'Провал',
  },
  barred: {
    'not-in-this-window': 'Сейчас не время.',
    'just-taken': 'Только что взято: ждёт следующего случая.',
    'no-mission-yet': 'Ни одно задание ещё не пройдено.',
    'leads-already': 'И так командует.',
    'nobody-holds-one': 'Больше ни у кого ничего нет.',
    'gives-anyway': 'И так вручает.',
  },

  setup: {
    title: (count: number, spyCount: number, diversants: number): string =>
      `${people(count)}: ${hidden(spyCount, diversants)}`,
    deal: 'Тянем командира',
    squads: 'Сколько идёт',
    squadsLine: 'Задание срывает один провал.',
    squadsTwo: 'Задание срывает один провал, четвёртое только два.',
    speech: 'Речь, секунд',
    off: 'Нет',
    minutesLine: 'У каждого две лишние минуты на всю партию.',
    noClockLine: 'Без часов и без лишних минут.',
    secret: 'Голоса тайные до конца',
    secretLine: 'Стол видит только счёт. Имена будут в правде.',
    leader: 'Чаще менять командира',
    leaderLine: 'После задания, а не только отказа.',
    handOuts: 'Сколько карт вручаем',
    before: (n: number): string => `Перед заданием ${n}`,
    fewer: (n: number): string => `Меньше перед заданием ${n}`,
    more: (n: number): string => `Больше перед заданием ${n}`,
  },

  findings: {
    'too-few-players': (about: About): string => `Для СМЕРШа нужны хотя бы ${persons(about.min ?? 6)}.`,
    'too-many-players': (about: About): string => `В этой игре бывает не больше, чем ${people(about.max ?? 10)}.`,
    'too-many-hand-outs': (about: About): string =>
      `Карт на руки: ${about.sum}, а каждый вручает одну, и за столом ${persons(about.players ?? 0)}. Лишних: ${about.over}.`,
  },

  first: {
    title: 'Кто командует первым',
    line: 'Жребий брошен до раздачи сторон.',
    leads: 'командует заданием 1',
    note: 'Сядьте по номерам, по часовой стрелке.',
    deal: 'Раздать стороны',
  },

  handoff: {
    card: 'Раздача сторон',
    vote: 'Голосуем за группу',
    decision: 'Задание',
    answer: 'Ответ для одного',
    'look-again': 'Ещё один взгляд',
    seen: (done: number, of: number): string => `Посмотрели: ${done} из ${of}`,
    sealed: (done: number, of: number): string => `Запечатано: ${done} из ${of}`,
    counting: 'Голоса запечатаны. Сейчас узнаем, что вышло.',
    carriedOut: 'Все в группе решили. Посмотрим, что получилось.',
    backToTable: 'Продолжаем с того же места.',
  },

  card: {
    yours: 'Ваша сторона',
    names: { scout: 'Разведчик', spy: 'Шпион', diversant: 'Диверсант' },
    lines: {
      scout: 'Три задания должны удаться. При вас:',
      spy: 'Три задания должны сорваться. С вами:',
      diversant: 'Три задания должны сорваться. При вас:',
    },
    fixed: ['зоркий глаз', 'острый слух', 'рот на замке'],
    inMission: (whom: string, mission: number): string => `${whom}, задание ${mission}`,
  },

  handOut: {
    line: (at: number, of: number): string => `Карта ${at} из ${of}`,
    gives: 'вручает карту',
    givesInstead: 'вручает: Инструктор',
    pick: 'Выберите, кому',
    give: 'Карту получает',
    note: 'Не себе, и только тому, кто ничего не держит и получал меньше двух.',
    nobody: 'Взять её уже некому. Кладём на стол, лицом вверх.',
    discard: 'Отложить',
    instructor: 'вручу карту (Инструктор)',
  },

  window: {
    title: 'Кто пускает карту в ход?',
    lines: {
      'before-squad': 'Пока группа не названа.',
      'before-mission': 'Группа утверждена, но ещё не ушла.',
    },
    note: 'Захотели двое? Сперва командир, потом по часовой.',
    goOn: 'Никто. Дальше',
    missing: (n: number): string => (n === 1 ? 'Выберите кого-нибудь' : `Выберите: ${n}`),
    use: (name: string): string => `В ход: ${name}`,
    back: 'Нет, пусть полежит',
  },

  ring: { leads: 'командует' },

  team: {
    picks: (size: number): string => `берёт: ${size}`,
    picked: (n: number, of: number): string => `Группа: ${n} из ${of}`,
    missing: (n: number): string => `Нужно ещё: ${n}`,
    over: (n: number): string => `Лишних: ${n}`,
    propose: 'Назвать группу',
  },

  proposal: {
    line: (needed: number, of: number): string => `Чтобы группа пошла: ${votes(needed)} из ${of}.`,
    speeches: 'К речам',
    change: 'Изменить группу',
    note: 'С первой речи состав уже не меняется.',
    last: 'Ещё один отказ, и победа за командой шпионов.',
  },

  speech: {
    title: 'Речи',
    line: (at: number, of: number): string => `${at} из ${of}. Командир говорит последним.`,
    speaks: 'Говорит',
    next: 'Дальше:',
    last: 'Последняя речь о группе.',
    said: 'Всё сказано',
    extra: (left: number): string => `Лишняя минута (осталось ${left})`,
  },

  floor: {
    title: 'Последнее слово?',
    line: 'Лишняя минута, или сразу голосуем.',
    note: 'Число показывает, сколько лишних минут осталось.',
    vote: 'Голосуем',
  },

  ballot: {
    question: (n: number): string => `Задание ${n}. Пускаем эту группу?`,
    options: { approve: 'Пусть идут', reject: 'Не этих' },
    pick: 'Сначала выберите',
    seal: 'Запечатать голос',
    why: 'До последнего голоса никто ничего не узнает. Ответы меняются местами.',
  },

  decision: {
    question: (n: number): string => `Задание ${n}. Что вы покажете?`,
    options: {
      quickly: ['Успех,', 'и поскорее'],
      carefully: ['Успех,', 'и аккуратно'],
      complete: ['Успех,', 'но для вида'],
      sabotage: ['Провал,', 'и ни слова'],
    },
    pick: 'Сначала выберите',
    seal: 'Запечатать выбор',
    why: 'Стол узнает одно число: сколько было провалов. Ответы меняются местами.',
  },

  votes: {
    approved: 'Группа утверждена',
    rejected: 'Группе отказано',
    line: (approvals: number, rejections: number): string => `За: ${approvals}. Против: ${rejections}.`,
    for: 'За',
    against: 'Против',
    nobody: 'никто',
    secret: 'Домашнее правило: кто как голосовал, узнаем в конце.',
    missionNote: 'Телефон обойдёт группу, каждый решает без свидетелей.',
    leadsNext: 'Дальше командует:',
  },

  sabotaged: {
    title: 'Отбой',
    line: 'Саботажник развернул утверждённую группу. Это отказ.',
  },

  result: {
    completed: 'Удалось',
    broken: 'Сорвано',
    failures: (n: number): string => (n === 0 ? 'Ни одного провала' : failures(n)),
    notEnough: 'Это задание срывают только два.',
  },

  follows: {
    'hand-outs': 'К вручению карт',
    window: 'Дальше',
    team: 'К новой группе',
    mission: 'К заданию',
    truth: 'Показать всю правду',
  },

  track: {
    completed: 'есть',
    broken: 'срыв',
    now: 'сейчас',
    ahead: '',
    never: '',
    needsTwo: 'надо 2',
    open: 'Группы, карты, знаки',
    token: (n: number, size: number): string => `Задание ${n}, в группе ${persons(size)}`,
  },

  behind: { label: 'Что посмотреть', squads: 'Группы', abilities: 'Карты', signs: 'Знаки' },

  signs: {
    when: 'Чтобы говорить без слов: пока спорят и пока телефон ходит по кругу.',
    parts: { play: 'Игра', relations: 'Логика и доверие' },
    gestures: {
      'active-role': 'У меня активная роль',
      nominate: 'Выдвигаю этого игрока',
      'call-for-votes': 'Голосуйте за этого',
      'split-the-votes': 'Давайте разделим голоса',
      'address-the-host': 'Слово не в свою очередь',
      analysing: 'Обдумываю эти слова',
      'conditional-link': 'Если этот, то и тот',
      trust: 'Верю вам, играем вместе',
      'different-teams': 'Эти двое из разных команд',
    },
    host: 'Со словом не в очередь обращайтесь к тому, у кого телефон.',
  },

  endings: {
    scouts: 'Победа разведчиков',
    spies: 'Победа шпионов',
    rejections: 'Победа шпионов',
    stopped: 'Остановлено',
    left: 'Без победителя',
  },
  endingLines: {
    scouts: 'Три задания удались.',
    spies: 'Три задания сорваны.',
    rejections: 'Слишком много отказов подряд.',
    stopped: 'Очков никому.',
    left: 'За столом стало меньше людей, таблицы не сходятся.',
  },

  history: {
    none: 'Пока ни за одну группу не голосовали.',
    leads: 'командует',
    results: {
      rejected: 'отказ',
      approved: 'утверждена, но не пошла',
      completed: 'удалось',
      broken: 'срыв',
      unfinished: 'не доголосовали',
    },
    sabotages: failures,
    broke: 'Провал:',
    nobodyBroke: 'У всех успех.',
    void: 'Запечатанное к тому времени не в счёт.',
    points: (n: number): string => `+${n}`,
    teams: 'Все группы',
    side: 'Сторона',
    left: 'за столом больше нет',
    kept: (name: string): string => `на руках: ${name}`,
  },

  log: {
    title: 'Все карты',
    none: 'Карт пока не вручали.',
    gave: 'вручает. Получает',
    discarded: 'откладывает карту',
    insteadOf: 'вместо очереди:',
    used: 'пускает в ход',
    took: 'взято:',
    unread: 'Ответ так и не прочитан.',
    undealt: 'Вытянуты, но не вручены:',
    deck: 'Остались в колоде:',
  },

  leaving: {
    'deal-spent': 'Карты видели ещё не все. Раздача сгорит, и вы вернётесь к выбору ролей.',
    'ends-match': 'Таблицы групп больше не сойдутся, поэтому партия кончится правдой, без победителя.',
    decided: 'Всё уже решено и не изменится. Очков тому, кто уходит, не будет.',
  },

  help: {
    headings: {
      minute: 'За минуту',
      ends: 'Чем кончится',
      table: 'За этим столом',
      abilities: 'Карты',
      tactics: 'Маленькие хитрости',
    },
    minute: [
      'Здесь обращаются по номерам. Большинство разведчики, кто-то шпионы. Шпионы знают друг друга, разведчик не знает никого.',
      'Командир называет группу, все говорят по очереди и тайно голосуют. Нужно больше половины, равенство означает отказ. После отказа командует следующий по часовой.',
      'Утверждённая группа идёт на задание: каждый тайно показывает успех или провал. Разведчик может показать только успех. Стол узнает, сколько было провалов.',
    ],
    diversant: 'Диверсант играет за шпионов, но никого из них не знает. И они его тоже.',
    outcomes: {
      scouts: 'Три задания удались: победа разведчиков, каждому по очку.',
      spies: 'Три задания сорваны: победа команды шпионов, каждому по два очка.',
      rejections: 'Отказ за отказом, пока кружки не кончатся: тоже победа шпионов.',
      stopped: 'Остановиться можно когда угодно. Откроется правда, очков не будет.',
      left: 'Если кого-то за столом не стало, открывается правда, и победителя нет.',
    },
    people: (scoutCount: number, spyCount: number, diversants: number): string =>
      `За столом ${scouts(scoutCount)}, ${hidden(spyCount, diversants)}.`,
    sizes: (sizes: readonly number[]): string => `Сколько идёт на задания с первого по пятое: ${sizes.join(', ')}.`,
    breaks: (both: boolean): string =>
      both ? 'Задание срывает один провал, четвёртое только два.' : 'Любое задание срывает один провал.',
    handOuts:
      'Перед каждым заданием тянут карты и вручают их при всех, каждую другой игрок: против часовой, начиная справа от первого командира. Что у кого, видят все. Ответ видит только тот, кто спросил.',
    tactics: {
      scout: 'Разведчику: подарок тоже высказывание. Подумайте, почему карту дали именно вам.',
      spy: 'Шпиону: карта, пущенная на своего, даёт вам свидетеля.',
      all: 'Говорить, клясться и отрицать можно что угодно. Карту не показывают никогда.',
    },
  },
};
