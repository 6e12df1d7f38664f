import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import process from 'node:process';
import { createInterface } from 'node:readline';
import type { EngineProcess, ProcessStarter } from '../host-ports.ts';

/** What a program needs of the system around it. Everything else in our environment is none of its business. */
const INHERITED = ['PATH', 'HOME', 'USERPROFILE', 'LANG', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH'];
const KILL_AFTER_MS = 4000;

/** Starts the engine as a child of this Node, for the command line and for tests. It ends when this process dies. */
export const nodeProcessStarter: ProcessStarter = {
  start({ entry, args, env }) {
    const inherited = INHERITED.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
    const child = spawn(process.execPath, [entry, ...args], {
      env: {
        ...Object.fromEntries(inherited),
        ...env,
        ATELIER_ENGINE_STOP_WITH_STDIN: '1',
        ...(process.versions['electron'] ? { ELECTRON_RUN_AS_NODE: '1' } : {}),
      },
      stdio: 'pipe',
      windowsHide: true,
    });
    return engineProcess(child);
  },
};

function engineProcess(child: ChildProcessWithoutNullStreams): EngineProcess {
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
