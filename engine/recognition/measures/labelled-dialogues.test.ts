import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { labelledDialogues, rttmTurns } from './labelled-dialogues.ts';

const RTTM = `;; a comment
SPKR-INFO talk 1 <NA> <NA> <NA> unknown ann <NA>
SPEAKER talk 1 0.50 2.25 <NA> <NA> ann <NA> <NA>
SPEAKER talk 1 3 1 <NA> <NA> bob <NA> <NA>
`;

it('reads turns from RTTM and refuses lines without times', () => {
  expect(rttmTurns(RTTM)).toEqual([
    { speaker: 'ann', startMs: 500, endMs: 2750 },
    { speaker: 'bob', startMs: 3000, endMs: 4000 },
  ]);
  expect(() => rttmTurns('SPEAKER talk 1 x 2 <NA> <NA> ann <NA> <NA>')).toThrow('no turn');
  expect(() => rttmTurns('SPEAKER talk 1 1 2')).toThrow('no turn');
});

it('finds the recording of each label file', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-labelled-'));
  try {
    await expect(labelledDialogues(folder)).rejects.toThrow('no .rttm');
    await writeFile(path.join(folder, 'talk.rttm'), RTTM);
    await expect(labelledDialogues(folder)).rejects.toThrow('no recording called talk');
    await writeFile(path.join(folder, 'talk.mp3'), '');
    const [dialogue] = await labelledDialogues(folder);
    expect(dialogue).toMatchObject({ file: path.join(folder, 'talk.mp3'), speakers: ['ann', 'bob'] });
  } finally {
    await rm(folder, { recursive: true });
  }
});
