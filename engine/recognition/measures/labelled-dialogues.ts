import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DialogueSample } from './samples.ts';

/**
 * Turns of an RTTM file: lines that start with SPEAKER, with the start and the length in seconds in the fourth and fifth
 * column and the name in the eighth. Other lines are left out.
 * @throws when a SPEAKER line has no such times or no name
 */
export function rttmTurns(text: string): DialogueSample['turns'] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim().split(/\s+/))
    .filter(([kind]) => kind === 'SPEAKER')
    .map((columns) => {
      const [start, length, speaker] = [Number(columns[3]), Number(columns[4]), columns[7]];
      if (!(start >= 0) || !(length > 0) || speaker === undefined) {
        throw new Error(`This is no turn of a speaker: ${columns.join(' ')}`);
      }
      return { speaker, startMs: start * 1000, endMs: (start + length) * 1000 };
    });
}

/**
 * Recordings of a folder with an RTTM file of the same stem beside them, by name; files are absolute paths.
 * @throws when there is none, or an RTTM file without a recording
 */
export async function labelledDialogues(folder: string): Promise<DialogueSample[]> {
  const names = (await readdir(folder)).toSorted();
  const labels = names.filter((name) => name.endsWith('.rttm'));
  if (labels.length === 0) throw new Error(`There is no .rttm file in ${folder}.`);
  return Promise.all(
    labels.map(async (label) => {
      const stem = path.parse(label).name;
      const sound = names.find((name) => name !== label && path.parse(name).name === stem);
      if (sound === undefined) throw new Error(`There is no recording called ${stem} beside ${label}.`);
      const turns = rttmTurns(await readFile(path.join(folder, label), 'utf8'));
      return { file: path.join(folder, sound), speakers: [...new Set(turns.map(({ speaker }) => speaker))], turns };
    }),
  );
}
