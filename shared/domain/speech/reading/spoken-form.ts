import { measure, money, signed, unitAfter } from './measures.ts';

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
  'jr.': 'junior',
  'sr.': 'senior',
  'mt.': 'mount',
  'no.': 'number',
  'vs.': 'versus',
  'etc.': 'et cetera',
  'e.g.': 'for example',
  'i.e.': 'that is',
  'approx.': 'approximately',
};
const SYMBOLS: Record<string, string> = { '&': 'and', '+': 'plus', '=': 'equals', '@': 'at', '%': 'per cent' };
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** What to say for a written word: one or more words. */
export function spokenForm(written: WrittenWord, mode: Normalisation): string {
  const { word, next } = written;
  const title = TITLES[word.toLowerCase()];
  if (title) return title;
  if (/^st\.$/i.test(word)) return /^\p{Lu}/u.test(next) ? 'saint' : 'street';
  if (word in SYMBOLS) return SYMBOLS[word] as string;
  const range = /^(\d+)[–—](\d+)$/.exec(word);
  if (range) return `${range[1]} to ${range[2]}`;
  if (mode === 'off') return word;
  const basic = basicForm(written);
  if (basic !== null || mode === 'basic') return basic ?? word;
  return qualityForm(written) ?? word;
}

const FRACTIONS: Record<string, string> = {
  '1/2': 'one half',
  '1/3': 'one third',
  '2/3': 'two thirds',
  '1/4': 'one quarter',
  '3/4': 'three quarters',
  '24/7': 'twenty four seven',
  'and/or': 'and or',
};

function basicForm({ word, previous }: WrittenWord): string | null {
  const fraction = FRACTIONS[word.toLowerCase()];
  if (fraction) return fraction;
  if (/^#\d+$/.test(word)) return `number ${word.slice(1)}`;
  if (/^-\d/.test(word) && measure(word) === null) return signed(word);
  const joined = /^(\p{Lu}{1,2})&(\p{Lu}{1,2})$/u.exec(word);
  if (joined) return `${spelled(joined[1] as string)} and ${spelled(joined[2] as string)}`;
  return measure(word) ?? unitAfter(previous, word) ?? money(word) ?? date(word) ?? clock(word) ?? address(word);
}

function date(word: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(word);
  if (iso) return dateOf(iso[1] as string, Number(iso[2]), Number(iso[3]));
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(word);
  if (!slashed) return null;
  const [first, second, year] = [Number(slashed[1]), Number(slashed[2]), slashed[3] as string];
  // The American order, unless that is no date.
  return dateOf(year, first, second) ?? dateOf(year, second, first);
}

function dateOf(year: string, month: number, day: number): string | null {
  const name = MONTHS[month - 1];
  return name && day >= 1 && day <= 31 ? `${name} ${ordinal(day)} ${year}` : null;
}

function clock(word: string): string | null {
  const time = /^(\d{1,2})(?::(\d{2}))?(am|pm)$/i.exec(word);
  if (!time) return null;
  const minutes = time[2] && time[2] !== '00' ? ` ${time[2].replace(/^0/, 'oh ')}` : '';
  return `${time[1]}${minutes} ${spelled(time[3] as string)}`;
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
  if (/^\+?\d{2,4}(?:[-.]\d{2,4}){2,}$/.test(word)) {
    const groups = word.replace('+', '').split(/[-.]/);
    return `${word.startsWith('+') ? 'plus ' : ''}${groups.map((group) => [...group].join(' ')).join(', ')}`;
  }
  return null;
}

const spelled = (letters: string) => [...letters.toLowerCase()].join(' ');

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
