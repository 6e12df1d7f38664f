import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';

/** Linux counts processor time in hundredths of a second, whatever its kernel's clock. */
const TICK_MS = 10;

/** Processor time that a process has taken so far, all its threads together, ms. Throws when the process has ended. */
export function processorMs(pid: number): number {
  if (process.platform === 'linux') {
    // The name in parentheses may hold blanks.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  }
  const parts = execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' })
    .trim()
    .split(/[:-]/);
  return parts.reduce((sum, part) => sum * 60 + Number(part), 0) * 1000;
}
