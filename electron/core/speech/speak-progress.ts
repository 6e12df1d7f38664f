import { characterCount } from '../../../shared/domain/speech/speech-options.ts';
import type { JobContext } from '../jobs/job-work.ts';
import type { SpeechLine } from './line-table.ts';

/** How far a job of lines is. It counts characters of text: they are known beforehand, and are what services charge for. */
export interface SpeakProgress {
  begin(line: SpeechLine): void;
  /** So many characters of the present line were spoken. */
  spoken(characters: number): void;
  end(line: SpeechLine): void;
}

/** Starts to count; lines that are settled already count as done. */
export function createSpeakProgress(
  { report }: Pick<JobContext, 'report'>,
  lines: readonly SpeechLine[],
): SpeakProgress {
  const settled = lines.filter(({ state }) => state === 'done' || state === 'failed');
  const charactersOf = ({ recipe }: SpeechLine) => characterCount(recipe.text);
  const sum = (some: readonly SpeechLine[]) => some.reduce((total, line) => total + charactersOf(line), 0);
  const total = sum(lines);
  let done = sum(settled);
  let partsDone = settled.length;
  const count = (characters: number) => ({ step: 'speaking', unit: 'characters', done: characters, total }) as const;
  return {
    begin: () => report({ ...count(done), partsDone, partsTotal: lines.length }),
    spoken: (characters) => report(count(done + characters)),
    end(line) {
      done += charactersOf(line);
      partsDone += 1;
      report({ ...count(done), partsDone, partsTotal: lines.length });
    },
  };
}
