/**
 * A word between blanks and dashes. `bare` is without the punctuation around it and without the full stop that
 * `hasStop` tells of; `isBreak` says that a pause or the end of a sentence may follow. Offsets are UTF-16 units.
 */
export type WrittenWord = {
  raw: string;
  bare: string;
  begin: number;
  bareBegin: number;
  hasStop: boolean;
  isBreak: boolean;
};

const RANGE_SIDE = String.raw`(?:(?<!\p{L})(?:[A-Z]|[ivxl]{1,6})(?!\p{L})|[$€£¥]?\d[\d.,:]*[\p{L}%°]{0,3}%?|(?:Mon|Tues?|Wed|Thu|Thurs?|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\.?|[AaPp]\.?[Mm]\.?|noon|midnight|present|today|now)`;
/** A dash between two of these is a range; between other words it parts them. */
const RANGE = new RegExp(String.raw`^${RANGE_SIDE}[–—]${RANGE_SIDE}`, 'u');
/** How far a range is looked for. */
const LONGEST_SIDE = 12;

/**
 * Blanks that group digits are no end of a word: "5\u00A0000", "12 345 678", "10 000". Three groups of three are rather a telephone
 * number, and what follows digits or a bracket is a part of one.
 */
const GROUPED = String.raw`(?<![\d)]\s)[$€£¥]?[1-9](?:\d{0,2}(?:[\u00A0\u2009\u202F]\d{3})+|\d?(?: \d{3}){2,}|\d{0,2}(?: 000)+)(?!\d|,\d|\s\d)\S*`;
const RUNS = new RegExp(String.raw`${GROUPED}|\S+`, 'gu');

/** The words of a text, cut at blanks that group no digits and at dashes that join no range. */
export function writtenWords(text: string): WrittenWord[] {
  return [...text.matchAll(RUNS)].flatMap(({ 0: run, index }) => {
    const words: WrittenWord[] = [];
    let begin = 0;
    for (const { index: dash } of run.matchAll(/[–—]/g)) {
      if (dash === 0 || isInRange(run, dash)) continue;
      words.push(writtenWord(run.slice(begin, dash + 1), index + begin));
      begin = dash + 1;
    }
    if (begin < run.length) words.push(writtenWord(run.slice(begin), index + begin));
    return words;
  });
}

/** Whether the dash at an offset joins two numbers, months or weekdays. */
export function isInRange(text: string, dash: number): boolean {
  const before = /[\p{L}\p{N}$€£¥.,:%°]+$/u.exec(text.slice(Math.max(0, dash - LONGEST_SIDE), dash))?.[0] ?? '';
  return RANGE.test(text.slice(dash - before.length, dash + LONGEST_SIDE));
}

const EDGE = /^[^\p{L}\p{N}&+=@%€£¥₹$#°~±≈≥≤<>√×÷−.'’≠→∞§¶©⌘⌥⇧⌃-]/u;
/** Signs that belong to what follows them: numbers, names, amounts. */
const LEADING =
  /^(?:['’](?:\d0s|\d\d(?!\d))|\.(?:\d|\p{Lu}{2})|-(?:[\d$€£¥]|\.\d)|[#@][\p{L}\p{N}_]|[+=~±≈≥≤<>√−](?=[\d$€£.])|\+\/?[-−](?=\.?\d)|[&@+=<>≥≤≈×÷%°$€£¥₹](?=\P{L}*$)|[±≠→∞](?=\P{L}*$)|§{1,2}(?=\d|$)|[¶©](?=\d|$)|[⌘⌥⇧⌃]+\S|[\p{L}\p{N}%°$€£¥₹])/u;
const END = /[^\p{L}\p{N}&+=@%‰€£¥₹$¢°#'’"″′♯♭♮<>≥≤≈√×÷−±≠→∞§¶©]$/u;
const TRAILING =
  /(?:[\p{L}\p{N}%‰°¢€£¥₹$]|\d[+"″′'’]|\+\+|\p{L}\+|(?:^|\P{L})[A-Z]#|(?:^|\P{L})[A-G][♯♭♮]|^[&@+=<>≥≤≈×÷±≠→∞−©]|^§{1,2}|^¶)$/u;

/** The sign of a grade or of a group of blood is no dash: "B-", "AB-". */
const GRADE = /^(?:[A-F]|O|AB)[-−]$/;

/** A word by itself, at an offset. */
export function writtenWord(raw: string, begin: number): WrittenWord {
  let from = 0;
  while (from < raw.length && (EDGE.test(raw.slice(from)) || !LEADING.test(raw.slice(from)))) from += 1;
  // Of the same length, so that offsets stay.
  let bare = raw.slice(from).replaceAll(/(?<=\d)\s(?=\d)/g, ',');
  let hasStop = false;
  while (bare !== '' && !GRADE.test(bare) && (END.test(bare) || !TRAILING.test(bare))) {
    if (bare.endsWith('.') && !bare.endsWith('..')) hasStop = true;
    bare = bare.slice(0, -1);
  }
  return { raw, bare, begin, bareBegin: begin + from, hasStop, isBreak: /[,;:.!?…–—)\]]["'”’]*$/u.test(raw) };
}

/** A word among its neighbours. Words that do not exist are empty. */
export type Place = WrittenWord & {
  /** The word so many places behind or, where the distance is negative, ahead. */
  at(distance: number): WrittenWord;
  isFirst: boolean;
};

const NOTHING: WrittenWord = { raw: '', bare: '', begin: 0, bareBegin: 0, hasStop: false, isBreak: true };

/** "1.234,56" with the signs that English has between digits. */
const inEnglish = (bare: string): string =>
  /^[€£$]?\d{1,3}(?:\.\d{3})+,\d\d€?$/.test(bare)
    ? bare.replaceAll(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))
    : bare;

/** The places of words. A quote behind a number closes a quotation, where one is open, and means inches elsewhere. */
export function placesOf(words: readonly WrittenWord[]): Place[] {
  let isOpen = false;
  const known = words.map((word, index) => {
    const lead = word.raw.slice(0, word.bareBegin - word.begin);
    if (/["“]/.test(lead)) isOpen = true;
    const isQuoteEnd = isOpen && /["”]/.test(word.raw.slice(lead.length));
    if (isQuoteEnd) isOpen = false;
    const bare = isQuoteEnd ? word.bare.replace(/["″]$/, '') : word.bare;
    // "–5 °C": before a degree the dash is a minus.
    const isMinus = /^–\d/.test(word.raw) && (words[index + 1]?.raw ?? '').startsWith('°');
    return { ...word, bare: inEnglish(isMinus ? `−${bare}` : bare) };
  });
  return known.map((word, index) => ({
    ...word,
    at: (distance) => known[index + distance] ?? NOTHING,
    isFirst: index === 0 || /[.!?…]["'”’)]*$/u.test(known[index - 1]?.raw ?? ''),
  }));
}
