// Own pairs, all the words, and codes for a camera, in Russian. Written anew; nothing guesses a reader's gender.

import { four } from '../plurals';
import type { SeldomText } from './en';

type About = Readonly<Record<string, number>>;

const pairs = (n: number): string => `${n} ${four(n, { one: 'пара', few: 'пары', many: 'пар', other: 'пары' })}`;
const pairsAdded = (n: number): string => `${n} ${four(n, { one: 'пару', few: 'пары', many: 'пар', other: 'пары' })}`;
const lines = (n: number): string =>
  `${n} ${four(n, { one: 'строка', few: 'строки', many: 'строк', other: 'строки' })}`;
const records = (n: number): string =>
  `${n} ${four(n, { one: 'запись', few: 'записи', many: 'записей', other: 'записи' })}`;
const which = (about: About): string => (about.word === 2 ? 'Второе слово' : 'Первое слово');

export const ru: SeldomText = {
  own: {
    title: 'Свои пары слов',
    line: (n: number, most: number): string =>
      n === 0
        ? `Пока пусто. Сюда войдёт ${pairs(most)}, и только в этот телефон.`
        : `${n} из ${most}, только в этом телефоне.`,
    first: 'Первое слово',
    second: 'Похожее на него',
    spellings: 'Пишут по-разному? Поставьте черту: тоннель|туннель.',
    add: 'Добавить пару',
    many: 'Сразу много',
    carry: 'Взять с собой',
    mend: (pair: string): string => `Исправить: ${pair}`,
    mendTitle: 'Исправить пару',
    save: 'Сохранить пару',
    remove: (pair: string): string => `Убрать: ${pair}`,
    removed: (pair: string): string => `Больше не в списке: ${pair}`,
    added: (n: number): string => `В списке прибыло: ${pairs(n)}.`,
    unread: (n: number): string =>
      `Не читается: ${records(n)} в памяти телефона. При следующей правке списка это пропадёт.`,
    appleTab:
      'Safari вычищает страницу, если не заходить на неё неделю. Поместите Sotto на экран «Домой» или сохраните пары файлом.',
  },

  many: {
    title: 'Сразу много',
    line: 'Одна пара в строке: лимон / лайм. Запятая, табуляция и тире тоже подойдут.',
    field: 'Ваши пары',
    file: 'Открыть файл',
    read: 'Посмотрим, что выйдет',
    nothing: 'Здесь пока пусто.',
    unreadable: 'Файл не открылся. Возьмите другой или вставьте сам текст.',
    back: 'Поправить текст',
  },

  preview: {
    taken: (n: number): string => (n === 0 ? 'Добавить отсюда нечего.' : `Годится: ${pairs(n)}`),
    rejected: (n: number): string => `Не вышло: ${lines(n)}`,
    line: (n: number): string => `Строка ${n}`,
    more: (n: number): string => `И ещё ${lines(n)} в том же духе.`,
    add: (n: number): string => `Добавить ${pairsAdded(n)}`,
  },

  arrived: {
    title: 'Пары с другого телефона',
    line: 'Без вашего слова ничего не добавится.',
    no: 'Нет, спасибо',
    appleTab: 'Это вкладка Safari, и пары останутся в ней. Для Sotto с экрана «Домой» попросите их текстом.',
  },

  carry: {
    title: 'Взять с собой',
    line: (n: number): string => `${pairs(n)}: на другой телефон или про запас.`,
    text: 'Текстом',
    file: 'Файлом',
    codes: 'Кодом для камеры',
    name: 'Пары слов для Sotto',
    copied: 'Скопировано. Вставьте куда захотите.',
    saved: 'Файл лежит в загрузках.',
    refused: 'Браузер упёрся и не отдаёт. Попробуйте другой способ.',
  },

  codes: {
    title: 'Код для камеры',
    line: 'Наведите камеру другого телефона. Пары прямо в коде, никакой сервер их не увидит.',
    of: (at: number, of: number): string => `Код ${at} из ${of}`,
    next: 'Следующий код',
    previous: 'Предыдущий код',
    left: (n: number): string => `Не влезает в код: ${pairs(n)}. Для такого есть файл.`,
    alt: 'Квадратный код: откроет Sotto с этими парами',
  },

  address: {
    title: 'Sotto на другой телефон',
    line: 'Наведите его камеру сюда. После первого захода и там можно без сети.',
    alt: 'Квадратный код с адресом этого Sotto',
    send: 'Послать адрес',
    copied: 'Адрес скопирован.',
  },

  words: {
    title: 'Все слова',
    spoils: 'Здесь все пары, которые мы раздаём. Прочтёте сейчас, узнаете потом за столом.',
    forWhom: 'Хорошо, чтобы выкинуть заезженную пару. Плохо для вечера.',
    show: 'Всё равно покажите',
    line: 'Выключенная пара на этом телефоне не выпадет.',
    language: 'Язык',
    set: 'Набор',
    sets: { simple: 'Простые', tricky: 'Хитрые', hard: 'Жёсткие' },
    off: (n: number, of: number): string =>
      n === 0 ? `В игре ${pairs(of)}, все до одной.` : `Выключено: ${n} из ${of}.`,
    allOn: 'Включить все',
    failed: 'Эти слова не загрузились. Попробуйте, когда будет сеть.',
  },

  refused: {
    'word-empty': (about: About): string => `${which(about)} пустое, или в нём нет ни буквы.`,
    'word-long': (about: About): string => `${which(about)} длинновато. Знаков может быть не больше ${about.most}.`,
    'variants-many': (about: About): string =>
      `${which(about)} пишут слишком по-разному. Написаний не больше ${about.most}.`,
    'pair-equal': (): string => 'Это одно и то же слово.',
    'variant-collides': (): string => 'Одно написание годится сразу для обоих слов.',
    'pair-exists': (): string => 'Такая пара уже есть.',
    'own-full': (about: About): string => `Список полон: ${pairs(about.most ?? 0)}. Сначала уберите какую-нибудь.`,
    'own-missing': (): string => 'Этой пары в списке уже нет.',
    'no-separator': (): string => 'Второго слова не видно. Поставьте между ними черту: лимон / лайм.',
    'too-many-words': (about: About): string => `Слов в строке: ${about.words}. А в паре их два.`,
    'pair-damaged': (): string => 'Это не пара слов.',
    'parcel-damaged': (): string => 'Пары помялись в дороге. Попросите прислать ещё раз.',
    'parcel-newer': (): string => 'Эти пары из более нового Sotto. Обновите свой и попробуйте снова.',
    'parcel-big': (): string => 'Для списка слов это чересчур. Присылайте частями.',
  },
};
