import { runQueueRounds } from '../../../electron/core/testing/kills/queue/queue-rounds.ts';
import type { BenchRow } from '../bench-row.ts';

const USUAL_ROUNDS = 100;
/** None that the unit tests use. */
const FIRST_SEED = 5000;

/** Kills a program with images, songs and a clip in work at as many random moments (`npm run bench -- queue-kills=20`), and looks at the next start. */
export async function benchQueueKills(roundCount = USUAL_ROUNDS): Promise<BenchRow[]> {
  const rounds = await runQueueRounds(Array.from({ length: roundCount }, (_, index) => FIRST_SEED + index));
  const bad = rounds.filter(({ problems }) => problems.length > 0);
  for (const { seed, killedAfterMs, problems } of bad)
    console.log(`Seed ${seed}, after ${killedAfterMs} ms:\n  ${problems.join('\n  ')}`);
  const sum = (of: (round: (typeof rounds)[number]) => number) => rounds.reduce((all, each) => all + of(each), 0);
  return [
    {
      name: 'Kills of a mixed queue: nothing lost, half there or sent twice',
      value: rounds.length - bad.length,
      unit: `of ${rounds.length}`,
      target: `= ${rounds.length}`,
      ok: bad.length === 0,
      note: `${sum(({ accepted }) => accepted)} tasks accepted before, ${sum(({ brokenOff }) => brokenOff)} said they were broken off`,
    },
  ];
}
