import { type ChildProcess, execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';

const LOOK_EVERY_MS = 200;
/** A process is started for each look there. */
const LOOK_EVERY_WITH_PS_MS = 1000;

/** Whether a process was ended for its memory. */
export type MemoryWatch = { wasEnded(): boolean };

/**
 * Ends a child that keeps more than `limitBytes` in memory; looks until it has ended by itself. Windows tells nothing that
 * could be asked for cheaply: there only the child's own limit holds.
 */
export function watchMemory(child: ChildProcess, limitBytes: number): MemoryWatch {
  const { pid } = child;
  let isEnded = false;
  const judge = (residentBytes: number) => {
    if (residentBytes <= limitBytes || isEnded) return;
    isEnded = true;
    child.kill('SIGKILL');
  };
  if (pid === undefined || process.platform === 'win32') return { wasEnded: () => false };
  const isLinux = process.platform === 'linux';
  const look = () => (isLinux ? judge(residentOf(pid)) : askPs(pid, judge));
  const timer = setInterval(look, isLinux ? LOOK_EVERY_MS : LOOK_EVERY_WITH_PS_MS);
  timer.unref();
  child.once('exit', () => clearInterval(timer));
  return { wasEnded: () => isEnded };
}

function residentOf(pid: number): number {
  try {
    const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    // It ended while we looked; where nothing can be looked at, only the child's own limit holds, as on Windows.
    return 0;
  }
}

function askPs(pid: number, judge: (residentBytes: number) => void): void {
  execFile('ps', ['-o', 'rss=', '-p', String(pid)], (error, stdout) => {
    if (!error) judge(Number(stdout) * 1024 || 0);
  });
}
