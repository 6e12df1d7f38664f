/** Pasts that no rule makes. */
const PASTS: Readonly<Record<string, string>> = {
  begin: 'began',
  blow: 'blew',
  break: 'broke',
  burst: 'burst',
  catch: 'caught',
  come: 'came',
  drink: 'drank',
  drive: 'drove',
  eat: 'ate',
  fly: 'flew',
  go: 'went',
  grow: 'grew',
  hang: 'hung',
  hold: 'held',
  kneel: 'knelt',
  lead: 'led',
  leap: 'leapt',
  read: 'read',
  ride: 'rode',
  rise: 'rose',
  run: 'ran',
  shake: 'shook',
  shine: 'shone',
  sing: 'sang',
  sink: 'sank',
  sit: 'sat',
  sleep: 'slept',
  slide: 'slid',
  speak: 'spoke',
  spin: 'spun',
  stand: 'stood',
  sweep: 'swept',
  swim: 'swam',
  swing: 'swung',
  throw: 'threw',
};

/** Verbs of one vowel and one consonant at their end double it: "runs, running". */
const DOUBLES = /^[^aeiou]*[aeiou][^aeiouwxy]$/;

/** The forms of a verb besides its base: "walks", "walking", "walked". */
export function verbForms(base: string): string[] {
  const stem = base.endsWith('e') && !base.endsWith('ee') ? base.slice(0, -1) : base;
  const doubled = DOUBLES.test(base) ? `${base}${base.at(-1)}` : stem;
  const ing = base === 'begin' ? 'beginning' : base === 'lie' ? 'lying' : `${doubled}ing`;
  const changesY = /[^aeiou]y$/.test(base);
  const third = changesY ? `${base.slice(0, -1)}ies` : /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`;
  const past = PASTS[base] ?? (changesY ? `${base.slice(0, -1)}ied` : `${doubled}ed`);
  return [...new Set([third, ing, past, ...(base === 'leap' ? ['leaped'] : [])])];
}
