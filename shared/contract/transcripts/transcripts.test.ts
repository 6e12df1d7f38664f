import { expect, it } from 'vitest';
import { transcriptsContract } from './transcripts.ts';

it('takes an edit of every line of a long transcript as one step, and no more lines than one can have', async () => {
  const isTaken = async (count: number) => {
    const edits = Array.from({ length: count }, (_, index) => ({
      kind: 'setText',
      segmentId: `s${index}`,
      text: 'Lamp',
    }));
    const input = { id: 't', edits, label: `Correct ${count} lines` };
    const result = await transcriptsContract.edit['~orpc'].inputSchema?.['~standard'].validate(input);
    return result !== undefined && !result.issues;
  };
  expect([await isTaken(10_000), await isTaken(20_001)]).toEqual([true, false]);
});
