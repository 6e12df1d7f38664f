/** Verbs of wishes that do no harm, as they are understood. */
const VERBS = new Set(
  'add animate call cast change check compose convert copy correct count create draw export fade favourite favorite film find fix generate get give illustrate improve join label let list look make mark merge move name narrate open paint pick play pull put rate read record rename render replace restore save say send set show sing sketch speak split star suggest sum summarise summarize swap tag take tell transcribe turn use voice write zip'.split(
    ' ',
  ),
);
const IRREGULAR: Readonly<Record<string, string>> = {
  drawn: 'draw',
  written: 'write',
  spoken: 'speak',
  sung: 'sing',
  made: 'make',
  put: 'put',
  split: 'split',
  read: 'read',
  found: 'find',
  shown: 'show',
};

/** The verb of a form with -ing: giving, give; swapping, swap. A form of no known verb stays as it is. */
export function infinitiveOf(gerund: string): string {
  const lower = gerund.toLowerCase();
  return lower.endsWith('ing') ? (verbOf(lower.slice(0, -3)) ?? gerund) : gerund;
}

/** The verb of a participle: tagged, tag; drawn, draw. Null for that of no known verb. */
export function verbOfParticiple(participle: string): string | null {
  const lower = participle.toLowerCase();
  if (Object.hasOwn(IRREGULAR, lower)) return IRREGULAR[lower]!;
  return lower.endsWith('ed') ? verbOf(lower.slice(0, -2)) : null;
}

const verbOf = (bare: string): string | null =>
  [bare, `${bare}e`, bare.slice(0, -1)].find((verb) => VERBS.has(verb)) ?? null;
