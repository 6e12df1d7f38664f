import { wordTable } from './word-table.ts';
import type { Ways } from '../ways.ts';
import { rateOf } from './rate-units.ts';

/** A unit after 1 and after other numbers; the first way of each is the one that is said. */
export type Unit = { one: Ways; many: Ways };

const per = (one: string, many: string, each: string): [string, string] => [
  `${one} an ${each}|${one} per ${each}`.replace(/\ban (?=[^aeiou]|hundred)(?!hour)/g, 'a '),
  `${many} an ${each}|${many} per ${each}`.replace(/\ban (?=[^aeiou]|hundred)(?!hour)/g, 'a '),
];
const metric = (name: string): [string, string] => [`${name}meter|${name}metre`, `${name}meters|${name}metres`];
const regular = (name: string): [string, string] => [name, `${name}s`];
const same = (name: string): [string, string] => [name, name];

/** Signs as they are written; those that differ by capitals only stand for different things. */
const BY_SIGN: Record<string, [one: string, many: string]> = wordTable({
  km: metric('kilo'),
  m: metric(''),
  cm: metric('centi'),
  mm: metric('milli'),
  µm: metric('micro'),
  nm: metric('nano'),
  ft: ['foot', 'feet'],
  yd: regular('yard'),
  yds: regular('yard'),
  mi: regular('mile'),
  kg: ['kilogram|kilo', 'kilograms|kilos'],
  g: ['gram|gramme', 'grams|grammes'],
  mg: regular('milligram'),
  µg: regular('microgram'),
  mcg: regular('microgram'),
  lb: regular('pound'),
  lbs: regular('pound'),
  oz: regular('ounce'),
  L: ['liter|litre', 'liters|litres'],
  l: ['liter|litre', 'liters|litres'],
  ml: ['milliliter|millilitre', 'milliliters|millilitres'],
  mL: ['milliliter|millilitre', 'milliliters|millilitres'],
  cl: ['centiliter|centilitre', 'centiliters|centilitres'],
  gal: regular('gallon'),
  doz: same('dozen'),
  mol: regular('mole'),
  N: regular('newton'),
  Nm: regular('newton meter'),
  kN: regular('kilonewton'),
  qt: regular('quart'),
  qts: regular('quart'),
  tbsp: regular('tablespoon'),
  tsp: regular('teaspoon'),
  mph: ['mile an hour|mile per hour', 'miles an hour|miles per hour'],
  mpg: ['mile per gallon', 'miles per gallon'],
  kph: ['kilometer an hour|kilometer per hour', 'kilometers an hour|kilometers per hour'],
  rpm: ['revolution per minute', 'revolutions per minute'],
  bpm: ['beat per minute', 'beats per minute'],
  fps: ['frame per second|frame a second', 'frames per second|frames a second'],
  dpi: ['dot per inch', 'dots per inch'],
  ppm: ['part per million', 'parts per million'],
  Hz: same('hertz'),
  kHz: same('kilohertz'),
  MHz: same('megahertz'),
  GHz: same('gigahertz'),
  B: regular('byte'),
  kB: regular('kilobyte'),
  KB: regular('kilobyte'),
  MB: regular('megabyte'),
  GB: regular('gigabyte'),
  TB: regular('terabyte'),
  PB: regular('petabyte'),
  MiB: regular('mebibyte'),
  GiB: regular('gibibyte'),
  kbps: ['kilobit per second', 'kilobits per second'],
  Kbps: ['kilobit per second', 'kilobits per second'],
  Mbps: ['megabit per second', 'megabits per second'],
  Gbps: ['gigabit per second', 'gigabits per second'],
  'Mbit/s': ['megabit per second', 'megabits per second'],
  'kbit/s': ['kilobit per second', 'kilobits per second'],
  'Gbit/s': ['gigabit per second', 'gigabits per second'],
  'MB/s': ['megabyte per second', 'megabytes per second'],
  W: regular('watt'),
  kW: regular('kilowatt'),
  MW: regular('megawatt'),
  GW: regular('gigawatt'),
  Wh: regular('watt hour'),
  kWh: regular('kilowatt hour'),
  MWh: regular('megawatt hour'),
  V: regular('volt'),
  kV: regular('kilovolt'),
  mV: regular('millivolt'),
  mA: regular('milliamp'),
  mAh: regular('milliamp hour'),
  Ω: regular('ohm'),
  kΩ: regular('kilohm'),
  J: regular('joule'),
  kJ: regular('kilojoule'),
  cal: regular('calorie'),
  kcal: regular('kilocalorie'),
  Pa: regular('pascal'),
  hPa: regular('hectopascal'),
  kPa: regular('kilopascal'),
  atm: regular('atmosphere'),
  mmHg: ['millimeter of mercury', 'millimeters of mercury'],
  psi: ['pound per square inch|p s i', 'pounds per square inch|p s i'],
  dB: regular('decibel'),
  lm: ['lumen', 'lumens'],
  eV: regular('electron volt'),
  keV: regular('kiloelectron volt'),
  MeV: regular('megaelectron volt'),
  GeV: regular('gigaelectron volt'),
  TeV: regular('teraelectron volt'),
  Å: regular('angstrom'),
  Ah: regular('amp hour'),
  kt: regular('knot'),
  kts: regular('knot'),
  kn: regular('knot'),
  bbl: regular('barrel'),
  bps: regular('basis point'),
  hp: same('horsepower'),
  ha: regular('hectare'),
  s: regular('second'),
  sec: regular('second'),
  secs: regular('second'),
  ms: regular('millisecond'),
  µs: regular('microsecond'),
  ns: regular('nanosecond'),
  min: regular('minute'),
  mins: regular('minute'),
  h: regular('hour'),
  hr: regular('hour'),
  hrs: regular('hour'),
  wk: regular('week'),
  wks: regular('week'),
  mo: regular('month'),
  mos: regular('month'),
  yr: regular('year'),
  yrs: regular('year'),
  K: same('kelvin'),
  '°': regular('degree'),
  '°C': ['degree celsius', 'degrees celsius'],
  '℃': ['degree celsius', 'degrees celsius'],
  '°F': ['degree fahrenheit', 'degrees fahrenheit'],
  '℉': ['degree fahrenheit', 'degrees fahrenheit'],
  px: regular('pixel'),
  pt: regular('point'),
  pts: regular('point'),
  MP: regular('megapixel'),
  '%': same('percent|per cent'),
  '‰': same('per mille'),
});

const POWERS: Record<string, string> = wordTable({ '²': 'square', '³': 'cubic', '2': 'square', '3': 'cubic' });

const ways = ([one, many]: [string, string]): Unit => ({ one: one.split('|'), many: many.split('|') });

/** Many people write "KG" and "gb". */
const BY_SMALL_LETTERS = new Map(
  Object.entries(BY_SIGN)
    .toReversed()
    .map(([sign, names]) => [sign.toLowerCase(), names]),
);

/** A unit by its sign: "km", "°C", "m²", "sq ft" in one word, "km/h", "mg/kg". Null when there is none. */
export function unitOf(sign: string): Unit | null {
  const plain = sign.replace(/^μ/, 'µ');
  // "42 HRs" are home runs.
  if (/^\p{Lu}{2,}s$/u.test(plain)) return null;
  const known = BY_SIGN[plain] ?? (plain.length > 1 ? BY_SMALL_LETTERS.get(plain.toLowerCase()) : undefined);
  if (known) return ways(known);
  const power = /^(km|m|cm|mm|ft|mi|yd|in)([²³23])$/.exec(plain);
  if (power) {
    const [one, many] = power[1] === 'in' ? ['inch', 'inches'] : (BY_SIGN[power[1] as string] as [string, string]);
    const kind = POWERS[power[2] as string] as string;
    const shaped = (name: string) =>
      name
        .split('|')
        .map((each) => `${kind} ${each}`)
        .join('|');
    return ways([shaped(one), shaped(many)]);
  }
  const twice = /^(\p{L}{1,3}\/\p{L}{1,3})\/(\p{L}+)$/u.exec(plain);
  const inner = twice && unitOf(twice[1] as string);
  const then = twice && rateOf(twice[2] as string);
  if (inner && then)
    return { one: inner.one.map((way) => `${way} per ${then}`), many: inner.many.map((way) => `${way} per ${then}`) };
  const rate = /^([\p{L}°]{1,4}[²³]?)\/([\p{L}²³]+)$/u.exec(plain);
  const measured = rate && unitOf(rate[1] as string);
  const each = rate && rateOf(rate[2] as string);
  if (!measured || !each) return null;
  const [one, many] = per(measured.one[0] as string, measured.many[0] as string, each);
  // "Kilometers an hour", but "meters per second".
  const turned = (text: string) => (each === 'hour' ? text.split('|') : text.split('|').toReversed());
  return { one: turned(one), many: turned(many) };
}

/** Units that may stand apart from their number although they are a letter alone. */
export const LETTER_UNITS = new Set(['g', 'm', 's', 'h', 'L', 'l', 'W', 'V', 'J', '°', '%', '‰', 'Ω', 'Å']);
