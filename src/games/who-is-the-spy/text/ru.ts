// Who's the Spy? in Russian. Names stay in the nominative, and nothing guesses a player's gender (design §3).

import { four } from '../../../text/plurals';
import type { SpyText } from './en';

/** So many people, as a subject: «Шестеро», «Одиннадцать игроков». */
const PEOPLE = [
  'Никого',
  'Один игрок',
  'Двое',
  'Трое',
  'Четверо',
  'Пятеро',
  'Шестеро',
  'Семеро',
  'Восьмеро',
  'Девятеро',
  'Десятеро',
  'Одиннадцать игроков',
  'Двенадцать игроков',
  'Тринадцать игроков',
  'Четырнадцать игроков',
  'Пятнадцать игроков',
  'Шестнадцать игроков',
];
/** The same as an object: «советуем одного», «трое чужих на шестерых». */
const OF_PEOPLE = [
  'ноль',
  'одного',
  'двоих',
  'троих',
  'четверых',
  'пятерых',
  'шестерых',
  'семерых',
  'восьмерых',
  'девятерых',
  'десятерых',
];
const SMALL = ['ноль', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь'];

const players = (n: number): string =>
  `${n} ${four(n, { one: 'игрок', few: 'игрока', many: 'игроков', other: 'игрока' })}`;
const people = (n: number): string => PEOPLE[n] ?? players(n);
const ofPeople = (n: number): string => OF_PEOPLE[n] ?? people(n).toLowerCase();
const spies = (n: number): string => four(n, { one: 'шпион', few: 'шпиона', many: 'шпионов', other: 'шпиона' });
const blanks = (n: number): string =>
  four(n, { one: 'пустышка', few: 'пустышки', many: 'пустышек', other: 'пустышки' });
const votes = (n: number): string =>
  `${n} ${four(n, { one: 'голос', few: 'голоса', many: 'голосов', other: 'голоса' })}`;
const ballots = (n: number): string =>
  `${n} ${four(n, { one: 'бюллетень', few: 'бюллетеня', many: 'бюллетеней', other: 'бюллетеня' })}`;
const pairs = (n: number): string =>
  `${n} ${four(n, { one: 'свежая пара', few: 'свежие пары', many: 'свежих пар', other: 'свежей пары' })}`;
const signs = (n: number): string => `${n} ${four(n, { one: 'знак', few: 'знака', many: 'знаков', other: 'знака' })}`;
const seconds = (n: number): string =>
  `${n} ${four(n, { one: 'секунда', few: 'секунды', many: 'секунд', other: 'секунды' })}`;

/** «один шпион», «две пустышки»: numbers agree with what they count. */
function hidden(spyCount: number, blankCount: number): string {
  if (spyCount > 0) return `${SMALL[spyCount] ?? spyCount} ${spies(spyCount)}`;
  if (blankCount === 0) return 'без чужих';
  return `${['ноль', 'одна', 'две'][blankCount] ?? blankCount} ${blanks(blankCount)}`;
}

export const ru: SpyText = {
  roles: { civilian: 'мирный', spy: 'шпион', blank: 'пустышка', unknown: 'пока неизвестно' },
  round: (n: number): string => `Круг ${n}`,

  setup: {
    title: (count: number, spyCount: number, blankCount: number): string =>
      `${people(count)}, ${hidden(spyCount, blankCount)}`,
    deal: 'Раздаём слова',
    spies: 'Шпионы',
    spiesLine: (n: number): string => `Советуем ${ofPeople(n)}`,
    fewerSpies: 'Убрать шпиона',
    moreSpies: 'Добавить шпиона',
    blanks: 'Пустышки',
    blanksLine: 'Вообще без слова',
    fewerBlanks: 'Убрать пустышку',
    moreBlanks: 'Добавить пустышку',
    set: 'Слова',
    sets: { simple: 'Простые', tricky: 'Хитрые', hard: 'Жёсткие' },
    setLines: {
      simple: 'Дальняя родня: разницу слышно сразу.',
      tricky: 'Близкая родня: разберётесь круга за два.',
      hard: 'Почти близнецы: разница в мелочи-другой. Удачи.',
    },
    wordLanguage: 'Язык слов',
    clue: 'Время на подсказку, секунд',
    talk: 'Обсуждение, секунд',
    off: 'Нет',
    vote: 'Голосование',
    votes: { secret: 'Тайное', open: 'Открытое' },
    voteLines: {
      secret: 'Телефон идёт по кругу. До подсчёта голосов не видит никто.',
      open: 'Один экран на всех. Быстрее, но каждый голос тянет за собой другие.',
    },
    firstRound: 'Круг 1 не голосуем',
    firstRoundLine: 'Спорим, но все остаются.',
    fresh: (n: number): string => `В этом наборе ${pairs(n)}`,
    reshuffled: 'Все пары этого набора сыграны. Перемешаем и пойдём по второму разу.',
    packFailed: 'Эти слова не загрузились. Возьмите другой набор или повторите, когда будет сеть.',
  },

  findings: {
    'too-few-players': (about: Record<string, number>): string =>
      `${people(about.players ?? 0)} за столом, и этого мало: одно голосование, и играть уже некому. Нужны хотя бы ${people(about.min ?? 4).toLowerCase()}.`,
    'too-many-players': (about: Record<string, number>): string =>
      `${people(about.max ?? 16)} на один телефон, больше никак.`,
    'no-strangers': (): string => 'Искать некого. Возьмите шпиона или хотя бы пустышку.',
    // Out of so many at the table, since civilians can come out below zero here.
    'too-many-strangers': (about: Record<string, number>): string =>
      `${people(about.strangers ?? 0)} чужих на ${ofPeople((about.strangers ?? 0) + (about.civilians ?? 0))}, это перебор: мирных должно быть больше, чем шпионов и пустышек вместе. Предел: ${people(about.most ?? 0).toLowerCase()}.`,
    'one-civilian-more': (): string =>
      'Мирных больше всего на одного. Начать можно, но первая же ошибка отдаст победу чужим.',
  },

  handoff: {
    card: 'Раздача слов',
    vote: 'Тайное голосование',
    revote: 'Перевыборы после ничьей',
    'vote-anew': 'Голосуем заново',
    'look-again': 'Ещё один взгляд',
    seen: (done: number, of: number): string => `Посмотрели: ${done} из ${of}`,
    voted: (done: number, of: number): string => `Запечатано: ${done} из ${of}`,
    anewNote: 'За столом стало меньше людей. Прежние голоса не в счёт, голосуем снова.',
    opens: (name: string): string => `Начинает: ${name}. Очередь случайна, роли ни при чём.`,
    counting: 'Голоса запечатаны. Теперь считаем все вместе.',
    backToTable: 'Продолжаем с того же места.',
  },

  card: {
    yours: 'Ваше слово',
    word: 'На чьей вы стороне, карта не скажет. Может быть, вас таких много, а может быть, и нет.',
    none: '(слова нет)',
    blank: 'Вы пустышка. Сначала послушайте, а потом скажите то, что сойдёт за подсказку о слове.',
  },

  clue: {
    title: 'Подсказки',
    line: (round: number, at: number, of: number): string => `Круг ${round}. Подсказка ${at} из ${of}.`,
    tieTitle: 'Ещё по подсказке',
    tieLine: (round: number, at: number, of: number): string => `Круг ${round}, ничья. Подсказка ${at} из ${of}.`,
    speaks: 'Сейчас говорит',
    phrase: 'Одна фраза',
    rules: ['Ни кусочка самого слова', 'Ни капли вранья', 'Ни одного дословного повтора'],
    upNext: 'Потом:',
    lastOne: 'Последняя подсказка круга.',
    said: 'Сказано',
    undone: (name: string): string => `Сказано: ${name}`,
  },

  talk: {
    title: 'Кто тут не о том?',
    line: (round: number): string => `Круг ${round}. Спорьте вслух.`,
    order: 'Говорили в таком порядке',
    vote: 'Начать голосование',
    noVote: 'Ко второму кругу',
    noVoteNote: 'Домашнее правило: в первом круге не голосуем.',
    note: 'Время выйдет, но разговор закончите вы сами.',
    tieRule: 'Ничья? Те, у кого поровну, дают ещё по подсказке, остальные голосуют снова. Опять ничья: все остаются.',
    lastChance: 'В прошлый раз никто не выбыл. Ещё одно такое голосование, и партия закончится вничью.',
  },

  ballot: {
    question: 'У кого другое слово?',
    among: 'Ничья. У кого из них другое слово?',
    openTitle: 'Голосуем открыто',
    openLine: (missing: number): string =>
      missing === 0 ? 'Все голоса на месте.' : `Ждём ещё ${votes(missing)}. Передумать можно.`,
    votesFor: 'голос:',
    nobodyYet: 'пока нет',
    count: 'Считаем',
    missing: (n: number): string => `Ждём ещё ${votes(n)}`,
    anew: 'За столом стало меньше людей, голосуем заново.',
    choose: (name: string): string => `Чей голос: ${name}`,
  },

  count: {
    title: 'Подсчёт',
    line: (at: number, of: number): string =>
      at === 0 ? `${ballots(of)}, все лицом вниз` : `Бюллетень ${at} из ${of}`,
    secondTitle: 'Второй подсчёт',
    first: 'Первый бюллетень',
    next: 'Следующий бюллетень',
    turn: 'Перевернуть карту',
    most: 'Больше всех голосов:',
    tie: 'Ничья:',
    tieNext: 'Ещё по подсказке',
    tieVoters: 'Право голоса:',
    secondTie: 'Снова ничья. В этом круге все остаются.',
    allTied: 'Поровну у всех, решать некому. Все остаются.',
    draw: 'Второе голосование подряд впустую. Партия закончилась вничью.',
    nextRound: 'Следующий круг',
    truth: 'Показать всю правду',
  },

  turned: {
    title: 'Карта открыта',
    line: (round: number, n: number, of: number): string => `Круг ${round}. ${votes(n)} из ${of}.`,
    wordWas: 'На ней было слово',
    wordHidden: 'Слово закрыто до конца партии.',
    noWord: 'Слова на ней не было.',
    guess: 'Одна попытка угадать',
    guessNote: 'Если пустышка назовёт слово мирных, победа украдена.',
    next: 'Следующий круг',
    goesOn: 'Ещё ничего не решено.',
    truth: 'Показать всю правду',
  },

  guess: {
    title: 'Одна попытка',
    line: 'Скажите вслух и впишите. Вердикт окончательный.',
    label: 'Слово мирных…',
    say: 'Это мой ответ',
    pass: 'Не буду гадать',
    empty: 'Сначала впишите слово',
    long: (most: number): string => `Предел: ${signs(most)}`,
    right: 'Да, это то самое слово.',
    wrong: 'Нет, слово другое.',
    passed: 'Ответа не было.',
    verdict: 'Вердикт',
  },

  endings: {
    civilians: 'Мирные победили',
    strangers: 'Чужие победили',
    stolen: 'Победа украдена',
    draw: 'Ничья',
    stopped: 'Партия прервана',
    left: 'Без победителя',
    none: '',
  },
  endingLines: {
    civilians: 'Чужих за столом не осталось.',
    strangers: 'Чужих теперь не меньше, чем мирных.',
    stolen: 'Пустышка назвала слово. Остальным ничего.',
    draw: 'Два голосования подряд, и все на месте.',
    stopped: 'Очков никому.',
    left: 'Всё решил уход, а не голосование.',
    none: '',
  },

  truth: {
    civiliansHad: 'У мирных',
    spiesHad: 'У шпионов',
    nobodyHad: 'Ни у кого',
    who: 'Кто есть кто',
    votedIn: (round: number): string => `Голос, круг ${round}`,
    secondVote: 'перевыборы',
    voided: 'не в счёт из-за ухода',
    outIn: (round: number): string => `вылет в круге ${round}`,
    leftIn: (round: number): string => `уход в круге ${round}`,
    noWord: 'без слова',
    notMade: 'голоса нет',
    noVote: 'не голосовали',
    guessed: 'догадка',
    guessRight: 'верно',
    guessWrong: 'мимо',
    passed: 'без догадки',
    points: (n: number): string => `+${n}`,
    rounds: 'Круги',
  },

  seats: {
    rules: (spyCount: number, blankCount: number): string =>
      `${spyCount} ${spies(spyCount)}, ${blankCount} ${blanks(blankCount)}`,
    secret: 'тайный голос',
    open: 'открытый голос',
    seconds,
    noTimer: 'без часов',
    clueTime: 'на подсказку',
    talkTime: 'на спор',
    noFirstVote: 'в круге 1 не голосуем',
    living: (n: number): string => `${players(n)} в игре`,
    out: 'вне игры',
  },

  leaving: {
    'deal-spent': 'Свою карту видели ещё не все. Раздача и её слова сгорят, и вы вернётесь к выбору ролей.',
    'vote-anew': 'Голосование начнётся заново, с первого бюллетеня. Карта останется закрытой до конца.',
    passes: 'Уйти сейчас значит отказаться от попытки угадать.',
    'was-out': 'Уже вне игры. Очков не будет, а партия продолжится.',
    'no-card': 'Голосов больше всех, но карта не откроется. Начнётся следующий круг.',
    'plays-on':
      'Остальные играют дальше, карта закрыта до конца. Если уход всё решит, вы увидите правду, а победы не будет.',
  },

  help: {
    minute: [
      'Каждый получает тайное слово, и оно у всех одно. Почти: у шпионов слово другое, очень похожее. А у пустышки слова нет.',
      'Кто есть кто, не сказано никому. Шпион тоже видит слово и думает, что оно как у всех. Так что карта со словом ничего не доказывает.',
      'Каждый по очереди говорит о слове одну фразу. Потом все спорят и голосуют. У кого голосов больше всех, того карту переворачивают. И так круг за кругом.',
    ],
    judge: 'Телефон подсказок не слушает. Годится фраза или нет, решаете вы.',
    headings: { minute: 'За минуту', ends: 'Чем кончается', ties: 'Ничья', tactics: 'Пара хитростей' },
    outcomes: {
      civilians: 'Мирные побеждают, когда чужих за столом не осталось. Чужие — это шпионы и пустышки.',
      strangers: 'Чужие побеждают вместе, когда их столько же, сколько мирных, или больше.',
      stolen:
        'Если карта открылась и это пустышка, у неё одна попытка назвать слово мирных. Угадает, и победа только её.',
      draw: 'Два голосования подряд, а все на месте: партия заканчивается вничью.',
      stopped: 'Остановиться можно в любой момент: правду покажут, очков не дадут.',
      left: 'Если партию решил чей-то уход, правду покажут, а победы не будет.',
    },
    ties: [
      'Если голосов поровну у нескольких, каждый из них даёт ещё по подсказке. Остальные голосуют снова и выбирают только из них.',
      'Снова ничья или поровну у всех: в этом круге все остаются.',
    ],
    tactics: {
      civilian: 'Мирным: начните издалека, самое меткое придержите до второго круга.',
      spy: 'Шпионам: послушайте двоих, прежде чем с кем-то соглашаться. Говорите как они: туманно и ничуть не увереннее.',
      blank: 'Пустышкам: собирайте слово по чужим фразам и заранее решите, что назовёте, если вас выгонят.',
      all: 'Всем: внезапная уверенность подозрительна. Похоже, до кого-то только что дошло.',
    },
  },
};
