import { runKillRounds } from '../../../electron/core/testing/kills/kill-rounds.ts';
import type { BenchRow } from '../bench-row.ts';

const USUAL_ROUNDS = 200;
/** None that the unit tests use. */
const FIRST_SEED = 1000;

/** Kills a program that imports, refers, watches, renames, tags, bins, empties, moves, rebuilds, and moves an older library into readable folders, at as many steps (`npm run bench -- kills=50`), and looks what is lost or half there. */
export async function benchKills(roundCount = USUAL_ROUNDS): Promise<BenchRow[]> {
  const seeds = Array.from({ length: roundCount }, (_, index) => FIRST_SEED + index);
  const rounds = await runKillRounds(seeds, { readsMedia: true });
  const bad = rounds.filter(({ problems }) => problems.length > 0);
  for (const { seed, step, during, problems } of bad)
    console.log(`Seed ${seed}, step ${step}, during ${during ?? 'nothing'}:\n  ${problems.join('\n  ')}`);
  const counts = new Map<string, number>();
  for (const { during } of rounds) counts.set(during ?? 'between', (counts.get(during ?? 'between') ?? 0) + 1);
  const note = [...counts].map(([during, count]) => `${during} ${count}`).join(', ');
  return [
    {
      name: 'Kills after which nothing is lost or half there',
      value: rounds.length - bad.length,
      unit: `of ${rounds.length}`,
      target: `= ${rounds.length}`,
      ok: bad.length === 0,
      note,
    },
  ];
}
