/** How much of what is written otherwise than it is spoken is spelled out beyond what the voice does by itself. */
export type Normalisation = 'off' | 'basic' | 'quality';

/** A word with its neighbours, without the punctuation around it. */
export type WrittenWord = { word: string; previous: string; next: string };

const TITLES: Record<string, string> = {
  'dr.': 'doctor',
  'mr.': 'mister',
  'mrs.': 'missus',
  'ms.': 'miz',
  'prof.': 'professor',
  'vs.': 'versus',
  'etc.': 'et cetera',
  'e.g.': 'for example',
  'i.e.': 'that is',
  'approx.': 'approximately',
};
const SYMBOLS: Record<string, string> = { '&': 'and', '+': 'plus', '=': 'equals', '@': 'at', '%': 'per cent' };
const UNITS: Record<string, string> = {
  km: 'kilometers',
  m: 'meters',
  cm: 'centimeters',
  mm: 'millimeters',
  kg: 'kilograms',
  g: 'grams',
  mg: 'milligrams',
  l: 'liters',
  ml: 'milliliters',
  mph: 'miles an hour',
  'km/h': 'kilometers an hour',
  hz: 'hertz',
  khz: 'kilohertz',
  mb: 'megabytes',
  gb: 'gigabytes',
  '°': 'degrees',
  '°c': 'degrees Celsius',
  '°f': 'degrees Fahrenheit',
};
const CURRENCIES: Record<string, [one: string, many: string]> = {
  '€': ['euro', 'euros'],
  '£': ['pound', 'pounds'],
  '¥': ['yen', 'yen'],
};
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** What to say for a written word: one or more words. */
export function spokenForm(written: WrittenWord, mode: Normalisation): string {
  const { word, next } = written;
  const title = TITLES[word.toLowerCase()];
  if (title) return title;
  if (/^st\.$/i.test(word)) return /^\p{Lu}/u.test(next) ? 'saint' : 'street';
  if (word in SYMBOLS) return SYMBOLS[word] as string;
  if (mode === 'off') return word;
  const basic = basicForm(word);
  if (basic !== null || mode === 'basic') return basic ?? word;
  return qualityForm(written) ?? word;
}

function basicForm(word: string): string | null {
  const unit = /^(-?\d[\d.,]*)(km\/h|[a-z]{1,3}|°[CF]?)$/i.exec(word);
  if (unit) {
    const name = UNITS[(unit[2] as string).toLowerCase()];
    if (name) return `${signed(unit[1] as string)} ${name}`;
  }
  const money = /^([€£¥])(\d[\d,]*)(?:\.(\d{2}))?$/.exec(word);
  if (money) {
    const [one, many] = CURRENCIES[money[1] as string] as [string, string];
    const amount = `${money[2]} ${money[2] === '1' ? one : many}`;
    return money[3] && money[3] !== '00' ? `${amount} ${Number(money[3])}` : amount;
  }
  const date = /^(\d{4})-(\d{2})-(\d{2})$/.exec(word);
  const month = date && MONTHS[Number(date[2]) - 1];
  if (date && month) return `${month} ${ordinal(Number(date[3]))} ${date[1]}`;
  if (/^#\d+$/.test(word)) return `number ${word.slice(1)}`;
  const fraction = /^1\/([234])$/.exec(word);
  if (fraction) return ['one half', 'one third', 'one quarter'][Number(fraction[1]) - 2] as string;
  if (/^-\d/.test(word)) return signed(word);
  return address(word);
}

/** Mail addresses and web addresses as one says them. */
function address(word: string): string | null {
  const bare = word.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
  const isAddress = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(word) || bare !== word || /^www\./i.test(word);
  if (!isAddress) return null;
  return bare
    .replaceAll('@', ' at ')
    .replaceAll('.', ' dot ')
    .replaceAll('/', ' slash ')
    .replaceAll('_', ' underscore ')
    .replaceAll('-', ' dash ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function qualityForm({ word, previous }: WrittenWord): string | null {
  if (/^[IVX]{1,6}$/.test(word) && /^(?:chapter|part|act|volume|book|section|world|war)$/i.test(previous)) {
    return String(roman(word));
  }
  if (/^(?:II|III|IV|VI|VII|VIII|IX|XI|XII|XIII|XIV|XV|XVI)$/.test(word) && /^\p{Lu}\p{Ll}/u.test(previous)) {
    return `the ${ordinal(roman(word))}`;
  }
  const clock = /^(\d{1,2})(?::(\d{2}))?(am|pm)$/i.exec(word);
  if (clock) {
    const minutes = clock[2] && clock[2] !== '00' ? ` ${clock[2].replace(/^0/, 'oh ')}` : '';
    return `${clock[1]}${minutes} ${[...(clock[3] as string).toLowerCase()].join(' ')}`;
  }
  if (/^\+?\d{2,4}(?:[-.]\d{2,4}){2,}$/.test(word)) {
    const groups = word.replace('+', '').split(/[-.]/);
    return `${word.startsWith('+') ? 'plus ' : ''}${groups.map((group) => [...group].join(' ')).join(', ')}`;
  }
  return null;
}

const signed = (number: string) => number.replace(/^-/, 'minus ');

const ORDINAL_ENDINGS: Record<number, string> = { 1: 'st', 2: 'nd', 3: 'rd' };

function ordinal(number: number): string {
  const isTeen = number % 100 >= 11 && number % 100 <= 13;
  return `${number}${isTeen ? 'th' : (ORDINAL_ENDINGS[number % 10] ?? 'th')}`;
}

function roman(text: string): number {
  const values: Record<string, number> = { I: 1, V: 5, X: 10 };
  const digits = [...text].map((letter) => values[letter] as number);
  return digits.reduce((sum, value, index) => sum + (value < (digits[index + 1] ?? 0) ? -value : value), 0);
}
