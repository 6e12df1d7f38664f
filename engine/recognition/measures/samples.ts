import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A recording with the words that are spoken in it. */
export type SpeechSample = { file: string; text: string };
/** A recording with its speaker turns; times in ms. */
export type DialogueSample = {
  file: string;
  speakers: string[];
  turns: { speaker: string; startMs: number; endMs: number }[];
};

/** Folder of the sample recordings, beside the repository or where ATELIER_SAMPLES says. */
export function samplesFolder(): string {
  const folder = process.env['ATELIER_SAMPLES'] ?? path.resolve(import.meta.dirname, '../../../../shared/samples');
  if (!existsSync(folder)) {
    throw new Error(`The sample recordings are not in ${folder}. Set ATELIER_SAMPLES to the folder that holds them.`);
  }
  return folder;
}

/** All recordings with reference texts; files are absolute paths. */
export async function speechSamples(): Promise<SpeechSample[]> {
  const folder = path.join(samplesFolder(), 'speech');
  const index = JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8')) as SpeechSample[];
  return index.map(({ file, text }) => ({ file: path.join(folder, file), text }));
}

type StoredDialogue = {
  file: string;
  speakers: string[];
  turns: { speaker: string; start: number; end: number }[];
};

/** All dialogues with reference turns; files are absolute paths. */
export async function dialogueSamples(): Promise<DialogueSample[]> {
  const folder = path.join(samplesFolder(), 'dialogues');
  const index = JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8')) as StoredDialogue[];
  return index.map(({ file, speakers, turns }) => ({
    file: path.join(folder, file),
    speakers,
    turns: turns.map((turn) => ({ speaker: turn.speaker, startMs: turn.start * 1000, endMs: turn.end * 1000 })),
  }));
}
