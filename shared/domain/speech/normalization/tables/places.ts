import { wordTable } from './word-table.ts';

/** Endings of street names, without their full stop. */
const STREETS: Record<string, string> = wordTable({
  st: 'street',
  ave: 'avenue',
  av: 'avenue',
  blvd: 'boulevard',
  rd: 'road',
  dr: 'drive',
  ln: 'lane',
  ct: 'court',
  pl: 'place',
  sq: 'square',
  ter: 'terrace',
  terr: 'terrace',
  pkwy: 'parkway',
  hwy: 'highway',
  expy: 'expressway',
  fwy: 'freeway',
  cir: 'circle',
  xing: 'crossing',
  aly: 'alley',
  rte: 'route',
  tpke: 'turnpike',
});
/** Endings that mean nothing else, so that they need no name ahead of them. */
const CLEAR = new Set(['ave', 'blvd', 'rd', 'pkwy', 'hwy', 'expy', 'fwy', 'rte', 'tpke', 'ln']);

/** "Boulevard" of "Blvd"; null when it is no ending of a street. */
export const streetOf = (word: string): string | null => STREETS[word.toLowerCase()] ?? null;

/** Whether an ending of a street means nothing else. */
export const isClearStreet = (word: string): boolean => CLEAR.has(word.toLowerCase());

const STREET_WORDS =
  /^(?:street|avenue|boulevard|road|drive|lane|court|place|square|terrace|parkway|highway|way|circle)$/i;

/** Whether a word, abbreviated or not, ends the name of a street. */
export const endsStreet = (word: string): boolean => STREET_WORDS.test(word) || streetOf(word) !== null;

/** Saints that places and people are called after. */
const SAINTS = new Set(
  (
    'Agnes Albans Andrew Andrews Anne Anthony Augustine Barnabas Barth Bartholomew Basil Benedict Bernard Brendan Bridget ' +
    'Catherine Catharines Cecilia Charles Christopher Clair Clare Cloud Columba Croix Cyr Cyril David Denis Edmund Elizabeth ' +
    'Elmo Eustatius Francis Gallen Gabriel George Georges Germain Giles Helena Helens Helier Ignatius Ives James Jerome Joan ' +
    'John Johns Joseph Jude Julian Kilda Kitts Lawrence Louis Lucia Lucie Luke Maarten Margaret Mark Martin Mary Matthew ' +
    'Michael Monica Moritz Nicholas Nick Ninian Olaf Pancras Patrick Paul Peter Peters Petersburg Philip Pierre Pius Raphael ' +
    'Sebastian Simon Stephen Swithin Teresa Thomas Tropez Valentine Vincent Vitus'
  ).split(' '),
);

/** Whether a word is the name of a saint, also as a possessive. */
export const isSaint = (word: string): boolean => SAINTS.has(word.replace(/['’]s?$/, ''));

const STATES: Record<string, string> = wordTable({
  AL: 'alabama',
  AK: 'alaska',
  AZ: 'arizona',
  AR: 'arkansas',
  CA: 'california',
  CO: 'colorado',
  CT: 'connecticut',
  DE: 'delaware',
  DC: 'D C',
  FL: 'florida',
  GA: 'georgia',
  HI: 'hawaii',
  ID: 'idaho',
  IL: 'illinois',
  IN: 'indiana',
  IA: 'iowa',
  KS: 'kansas',
  KY: 'kentucky',
  LA: 'louisiana',
  ME: 'maine',
  MD: 'maryland',
  MA: 'massachusetts',
  MI: 'michigan',
  MN: 'minnesota',
  MS: 'mississippi',
  MO: 'missouri',
  MT: 'montana',
  NE: 'nebraska',
  NV: 'nevada',
  NH: 'new hampshire',
  NJ: 'new jersey',
  NM: 'new mexico',
  NY: 'new york',
  NC: 'north carolina',
  ND: 'north dakota',
  OH: 'ohio',
  OK: 'oklahoma',
  OR: 'oregon',
  PA: 'pennsylvania',
  RI: 'rhode island',
  SC: 'south carolina',
  SD: 'south dakota',
  TN: 'tennessee',
  TX: 'texas',
  UT: 'utah',
  VT: 'vermont',
  VA: 'virginia',
  WA: 'washington',
  WV: 'west virginia',
  WI: 'wisconsin',
  WY: 'wyoming',
});
/** Those that are words too: only ahead of a postal code. */
const DOUBTFUL_STATES = new Set(['OK', 'IN', 'OR', 'ME', 'HI', 'ID']);

/** The state that two capitals behind a town name; null when it is none. */
export function stateOf(capitals: string, isPostalCodeNext: boolean): string | null {
  if (DOUBTFUL_STATES.has(capitals) && !isPostalCodeNext) return null;
  return STATES[capitals] ?? null;
}

const COMPASS: Record<string, string> = wordTable({
  N: 'north',
  S: 'south',
  E: 'east',
  W: 'west',
  NE: 'northeast',
  NW: 'northwest',
  SE: 'southeast',
  SW: 'southwest',
  NNE: 'north northeast',
  ENE: 'east northeast',
  ESE: 'east southeast',
  SSE: 'south southeast',
  SSW: 'south southwest',
  WSW: 'west southwest',
  WNW: 'west northwest',
  NNW: 'north northwest',
});

/** "Northwest" of "NW" and "N.W"; null when it is no direction. */
export const directionOf = (letters: string): string | null => COMPASS[letters.replaceAll('.', '')] ?? null;
