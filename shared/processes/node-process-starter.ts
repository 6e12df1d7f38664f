import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { inheritedEnvironment } from './inherited-environment.ts';
import type { ProcessStarter, StartedProcess } from './process-starter.ts';

const KILL_AFTER_MS = 4000;

/** Starts code of ours as a child of this Node, for the command line, the engine and tests. It ends when this process dies. */
export const nodeProcessStarter: ProcessStarter = {
  start({ entry, args, env }) {
    const child = spawn(process.execPath, [entry, ...args], {
      env: {
        ...inheritedEnvironment(),
        ...env,
        ATELIER_ENGINE_STOP_WITH_STDIN: '1',
        ...(process.versions['electron'] ? { ELECTRON_RUN_AS_NODE: '1' } : {}),
      },
      stdio: 'pipe',
      windowsHide: true,
    });
    return startedProcess(child);
  },
};

function startedProcess(child: ChildProcessWithoutNullStreams): StartedProcess {
  // Writing to a child that is gone is no news.
  child.stdin.on('error', () => undefined);
  return {
    get pid() {
      return child.pid;
    },
    onLine(listener) {
      for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', listener);
    },
    onExit(listener) {
      let isOver = false;
      const end = (code: number | null) => {
        if (!isOver) listener(code);
        isOver = true;
      };
      child.once('exit', end);
      // A program that cannot be started at all never exits.
      child.once('error', () => end(null));
    },
    kill() {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
      timer.unref();
      child.once('exit', () => clearTimeout(timer));
    },
  };
}
