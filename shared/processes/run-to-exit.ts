import type { ProcessStarter } from './process-starter.ts';

/** What is run: see ProcessStarter. */
type Request = Parameters<ProcessStarter['start']>[0];

/**
 * Runs a process to its end, and ends it when `signal` aborts. Its lines are read in any case: one that nobody reads would stop the
 * process. Resolves with its exit code; null where a signal ended it, it broke, or `signal` had aborted before.
 */
export function runToExit(
  processes: ProcessStarter,
  request: Request,
  { signal, onLine = () => undefined }: { signal: AbortSignal; onLine?: (line: string) => void },
): Promise<number | null> {
  if (signal.aborted) return Promise.resolve(null);
  return new Promise((resolve) => {
    const child = processes.start(request);
    const kill = () => child.kill();
    signal.addEventListener('abort', kill, { once: true });
    child.onLine(onLine);
    child.onExit((code) => {
      signal.removeEventListener('abort', kill);
      resolve(code);
    });
  });
}
