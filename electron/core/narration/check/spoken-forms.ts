import { byDigit, decadeWords, numberWords, ordinalWords } from './number-words.ts';

const WRITTEN: Record<string, string> = {
  'dr.': 'doctor',
  dr: 'doctor',
  'mr.': 'mister',
  mr: 'mister',
  'mrs.': 'missus',
  mrs: 'missus',
  'ms.': 'miz',
  'prof.': 'professor',
  'st.': 'saint|street',
  'vs.': 'versus',
  'etc.': 'et cetera',
  'e.g.': 'for example',
  'i.e.': 'that is',
  'approx.': 'approximately',
  'no.': 'number|no',
  '&': 'and',
  '+': 'plus',
  '=': 'equals',
  '@': 'at',
  '%': 'percent|per cent',
  ok: 'okay',
  'o.k.': 'okay',
  tv: 't v',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'got to',
  cannot: 'can not',
  alright: 'all right',
  "'em": 'them',
  "o'clock": 'oclock',
  'ma.': "ma'am",
  ...unit('km', 'kilometer|kilometers|kilometre|kilometres'),
  ...unit('kg', 'kilogram|kilograms|kilo|kilos'),
  ...unit('cm', 'centimeter|centimeters|centimetre|centimetres'),
  ...unit('mm', 'millimeter|millimeters|millimetre|millimetres'),
  ...unit('mph', 'miles an hour|miles per hour'),
  ...unit('°c', 'degrees celsius'),
  ...unit('°f', 'degrees fahrenheit'),
  ...unit('°', 'degrees'),
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
const CURRENCIES: Record<string, [many: string, one: string, parts: string]> = {
  $: ['dollars', 'dollar', 'cents'],
  '€': ['euros', 'euro', 'cents'],
  '£': ['pounds', 'pound', 'pence'],
  '¥': ['yen', 'yen', 'yen'],
};
/** A number of a few hundred ways is no help any more. */
const MOST_FORMS = 60;

/**
 * Ways of saying what is written as one word, each a list of lower-case words: "1882", "Dr.", "don't", "$3.50", "BBC". The
 * first is the word itself.
 */
export function spokenForms(written: string): string[][] {
  const word = plainWord(written);
  const forms = [[word], ...numericForms(word), ...knownForms(word), ...contractions(word), ...letters(written)];
  const unique = new Map(forms.filter((form) => form.length > 0).map((form) => [form.join(' '), form]));
  return [...unique.values()].slice(0, MOST_FORMS);
}

/** A word as it is compared: compatible forms made equal, lower case, straight apostrophes. */
export const plainWord = (written: string): string =>
  written
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u2018\u2019\u02BC]/g, "'");

function unit(name: string, forms: string): Record<string, string> {
  return { [name]: forms };
}

const knownForms = (word: string): string[][] =>
  (WRITTEN[word] ?? '')
    .split('|')
    .filter((form) => form !== '')
    .map((form) => form.split(' '));

function contractions(word: string): string[][] {
  return ENDINGS.flatMap(([pattern, rests]) => {
    const stem = pattern.exec(word)?.[1];
    return stem ? rests.map((rest) => [IRREGULAR_STEMS[stem] ?? stem, rest]) : [];
  });
}

/** Capitals may be spelled out: "BBC", "U.S.A.", "A4". */
function letters(written: string): string[][] {
  const bare = written.replaceAll('.', '');
  if (!/^[A-Z][A-Z0-9]{1,7}s?$/.test(bare)) return /^(?:[a-z]\.){2,}$/i.test(written) ? [[...bare.toLowerCase()]] : [];
  const spelled = [...bare.toLowerCase()].flatMap((letter) => (/\d/.test(letter) ? byDigit(letter, 'zero') : [letter]));
  return [spelled];
}

function numericForms(word: string): string[][] {
  const currency = CURRENCIES[word[0] ?? ''];
  if (currency) return moneyForms(word.slice(1), currency);
  const [, number, ending] = /^(\d[\d,.:]*?)((?:st|nd|rd|th|s|'s|%|[a-z°]+)?)$/.exec(word) ?? [];
  if (number === undefined || ending === undefined) return [];
  const digits = number.replaceAll(',', '');
  if (ending === '') return plainNumber(digits);
  if (!/^\d+$/.test(digits) && ending !== '%' && !WRITTEN[ending]) return [];
  if (/^(?:st|nd|rd|th)$/.test(ending)) return ordinalWords(digits);
  if (ending === 's' || ending === "'s") return decadeWords(digits);
  const after = knownForms(ending);
  const tails = after.length > 0 ? after : [[ending]];
  return plainNumber(digits).flatMap((form) => tails.map((tail) => [...form, ...tail]));
}

function plainNumber(digits: string): string[][] {
  const time = /^(\d{1,2}):(\d\d)$/.exec(digits);
  if (time?.[1] && time[2]) return timeForms(time[1], time[2]);
  const [whole = '', fraction] = digits.split('.');
  if (!/^\d*$/.test(whole) || (fraction !== undefined && !/^\d+$/.test(fraction))) return [];
  if (fraction === undefined) return numberWords(whole);
  const heads = whole === '' ? [[]] : numberWords(whole);
  return heads.flatMap((head) => [
    [...head, 'point', ...byDigit(fraction, 'zero')],
    [...head, 'point', ...byDigit(fraction, 'oh')],
  ]);
}

function timeForms(hours: string, minutes: string): string[][] {
  const tails =
    minutes === '00'
      ? [[], ['oclock'], ["o'clock"], ['hundred']]
      : minutes.startsWith('0')
        ? [byDigit(minutes, 'oh'), byDigit(minutes, 'zero')]
        : numberWords(minutes);
  return numberWords(hours).flatMap((head) => tails.map((tail) => [...head, ...tail]));
}

function moneyForms(amount: string, [many, one, parts]: [string, string, string]): string[][] {
  const [whole = '', fraction] = amount.replaceAll(',', '').split('.');
  if (!/^\d+$/.test(whole) || (fraction !== undefined && !/^\d\d?$/.test(fraction))) return [];
  const heads = numberWords(whole).map((form) => [...form, whole === '1' ? one : many]);
  if (fraction === undefined || Number(fraction) === 0) return heads;
  const tails = numberWords(fraction.replace(/^0/, ''));
  return heads.flatMap((head) =>
    tails.flatMap((tail) => [
      [...head, ...tail],
      [...head, ...tail, parts],
      [...head, 'and', ...tail, parts],
    ]),
  );
}
