import { serviceHost } from '../../shared/domain/settings/services/service-host.ts';
import type { CoreContext } from './core-context.ts';
import { systemClock } from './remote-tasks/clock.ts';
import { createRemoteTasks } from './remote-tasks/create-remote-tasks.ts';
import type { OpenRemoteTasks } from './remote-tasks/remote-tasks.ts';
import type { RemoteTasksDeps } from './remote-tasks/room.ts';

/** Opens the room for tasks that a service works on; the domains that order them register their kinds. */
export function openRemoteTasks(
  context: CoreContext,
  deps: Pick<RemoteTasksDeps, 'service' | 'stopJob'>,
): OpenRemoteTasks {
  return createRemoteTasks(context, {
    ...deps,
    host: (which) => serviceHost(context.settings(), which),
    clock: { ...systemClock, now: context.now },
  });
}
