import path from 'node:path';
import process from 'node:process';
import { labelledDialogues } from '../../../engine/recognition/measures/labelled-dialogues.ts';
import { dialogueSamples, type DialogueSample } from '../../../engine/recognition/measures/samples.ts';
import { speakerConfusion } from '../../../engine/recognition/measures/speaker-confusion.ts';
import { createRecognizer } from '../../../engine/recognition/create-recognizer.ts';
import type { Recognizer } from '../../../engine/recognition/recognizer.ts';
import type { BenchRow } from '../bench-row.ts';

const modelsFolder = path.resolve(import.meta.dirname, '../../../resources/models');
/** A folder with recordings and an RTTM file of the same stem beside each; without it the sample dialogues are used. */
const FOLDER_VARIABLE = 'ATELIER_DIALOGUES';

type Result = { speakers: number; found: number; confusion: number };

/** Share of speech that goes to the wrong speaker and how many speakers are found, count given and not. */
export async function benchSpeakers(): Promise<BenchRow[]> {
  const folder = process.env[FOLDER_VARIABLE];
  const dialogues = folder === undefined ? await dialogueSamples() : await labelledDialogues(path.resolve(folder));
  const recognizer = createRecognizer({ modelsFolder });
  try {
    const guessed = await measured(recognizer, dialogues, false);
    const given = await measured(recognizer, dialogues, true);
    return [...rowsOf(guessed, 'count not given'), confusionRow(given, 'count given', 7)];
  } finally {
    await recognizer.dispose();
  }
}

async function measured(recognizer: Recognizer, dialogues: DialogueSample[], isGiven: boolean): Promise<Result[]> {
  const results: Result[] = [];
  for (const { file, speakers, turns } of dialogues) {
    const recognition = await recognizer.recognize({
      file,
      fileName: path.basename(file),
      speakers: true,
      ...(isGiven ? { speakerCount: speakers.length } : {}),
      signal: new AbortController().signal,
    });
    const { confusion, missed } = speakerConfusion(turns, recognition.sentences);
    const found = recognition.speakerCount;
    results.push({ speakers: speakers.length, found, confusion });
    const count = isGiven ? `${speakers.length} given` : `${speakers.length} as ${found}`;
    const shares = `${(100 * confusion).toFixed(1)} % confused, ${(100 * missed).toFixed(1)} % missed`;
    console.log(`  ${path.basename(file)}: ${(recognition.durationMs / 1000).toFixed(0)} s, ${count}, ${shares}`);
  }
  return results;
}

function rowsOf(results: readonly Result[], name: string): BenchRow[] {
  const single = results.filter(({ speakers }) => speakers === 1);
  return [
    confusionRow(results, name, 8),
    countRow(results, 'speakers: right count', 80),
    ...(single.length > 0 ? [countRow(single, 'speakers: single voices that stay single', 95)] : []),
  ];
}

function confusionRow(results: readonly Result[], name: string, limit: number): BenchRow {
  const value = (100 * results.reduce((sum, { confusion }) => sum + confusion, 0)) / results.length;
  const note = `mean of ${results.length} files`;
  return { name: `speakers: confusion, ${name}`, value, unit: '%', target: `<= ${limit}`, ok: value <= limit, note };
}

function countRow(results: readonly Result[], name: string, limit: number): BenchRow {
  const right = results.filter(({ speakers, found }) => speakers === found).length;
  const value = (100 * right) / results.length;
  return { name, value, unit: '%', target: `>= ${limit}`, ok: value >= limit, note: `${right} of ${results.length}` };
}
