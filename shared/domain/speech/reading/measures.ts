/** Units by their sign, as they are said after 1 and after other numbers. */
const UNITS: Record<string, [one: string, many: string]> = {
  km: ['kilometer', 'kilometers'],
  m: ['meter', 'meters'],
  cm: ['centimeter', 'centimeters'],
  mm: ['millimeter', 'millimeters'],
  ft: ['foot', 'feet'],
  kg: ['kilogram', 'kilograms'],
  g: ['gram', 'grams'],
  mg: ['milligram', 'milligrams'],
  lb: ['pound', 'pounds'],
  lbs: ['pound', 'pounds'],
  oz: ['ounce', 'ounces'],
  l: ['liter', 'liters'],
  ml: ['milliliter', 'milliliters'],
  mph: ['mile an hour', 'miles an hour'],
  'km/h': ['kilometer an hour', 'kilometers an hour'],
  hz: ['hertz', 'hertz'],
  khz: ['kilohertz', 'kilohertz'],
  mhz: ['megahertz', 'megahertz'],
  ghz: ['gigahertz', 'gigahertz'],
  kb: ['kilobyte', 'kilobytes'],
  mb: ['megabyte', 'megabytes'],
  gb: ['gigabyte', 'gigabytes'],
  tb: ['terabyte', 'terabytes'],
  kw: ['kilowatt', 'kilowatts'],
  kwh: ['kilowatt hour', 'kilowatt hours'],
  ms: ['millisecond', 'milliseconds'],
  fps: ['frame per second', 'frames per second'],
  '°': ['degree', 'degrees'],
  '°c': ['degree Celsius', 'degrees Celsius'],
  '°f': ['degree Fahrenheit', 'degrees Fahrenheit'],
};
const CURRENCIES: Record<string, [one: string, many: string]> = {
  $: ['dollar', 'dollars'],
  '€': ['euro', 'euros'],
  '£': ['pound', 'pounds'],
  '¥': ['yen', 'yen'],
};
const MAGNITUDES: Record<string, string> = {
  k: 'thousand',
  m: 'million',
  mn: 'million',
  b: 'billion',
  bn: 'billion',
  tn: 'trillion',
};

/** A number with a minus sign as one says it. */
export const signed = (number: string): string => number.replace(/^-/, 'minus ');

const unitName = (sign: string, number: string): string | null =>
  UNITS[sign.toLowerCase()]?.[/^-?1$/.test(number) ? 0 : 1] ?? null;

/** A number with its unit in one word, "5km"; null when it is something else. */
export function measure(word: string): string | null {
  const match = /^(-?\d[\d.,]*)(km\/h|[a-z]{1,3}|°[CF]?)$/i.exec(word);
  const name = match && unitName(match[2] as string, match[1] as string);
  return name ? `${signed(match[1] as string)} ${name}` : null;
}

/** A unit that stands apart from its number, "5 km"; a letter alone may mean anything. */
export function unitAfter(number: string, word: string): string | null {
  const isUnit = /^-?\d[\d.,]*$/.test(number) && (word.length > 1 || word.startsWith('°'));
  return isUnit ? unitName(word, number) : null;
}

/** An amount of money; null when it is something else. Whole dollars and cents need no help. */
export function money(word: string): string | null {
  const large = /^([$€£¥])(\d[\d.,]*)(k|mn?|bn?|tn)$/i.exec(word);
  const currency = CURRENCIES[word[0] ?? ''];
  if (!currency) return null;
  const [one, many] = currency;
  if (large) return `${large[2]} ${MAGNITUDES[(large[3] as string).toLowerCase()]} ${many}`;
  const exact = /^[€£¥](\d[\d,]*)(?:\.(\d{2}))?$/.exec(word);
  if (!exact) return null;
  const amount = `${exact[1]} ${exact[1] === '1' ? one : many}`;
  return exact[2] && exact[2] !== '00' ? `${amount} ${Number(exact[2])}` : amount;
}
