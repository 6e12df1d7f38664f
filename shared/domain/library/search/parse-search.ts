import { parseColour } from '../../media/colour/colour-name.ts';
import { type ItemKind, ITEM_KINDS } from '../item-kinds.ts';
import { COLOUR_LABELS } from '../../organisation/organised.ts';
import { parseKey } from '../../music/music-key.ts';
import { dateRange, lengthRange } from './date-range.ts';
import { aspectRange } from './aspect-range.ts';
import { energyRange } from './energy-range.ts';
import { sizeRange } from './size-range.ts';
import { tempoRange } from './tempo-range.ts';
import { ITEM_STATES, type LibraryFilter, type LibrarySearch } from './library-filter.ts';

/** The operators of a search, in the order in which they are offered. */
export const SEARCH_OPERATORS = [
  'kind',
  'tag',
  'folder',
  'board',
  'speaker',
  'voice',
  'model',
  'seed',
  'date',
  'since',
  'before',
  'length',
  'size',
  'aspect',
  'rating',
  'label',
  'reason',
  'engine',
  'colour',
  'similar',
  'tempo',
  'key',
  'energy',
  'stack',
  'is',
] as const;

/** See SEARCH_OPERATORS. */
export type SearchOperator = (typeof SEARCH_OPERATORS)[number];

/** Whoever writes `kind:` need not know how kinds are stored. */
const KIND_NAMES: Readonly<Record<string, ItemKind>> = { take: 'speech', sample: 'voice-sample' };

const TOKEN = /([a-z]+):(?:"([^"]*)"|(\S+))/giu;

/** An operator with its value as it is written, where it stands, and what it means. */
export type SearchToken = { start: number; end: number; written: string; filter: LibraryFilter };

/**
 * The operators in a search, in their order: `kind:transcript`, `tag:"episode 12"`, `rating:4`, `length:>10m`, `date:2026-03`.
 * What looks like one and means nothing (`note:`, `kind:dog`, a word with a colon) is left alone: it is searched as text.
 */
export function searchTokens(query: string, nowMs: number): SearchToken[] {
  return [...query.matchAll(TOKEN)].flatMap((match) => {
    const [written, operator = '', quoted, bare] = match;
    const start = match.index;
    // In the middle of a word it is part of an address or a time.
    if (start > 0 && !/\s/u.test(query[start - 1] ?? '')) return [];
    const filter = filterOf(operator.toLowerCase(), (quoted ?? bare ?? '').trim(), nowMs);
    return filter === null ? [] : [{ start, end: start + written.length, written, filter }];
  });
}

/** Values of `kind:` that name no kind, as they are written; such words are searched as text, which is hardly meant. */
export const unknownKinds = (query: string): string[] =>
  [...query.matchAll(TOKEN)].flatMap(({ index, 1: operator = '', 2: quoted, 3: bare }) => {
    const isWord = index === 0 || /\s/u.test(query[index - 1] ?? '');
    const value = (quoted ?? bare ?? '').trim();
    return isWord && operator.toLowerCase() === 'kind' && kindOf(value.toLowerCase()) === null ? [value] : [];
  });

/** What a search means: its operators, and the words beside them. Dates are of the time zone of this computer. */
export function parseSearch(query: string, nowMs: number): LibrarySearch {
  const tokens = searchTokens(query, nowMs);
  let text = '';
  let from = 0;
  for (const { start, end } of tokens) {
    text += query.slice(from, start);
    from = end;
  }
  text += query.slice(from);
  return { text: text.replaceAll(/\s+/gu, ' ').trim(), filters: tokens.map(({ filter }) => filter) };
}

/** An operator as it is written, with quotation marks where the value needs them. What a value cannot hold is left out. */
export function writeOperator(operator: SearchOperator, value: string): string {
  const clean = value.replaceAll('"', '');
  return /^[^\s"]+$/u.test(clean) ? `${operator}:${clean}` : `${operator}:"${clean}"`;
}

const RANGES = {
  tempo: tempoRange,
  energy: energyRange,
  size: sizeRange,
  aspect: aspectRange,
  length: lengthRange,
} as const;

function filterOf(operator: string, value: string, nowMs: number): LibraryFilter | null {
  const lower = value.toLowerCase();
  switch (operator) {
    case 'kind':
      return kindOf(lower);
    case 'tag':
    case 'folder':
    case 'board':
    case 'speaker':
    case 'reason':
    case 'voice':
    case 'model':
      return value === '' ? null : { by: operator, name: value };
    case 'stack':
      return value === '' ? null : { by: 'stack', id: value };
    case 'similar':
      return value === '' ? null : { by: 'similar', id: value };
    case 'colour':
    case 'color': {
      const colour = parseColour(lower);
      return colour && { by: 'colour', colour };
    }
    case 'key': {
      const key = parseKey(value);
      return key && { by: 'key', key };
    }
    case 'tempo':
    case 'energy':
    case 'size':
    case 'aspect':
    case 'length': {
      const range = RANGES[operator](lower);
      return range && { by: operator, ...range };
    }
    case 'seed':
      return /^\d{1,15}$/.test(value) ? { by: 'seed', seed: Number(value) } : null;
    case 'engine':
      return lower === 'local' || lower === 'cloud' ? { by: 'engine', engine: lower } : null;
    case 'is': {
      const state = ITEM_STATES.find((name) => name === lower);
      return state ? { by: 'is', state } : null;
    }
    case 'label':
      return labelOf(lower);
    case 'rating':
      return ratingOf(lower);
    case 'date':
    case 'since':
    case 'before':
      return dateOf(operator, lower, nowMs);
    default:
      return null;
  }
}

function kindOf(name: string): LibraryFilter | null {
  const singular = name.replace(/s$/, '');
  const kind = KIND_NAMES[singular] ?? [name, singular].find((each) => Object.hasOwn(ITEM_KINDS, each));
  return kind === undefined ? null : { by: 'kind', kind: kind as ItemKind };
}

/** A colour of labels, or `none`. */
function labelOf(name: string): LibraryFilter | null {
  const label = COLOUR_LABELS.find((each) => each === name);
  if (label) return { by: 'label', label };
  return name === 'none' ? { by: 'label', label: null } : null;
}

/** `4` is four stars or more, `=4` four, `<3` fewer than three; 0 is no stars. */
function ratingOf(text: string): LibraryFilter | null {
  const [, sign = '>=', digit] = /^(>=|<=|=|>|<)?([0-5])$/.exec(text) ?? [];
  if (digit === undefined) return null;
  const stars = Number(digit);
  const bounds: Record<string, [number, number]> = {
    '=': [stars, stars],
    '>=': [stars, 5],
    '>': [stars + 1, 5],
    '<=': [0, stars],
    '<': [0, stars - 1],
  };
  const [least, most] = stars === 0 && sign === '>=' ? [0, 0] : (bounds[sign] ?? [stars, 5]);
  return { by: 'rating', least, most };
}

function dateOf(operator: 'date' | 'since' | 'before', text: string, nowMs: number): LibraryFilter | null {
  const range = dateRange(text, nowMs);
  if (range === null) return null;
  if (operator === 'since') return { by: 'date', from: range.from, before: null };
  return operator === 'before'
    ? { by: 'date', from: null, before: range.from }
    : { by: 'date', from: range.from, before: range.before };
}
