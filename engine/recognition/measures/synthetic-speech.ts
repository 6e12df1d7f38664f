import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { alignSequences, comparableWords } from './word-errors.ts';

const run = promisify(execFile);

/** Voices of the flite program that speak clearly enough to be a measure. */
export const FLITE_VOICES = ['slt', 'rms', 'awb', 'kal16'];

/** Sentences of everyday words, each one sentence only: flite starts its clock anew with every sentence. */
export const TIMED_SENTENCES = [
  'The weather will be fine tomorrow, and we are going to walk along the river',
  'Please remember to lock the door, turn off the lights, and feed the cat',
  'Seven students finished the difficult exam before lunch on Wednesday',
  'After the concert they took a late train back to the city',
  'My brother bought a small wooden house near the lake last summer',
  'If you need more paper, there is a large box under the kitchen table',
  'The doctor said that the results were much better than anyone expected',
  'Nobody knows why the old bridge was painted green in the first place',
  'We counted eleven birds on the roof, but only three of them were singing',
  'She opened the window because the room was warm and full of smoke',
];

/** A clip of synthetic speech and the true starts of its words in ms. */
export type TimedSpeech = { file: string; words: { text: string; startMs: number }[] };

/**
 * Speaks a sentence to a WAV file with flite and tells when each word starts.
 * @throws when the program is not installed
 */
export async function speakTimed(text: string, voice: string, folder: string): Promise<TimedSpeech> {
  const file = path.join(folder, `${voice}-${text.slice(0, 24).replaceAll(/\W/g, '-')}.wav`);
  const segments = await phones(text, voice, file);
  const sounding = segments.map((segment, index) => ({ ...segment, startMs: segments[index - 1]?.endMs ?? 0 }));
  const spoken = sounding.filter((segment) => segment.phone !== 'pau');
  const words = comparableWords(text);
  // flite does not say where words begin, but the phones of each word alone do when they are laid along the sentence.
  const alone: { phone: string; word: number; isFirst: boolean }[] = [];
  for (const [word, spelling] of words.entries()) {
    const own = (await phones(spelling, voice, 'none')).filter((segment) => segment.phone !== 'pau');
    alone.push(...own.map((segment, index) => ({ phone: segment.phone, word, isFirst: index === 0 })));
  }
  const pairs = alignSequences(
    alone.map((entry) => entry.phone),
    spoken.map((entry) => entry.phone),
  );
  const starts = new Map<number, number>();
  for (const { left, right } of pairs) {
    if (left === null || right === null || !alone[left]!.isFirst) continue;
    starts.set(alone[left]!.word, spoken[right]!.startMs);
  }
  return {
    file,
    words: words.flatMap((word, index) => (starts.has(index) ? [{ text: word, startMs: starts.get(index)! }] : [])),
  };
}

async function phones(text: string, voice: string, file: string): Promise<{ phone: string; endMs: number }[]> {
  const { stdout } = await run('flite', ['-voice', voice, '-psdur', '-t', text, '-o', file]).catch((error: unknown) => {
    throw new Error('Synthetic speech needs the program flite (Debian package flite).', { cause: error });
  });
  return stdout
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [phone, endSeconds] = entry.split(':') as [string, string];
      return { phone, endMs: Number(endSeconds) * 1000 };
    });
}

/** Differences in ms between true and recognised starts, for the words that were recognised. */
export function startErrorsMs(
  truth: TimedSpeech['words'],
  recognized: readonly { text: string; startMs: number }[],
): number[] {
  const heard = recognized.flatMap(({ text, startMs }) => {
    const words = comparableWords(text);
    return words.length === 1 ? [{ text: words[0]!, startMs }] : [];
  });
  const pairs = alignSequences(
    truth.map((word) => word.text),
    heard.map((word) => word.text),
  );
  return pairs
    .filter((pair) => pair.isEqual)
    .map(({ left, right }) => Math.abs(truth[left!]!.startMs - heard[right!]!.startMs));
}
