import { printable } from '../../../shared/domain/printable.ts';
import { formatShortTime } from '../../../shared/domain/media/time-code.ts';
import type { Job, JobProgress } from '../../../shared/domain/jobs/job.ts';

/** Where progress goes: standard error, or what looks like it. */
export type ProgressStream = {
  isTTY?: boolean | undefined;
  columns?: number | undefined;
  write(text: string): unknown;
};

/** One line of progress: on a terminal it is rewritten in place, elsewhere only its beginning and end are written. */
export type ProgressLine = {
  update(text: string): void;
  /** Ends the line with a last text. */
  end(text: string): void;
};

/** Begins the line of a file. `name` stands ahead of every text. */
export function beginProgressLine(name: string, stream: ProgressStream): ProgressLine {
  const label = printable(name).replaceAll(/[\n\t]/g, '?');
  if (!stream.isTTY) {
    stream.write(`${label}: started\n`);
    return { update: () => undefined, end: (text) => void stream.write(`${label}: ${text}\n`) };
  }
  let shown = '';
  const rewrite = (text: string): void => {
    const line = `${label}: ${text}`;
    if (line === shown) return;
    shown = line;
    const width = (stream.columns ?? 80) - 1;
    stream.write(`\r\u001B[2K${Array.from(line).slice(0, width).join('')}`);
  };
  return {
    update: rewrite,
    end: (text) => {
      stream.write(`\r\u001B[2K${label}: ${text}\n`);
    },
  };
}

const STEPS: Record<Exclude<JobProgress['step'], null>, string> = {
  reading: 'preparing',
  uploading: 'uploading',
  recognising: 'transcribing',
  labelling: 'identifying speakers',
  writing: 'exporting',
  speaking: 'generating speech',
  cloning: 'cloning the voice',
  designing: 'designing the voice',
  drawing: 'generating images',
  composing: 'generating songs',
  rewriting: 'writing new text',
  filming: 'generating the clip',
};

/** What a job does, in words: "transcribing, 1:05 of 8:20". */
export function progressText({ progress, wait, state }: Pick<Job, 'progress' | 'wait' | 'state'>, nowMs = Date.now()) {
  if (wait !== null && state === 'waiting') {
    return wait.untilMs === null ? 'waiting' : `retrying in ${formatShortTime(Math.max(0, wait.untilMs - nowMs))}`;
  }
  const { step, done, total, unit } = progress;
  if (step === null) return 'queued';
  const text = STEPS[step];
  if (total === null || total === 0) return text;
  if (unit === 'ms') return `${text}, ${formatShortTime(done)} of ${formatShortTime(total)}`;
  if (unit === 'bytes' || unit === 'characters') {
    return `${text}, ${Math.floor((100 * Math.min(done, total)) / total)}%`;
  }
  return `${text}, part ${Math.min(done + 1, total)} of ${total}`;
}
