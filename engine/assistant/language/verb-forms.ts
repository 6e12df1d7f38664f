/** Verbs of wishes that do no harm, as they are understood. */
const VERBS = new Set(
  'add animate call cast change check compose convert copy correct count create draw export fade favourite favorite fill film find fix generate get give illustrate improve label let list look make mark merge move name narrate open paint pick play pull put rate read record rename render replace restore save say send set show sing sketch speak split star suggest sum summarise summarize swap tag take tell transcribe translate turn use voice write zip'.split(
    ' ',
  ),
);

/** The verb of a form with -ing: giving, give; swapping, swap. A form of no known verb stays as it is. */
export function infinitiveOf(gerund: string): string {
  const lower = gerund.toLowerCase();
  if (!lower.endsWith('ing')) return gerund;
  const bare = lower.slice(0, -3);
  return [bare, `${bare}e`, bare.slice(0, -1)].find((verb) => VERBS.has(verb)) ?? gerund;
}
