import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { nodeProcessStarter } from '../../../../../shared/processes/node-process-starter.ts';
import type { Core } from '../../../create-core.ts';
import { quietShell, silentLog } from '../../quiet-desktop.ts';
import { withoutElectron } from './without-electron.ts';

withoutElectron();
const { createCore } = await import('../../../create-core.ts');

const LOOK_EVERY_MS = 25;

/** Opens the whole of core on a profile, with a service in the cloud at an address. */
export function openQueueCore(profile: string, baseUrl: string): Core {
  const core = createCore({
    folders: {
      data: path.join(profile, 'data'),
      library: path.join(profile, 'library'),
      cache: path.join(profile, 'cache'),
      models: path.join(profile, 'models'),
    },
    vault: { name: 'none', read: async () => null, write: async () => undefined, remove: async () => undefined },
    shell: quietShell(),
    processes: nodeProcessStarter,
    log: silentLog,
    environmentKey: 'sk-of-this-test',
    adoptsWork: true,
    version: '0.0.0-test',
  });
  core.settings.set({ engine: 'cloud', cloud: { baseUrl, isAddressConfirmed: true } });
  return core;
}

/** Waits until no task is active and all media are read, asking about what the service works on as a window does. */
export async function untilQueueRests(core: Core): Promise<void> {
  for (;;) {
    for (const task of core.remoteTasks.list({}))
      if (task.state === 'working') await core.remoteTasks.poll({ id: task.id });
    const isReading = core.library
      .list({ query: '', sort: 'newest', offset: 0, limit: 500 })
      .some(({ mediaState }) => mediaState === 'reading');
    if (!core.jobs.hasActive() && !isReading) return;
    await sleep(LOOK_EVERY_MS);
  }
}
