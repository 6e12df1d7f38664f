import { expect, it } from 'vitest';
import { runQueueRounds } from './queue-rounds.ts';

const ROUNDS = 3;

it('loses no task, leaves no file half there and asks for nothing twice when a program with a mixed queue is killed', async () => {
  const rounds = await runQueueRounds(Array.from({ length: ROUNDS }, (_, index) => index + 1));
  expect(rounds.map(({ seed, problems }) => ({ seed, problems }))).toEqual(
    rounds.map(({ seed }) => ({ seed, problems: [] })),
  );
});
