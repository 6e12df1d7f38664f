import { serviceHost } from '../../shared/domain/settings/service-host.ts';
import type { Log } from './host-ports.ts';
import type { Services } from './open-services.ts';
import type { Storage } from './open-storage.ts';
import { systemClock } from './remote-tasks/clock.ts';
import { createRemoteTasks } from './remote-tasks/create-remote-tasks.ts';
import type { OpenRemoteTasks } from './remote-tasks/remote-tasks.ts';

/** Opens the room for tasks that a service works on; the domains that order them register their kinds. */
export function openRemoteTasks(opened: { log: Log; storage: Storage; services: Services }): OpenRemoteTasks {
  const { db, changes, settings } = opened.storage;
  return createRemoteTasks({
    db,
    changes,
    log: opened.log,
    service: (which) => opened.services[which],
    host: (which) => serviceHost(settings.get(), which),
    clock: systemClock,
  });
}
