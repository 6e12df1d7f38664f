import path from 'node:path';
import type { EndStep } from '../../../shared/domain/jobs/end-step.ts';

/** A program of the system with its arguments. */
export type Program = { file: string; args: readonly string[] };

/** What the system itself has to do. */
export type SystemStep = Exclude<EndStep, 'close'>;

/** How a system does a step. `asks` prints `"yes"` where this user may; a system without it always lets its user try. */
type StepPrograms = { does: Program; asks?: Program; mayHibernate?: boolean };

const manager = (method: string, ...args: string[]): Program => ({
  file: 'busctl',
  args: [
    '--system',
    'call',
    'org.freedesktop.login1',
    '/org/freedesktop/login1',
    'org.freedesktop.login1.Manager',
    method,
    ...args,
  ],
});

// "b false": never asks for a password, because nobody may be there to type it.
const LINUX: Record<SystemStep, StepPrograms> = {
  sleep: { does: manager('Suspend', 'b', 'false'), asks: manager('CanSuspend') },
  'shut-down': { does: manager('PowerOff', 'b', 'false'), asks: manager('CanPowerOff') },
};

const MAC: Record<SystemStep, StepPrograms> = {
  sleep: { does: { file: '/usr/bin/pmset', args: ['sleepnow'] } },
  // As the Apple menu does: other programs may still ask to save.
  'shut-down': {
    does: { file: '/usr/bin/osascript', args: ['-e', 'tell application "System Events" to shut down'] },
  },
};

/** By whole paths: Windows looks for programs in the folder that the app was started in first. */
function windows(systemRoot: string): Record<SystemStep, StepPrograms> {
  const system = (file: string) => path.win32.join(systemRoot, 'System32', file);
  return {
    sleep: {
      does: { file: system('rundll32.exe'), args: ['powrprof.dll,SetSuspendState', '0,1,0'] },
      // That call hibernates where hibernation is switched on, whatever its arguments say.
      mayHibernate: true,
    },
    'shut-down': { does: { file: system('shutdown.exe'), args: ['/s', '/t', '0'] } },
  };
}

/** The programs of a platform; null where none are known. */
export function powerPrograms(platform: NodeJS.Platform, systemRoot: string): Record<SystemStep, StepPrograms> | null {
  if (platform === 'linux') return LINUX;
  if (platform === 'darwin') return MAC;
  return platform === 'win32' ? windows(systemRoot) : null;
}
