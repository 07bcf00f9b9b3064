// Trust No One in Russian. Written anew; names stay in the nominative, and nothing guesses a player's gender.

import { four } from '../../../text/plurals';
import type { TrustText } from './en';

type About = Readonly<Record<string, number>>;

const people = (n: number): string =>
  `${n} ${four(n, { one: 'игрок', few: 'игрока', many: 'игроков', other: 'игрока' })}`;
const spies = (n: number): string =>
  `${n} ${four(n, { one: 'шпион', few: 'шпиона', many: 'шпионов', other: 'шпиона' })}`;
const scouts = (n: number): string =>
  `${n} ${four(n, { one: 'разведчик', few: 'разведчика', many: 'разведчиков', other: 'разведчика' })}`;
const votes = (n: number): string =>
  `${n} ${four(n, { one: 'голос', few: 'голоса', many: 'голосов', other: 'голоса' })}`;
const sabotages = (n: number): string =>
  `${n} ${four(n, { one: 'диверсия', few: 'диверсии', many: 'диверсий', other: 'диверсии' })}`;
const persons = (n: number): string =>
  `${n} ${four(n, { one: 'человек', few: 'человека', many: 'человек', other: 'человека' })}`;

export const ru: TrustText = {
  operation: (n: number): string => `Операция ${n}`,
  sides: { scout: 'разведчик', spy: 'шпион' },

  setup: {
    title: (count: number, spyCount: number): string => `${people(count)}, ${spies(spyCount)}`,
    deal: 'Раздаём карты',
    teams: 'Сколько идёт',
    teamsLine: 'В операциях с первой по пятую.',
    teamsTwo: 'Четвёртую срывают только две диверсии.',
    talk: 'Обсуждение перед голосованием, минут',
    off: 'Нет',
    secret: 'Голоса тайные до конца',
    secretLine: 'Стол видит только счёт. Имена будут в правде.',
  },

  findings: {
    'too-few-players': (about: About): string =>
      `Чтобы как следует не доверять друг другу, нужны ${persons(about.min ?? 5)}.`,
    'too-many-players': (about: About): string => `В этой игре бывает не больше, чем ${people(about.max ?? 10)}.`,
  },

  handoff: {
    card: 'Раздача карт',
    vote: 'Голосуем за состав',
    decision: 'Операция',
    'look-again': 'Ещё один взгляд',
    seen: (done: number, of: number): string => `Посмотрели: ${done} из ${of}`,
    sealed: (done: number, of: number): string => `Запечатано: ${done} из ${of}`,
    leads: (name: string): string => `Командует: ${name}. Первого выбрал жребий, стороны ни при чём.`,
    counting: 'Голоса запечатаны. Сейчас узнаем, что вышло.',
    carriedOut: 'Все в группе решили. Посмотрим, что получилось.',
    backToTable: 'Продолжаем с того же места.',
  },

  card: {
    yours: 'Ваша сторона',
    names: { scout: 'Разведчик', spy: 'Шпион' },
    lines: {
      scout: 'Три операции должны удаться. При вас:',
      spy: 'Три операции должны сорваться. С вами:',
    },
    fixed: ['зоркий глаз', 'острый слух', 'рот на замке'],
  },

  team: {
    leads: (size: number): string => `командует и набирает группу: ${size}`,
    picked: (n: number, of: number): string => `Группа: ${n} из ${of}`,
    missing: (n: number): string => `Нужно ещё: ${n}`,
    over: (n: number): string => `Лишних: ${n}`,
    propose: 'Предложить группу',
    note: 'Спорить можно всем. Палец командира решает.',
    leader: 'командует',
  },

  proposal: {
    line: (needed: number, of: number): string => `Чтобы группа пошла: ${votes(needed)} из ${of}.`,
    vote: 'Голосуем',
    change: 'Изменить группу',
    last: 'Ещё один отказ, и шпионы победили.',
    note: 'Время выйдет, разговор останется. Закончите его сами.',
  },

  rejected: 'Отказов подряд',

  ballot: {
    question: (n: number): string => `Операция ${n}. Пускаем эту группу?`,
    options: { approve: 'Пусть идут', reject: 'Не этих' },
    pick: 'Сначала выберите',
    seal: 'Запечатать голос',
    why: 'До последнего голоса никто ничего не узнает. Ответы меняются местами.',
  },

  decision: {
    question: (n: number): string => `Операция ${n}. Что вы делаете?`,
    options: {
      quickly: ['Выполнить,', 'и поскорее'],
      carefully: ['Выполнить,', 'и аккуратно'],
      complete: ['Выполнить,', 'но для вида'],
      sabotage: ['Сорвать,', 'и ни слова'],
    },
    pick: 'Сначала выберите',
    seal: 'Запечатать выбор',
    why: 'Стол узнает одно число: сколько было диверсий. Ответы меняются местами.',
  },

  votes: {
    approved: 'Группа идёт',
    rejected: 'Группа не идёт',
    line: (approvals: number, rejections: number): string => `За: ${approvals}. Против: ${rejections}.`,
    for: 'За',
    against: 'Против',
    nobody: 'никто',
    secret: 'Домашнее правило: кто как голосовал, узнаем в конце.',
    operation: 'К операции',
    next: 'Передать команду',
    leadsNext: 'Дальше командует:',
    operationNote: 'Телефон обойдёт группу, каждый решает без свидетелей.',
  },

  result: {
    completed: 'Удалось',
    broken: 'Сорвано',
    line: (size: number): string => `В группе: ${persons(size)}.`,
    sabotages: (n: number): string => (n === 0 ? 'Ни одной диверсии' : sabotages(n)),
    notEnough: 'Эту срывают только две.',
    truth: 'Показать всю правду',
  },

  track: {
    completed: 'есть',
    broken: 'срыв',
    now: 'сейчас',
    ahead: '',
    never: '',
    needsTwo: 'надо 2',
    open: 'Все группы до сих пор',
    token: (n: number, size: number): string => `Операция ${n}, в группе ${persons(size)}`,
  },

  endings: {
    scouts: 'Победа разведчиков',
    spies: 'Победа шпионов',
    rejections: 'Победа шпионов',
    stopped: 'Остановлено',
    left: 'Без победителя',
  },
  endingLines: {
    scouts: 'Три операции удались.',
    spies: 'Три операции сорваны.',
    rejections: 'Пять групп подряд никуда не пошли.',
    stopped: 'Очков никому.',
    left: 'За столом стало меньше людей, таблицы не сходятся.',
  },

  history: {
    none: 'Пока ни за одну группу не голосовали.',
    leads: 'командует',
    results: {
      rejected: 'отказ',
      approved: 'в пути',
      completed: 'удалось',
      broken: 'срыв',
      unfinished: 'не доголосовали',
    },
    cutShort: 'не закончено',
    sabotages,
    broke: 'Диверсия:',
    nobodyBroke: 'Диверсий не было.',
    void: 'Запечатанное к тому времени не в счёт.',
    points: (n: number): string => `+${n}`,
    teams: 'Все группы',
    side: 'Сторона',
    left: 'за столом больше нет',
    rules: {
      secret: 'голоса тайные до конца',
      byName: 'голоса поимённо',
      talk: (minutes: number): string => `${minutes} мин на разговор`,
      noTalk: 'без часов',
    },
  },

  leaving: {
    'deal-spent': 'Карты видели ещё не все. Раздача сгорит, и вы вернётесь к выбору ролей.',
    'ends-match': 'Таблицы групп больше не сойдутся, поэтому партия кончится правдой, без победителя.',
    decided: 'Всё уже решено и не изменится. Очков тому, кто уходит, не будет.',
  },

  help: {
    headings: { minute: 'За минуту', ends: 'Чем кончится', table: 'За этим столом', tactics: 'Маленькие хитрости' },
    minute: [
      'Почти все тут разведчики, но есть и шпионы. Шпионы знают друг друга, разведчик не знает никого.',
      'Командир набирает группу, и все тайно за неё голосуют. Нужно больше половины, при равенстве никто не идёт. Потом голоса объявляются поимённо.',
      'Кто пошёл, решает тайно и сам за себя: выполнить операцию или сорвать. Разведчик может только выполнить. Стол узнает, сколько было диверсий, но не чьих.',
      'После каждого отказа и каждой операции командует следующий по кругу.',
    ],
    outcomes: {
      scouts: 'Три операции удались: победа разведчиков, каждому по очку.',
      spies: 'Три операции сорваны: победа шпионов, каждому по два очка.',
      rejections: 'Пять групп подряд никуда не пошли: тоже победа шпионов.',
      stopped: 'Остановиться можно когда угодно. Откроется правда, очков не будет.',
      left: 'Если кого-то за столом не стало, открывается правда, и победителя нет.',
    },
    sizes: (sizes: readonly number[]): string => `Сколько идёт в операциях с первой по пятую: ${sizes.join(', ')}.`,
    people: (scoutCount: number, spyCount: number): string => `За столом ${scouts(scoutCount)} и ${spies(spyCount)}.`,
    needed: (n: number): string => `Чтобы группа пошла, нужно: ${votes(n)}.`,
    breaks: (both: boolean): string =>
      both ? 'Операцию срывает одна диверсия, четвёртую только две.' : 'Операцию срывает одна диверсия.',
    tactics: {
      scout: 'Разведчику: сорванная операция оставляет список подозреваемых. Не пускайте группу, где он весь.',
      spy: 'Шпиону: в первой операции честность обходится дёшево. Двое своих в одной группе мешают друг другу.',
      all: 'Говорить, клясться и отрицать можно что угодно. Карту не показывают никогда.',
    },
  },
};
