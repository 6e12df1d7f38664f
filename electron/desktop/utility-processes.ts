import { createInterface } from 'node:readline';
import { utilityProcess } from 'electron';
import { inheritedEnvironment } from '../../shared/processes/inherited-environment.ts';
import type { ProcessStarter, StartedProcess } from '../../shared/processes/process-starter.ts';

/** Starts core's child processes as utility processes of Electron: packed, the app has no other Node to run them with. */
export const utilityProcesses: ProcessStarter = {
  start({ entry, args, env, name }) {
    const child = utilityProcess.fork(entry, args, {
      env: { ...inheritedEnvironment(), ...env },
      serviceName: name,
      stdio: 'pipe',
    });
    return startedProcess(child);
  },
};

function startedProcess(child: Electron.UtilityProcess): StartedProcess {
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
