import type { ItemId } from '../../../../shared/domain/ids.ts';
import { openRemoteTasks } from '../../open-remote-tasks.ts';
import { createServiceClients } from '../../service/service-clients.ts';
import { openTestContext } from '../../testing/test-context.ts';
import { openTestLibrary } from '../../testing/test-library.ts';
import { createGenerations } from '../create-generations.ts';

/**
 * The room for generation over real database, jobs, library, files and HTTP, with a service at `baseUrl`. The domain registers its
 * kind, then `begin` takes up what an earlier run left.
 */
export function openGenerationStudio(options: { folder: string; baseUrl: string; now?: () => number }) {
  const { folder, baseUrl, now } = options;
  const hasKey = { value: true };
  const context = openTestContext({ folder, ...(now && { now }) });
  const studio = openTestLibrary(context);
  const client = createServiceClients({ baseUrl, key: async () => 'sk-test', retry: { attempts: 1 } });
  const { jobs } = studio;
  const openTasks = openRemoteTasks(context, { service: () => client, stopJob: (id) => jobs.cancel({ id }) });
  const hasCloudKey = async () => hasKey.value;
  const generations = createGenerations(context, { ...studio, remoteTasks: openTasks, hasCloudKey });
  return {
    context,
    studio,
    hasKey,
    generations,
    remoteTasks: openTasks.remoteTasks,
    begin: () => studio.openJobs.start({ adopt: true }),
    async stop() {
      await studio.stop();
      openTasks.dispose();
      client.dispose();
      context.close();
    },
    /** Waits until these items have been read, or could not be. */
    async untilRead(ids: readonly (ItemId | null)[]) {
      const isRead = () => ids.every((id) => id === null || studio.library.get({ id }).media.state !== 'reading');
      const stop = new AbortController();
      const changes = context.changes.subscribe({ signal: stop.signal });
      while (!isRead()) await changes[Symbol.asyncIterator]().next();
      stop.abort();
    },
  };
}
