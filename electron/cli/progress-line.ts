import { printable } from '../../shared/domain/printable.ts';
import { formatShortTime } from '../../shared/domain/time-code.ts';
import type { JobProgress } from '../../shared/domain/job.ts';

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

/** What a job does, in words: "recognising 1:05 of 8:20". */
export function progressText({ step, done, total, unit, retryAtMs }: JobProgress, nowMs = Date.now()): string {
  if (step === null) return 'waiting';
  if (step === 'waiting') {
    return retryAtMs === null
      ? 'waiting'
      : `waiting ${formatShortTime(Math.max(0, retryAtMs - nowMs))} for the next try`;
  }
  if (total === null || total === 0) return step;
  if (unit === 'ms') return `${step} ${formatShortTime(done)} of ${formatShortTime(total)}`;
  if (unit === 'bytes' || unit === 'characters')
    return `${step} ${Math.floor((100 * Math.min(done, total)) / total)} %`;
  return `${step} part ${Math.min(done + 1, total)} of ${total}`;
}
