import { failureRecord } from '../../../shared/domain/failures/failure.ts';
import type { CoreContext } from '../core-context.ts';
import type { HostMiniWindow } from '../host-ports.ts';
import type { JobQueue } from '../jobs/job-work.ts';
import type { SettingsStore } from './settings-store.ts';

/** What a change of the settings may set going. `offerKey` asks whether the key of one address may be used at another. */
export type AffectedBySettings = {
  queue: Pick<JobQueue, 'wake'>;
  offerKey(change: { from: string; to: string }): Promise<unknown>;
  miniWindow: HostMiniWindow | undefined;
};

/** More places may let a waiting job begin, and another address has other voices and no key until the user says so. */
export function withEffects(
  settings: SettingsStore,
  { changes, log }: Pick<CoreContext, 'changes' | 'log'>,
  { queue, offerKey, miniWindow }: AffectedBySettings,
): SettingsStore {
  miniWindow?.set(settings.get().miniWindow);
  return {
    ...settings,
    set: (patch) => {
      const from = settings.get().cloud.baseUrl;
      const result = settings.set(patch);
      if (patch.concurrency) queue.wake();
      if (patch.miniWindow) miniWindow?.set(result.miniWindow);
      if (patch.cloud) {
        changes.publish('voices', []);
        changes.publish('secrets', []);
      }
      void offerKey({ from, to: result.cloud.baseUrl }).catch((error: unknown) => {
        log.warn('The key could not be offered to another address', failureRecord(error));
      });
      return result;
    },
  };
}
