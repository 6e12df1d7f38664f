import { expect, it } from 'vitest';
import { runKillRounds } from '../testing/kills/kill-rounds.ts';

const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1);

it('loses nothing and leaves nothing half there, at whatever step the program is killed', async () => {
  const rounds = await runKillRounds(SEEDS, { readsMedia: false });
  expect(rounds.filter(({ problems }) => problems.length > 0)).toEqual([]);
}, 900_000);
