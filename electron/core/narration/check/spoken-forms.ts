import type { Ways } from '../../../../shared/domain/speech/normalization/ways.ts';

/** Words that mean the same to everybody; how numbers and abbreviations are said is in the table of readings. */
const SAME: Record<string, string> = {
  tv: 't v',
  dr: 'doctor',
  mr: 'mister',
  mrs: 'missus',
  st: 'saint|street',
  no: 'number',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'got to',
  cannot: 'can not',
  alright: 'all right',
  "'em": 'them',
  em: 'them',
  "o'clock": 'oclock',
  ma: "ma'am",
};
const ENDINGS: [RegExp, string[]][] = [
  [/^(.+)n't$/, ['not']],
  [/^(.+)'ll$/, ['will', 'shall']],
  [/^(.+)'re$/, ['are']],
  [/^(.+)'ve$/, ['have']],
  [/^(.+)'m$/, ['am']],
  [/^(.+)'d$/, ['would', 'had']],
  [/^(.+)'s$/, ['is', 'has', 'us']],
];
const IRREGULAR_STEMS: Record<string, string> = { ca: 'can', wo: 'will', sha: 'shall' };
/** A word of a few hundred ways is no help any more. */
const MOST_FORMS = 60;

/**
 * Ways of saying what is written as one word, each a list of lower-case words. The first is the word itself, then come the
 * readings of the table (see waysOfWords), contractions and capitals letter by letter.
 */
export function spokenForms(written: string, ways: Ways | null): string[][] {
  const word = plainWord(written);
  const readings = (ways ?? []).map((way) => plainWord(way).split(/[\s-]+/));
  const forms = [[word], ...readings, ...sameForms(word), ...contractions(word), ...letters(written)];
  const unique = new Map(forms.filter((form) => form.length > 0).map((form) => [form.join(' '), form]));
  return [...unique.values()].slice(0, MOST_FORMS);
}

/** A word as it is compared: compatible forms made equal, lower case, straight apostrophes. */
export const plainWord = (written: string): string =>
  written
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u2018\u2019\u02BC]/g, "'");

const sameForms = (word: string): string[][] =>
  (Object.hasOwn(SAME, word) ? (SAME[word] ?? '') : '')
    .split('|')
    .filter((form) => form !== '')
    .map((form) => form.split(' '));

function contractions(word: string): string[][] {
  return ENDINGS.flatMap(([pattern, rests]) => {
    const stem = pattern.exec(word)?.[1];
    return stem ? rests.map((rest) => [IRREGULAR_STEMS[stem] ?? stem, rest]) : [];
  });
}

/** Capitals may be spelled out, whatever the table says of them: another voice may do otherwise. */
function letters(written: string): string[][] {
  const bare = written.replaceAll('.', '');
  if (!/^[A-Z]{2,8}s?$/.test(bare)) return [];
  return [[...bare.toLowerCase()]];
}
