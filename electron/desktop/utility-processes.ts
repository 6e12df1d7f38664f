import { createInterface } from 'node:readline';
import { utilityProcess } from 'electron';
import type { EngineProcess, ProcessStarter } from '../core/host-ports.ts';

/** What a program needs of the system around it. Everything else in our environment is none of its business. */
const INHERITED = ['PATH', 'HOME', 'USERPROFILE', 'LANG', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH'];

/** Starts core's child processes as utility processes of Electron: packed, the app has no other Node to run them with. */
export const utilityProcesses: ProcessStarter = {
  start({ entry, args, env, name }) {
    const inherited = INHERITED.flatMap((key) => (process.env[key] ? [[key, process.env[key]]] : []));
    const child = utilityProcess.fork(entry, args, {
      env: { ...Object.fromEntries(inherited), ...env },
      serviceName: name,
      stdio: 'pipe',
    });
    return engineProcess(child);
  },
};

function engineProcess(child: Electron.UtilityProcess): EngineProcess {
  return {
    get pid() {
      return child.pid;
    },
    onLine: (listener) => {
      for (const stream of [child.stdout, child.stderr]) {
        if (stream) createInterface({ input: stream }).on('line', listener);
      }
    },
    onExit: (listener) => {
      child.once('exit', (code) => listener(code));
    },
    kill: () => {
      child.kill();
    },
  };
}
