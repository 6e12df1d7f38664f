import fs from 'node:fs';
import path from 'node:path';
import ElectronStore from 'electron-store';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import { settingsSchema } from '../../../shared/domain/settings/settings.ts';
import type { Changes } from '../changes/changes.ts';
import type { Log } from '../host-ports.ts';
import { mergedSettings, readSettingsFile } from './settings-file.ts';
import type { SettingsStore } from './settings-store.ts';

const NAME = 'settings';

/**
 * Reads (or begins) `settings.json` in `folder`, an absolute path. A file with errors is kept aside; what of it is valid
 * applies, and where its address is not, nothing is sent to the cloud until an address is confirmed.
 */
export function createSettingsStore(deps: { folder: string; changes: Changes; log: Log }): SettingsStore {
  fs.mkdirSync(deps.folder, { recursive: true });
  const file = path.join(deps.folder, `${NAME}.json`);
  const { settings, problems } = readSettingsFile(file);
  if (problems.length > 0) {
    fs.renameSync(file, `${file}.broken-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`);
    deps.log.warn('The settings file had errors; it was kept aside and defaults apply in their place.', { problems });
  }
  const store = new ElectronStore<Record<string, unknown>>({
    name: NAME,
    cwd: deps.folder,
    configFileMode: 0o600,
    accessPropertiesByDotNotation: false,
  });
  if (problems.length > 0) store.store = { ...settings };
  let current = settings;
  return {
    wasReset: problems.length > 0,
    get: () => structuredClone(current),
    set: (patch) => {
      const confirmed = patch.cloud?.baseUrl === undefined ? {} : { isAddressConfirmed: true };
      const cloud = patch.cloud && { ...patch.cloud, ...confirmed };
      const parsed = settingsSchema.safeParse(mergedSettings(current, cloud ? { ...patch, cloud } : patch));
      if (!parsed.success) {
        const [issue] = parsed.error.issues;
        if (issue?.path.join('.') === 'cloud.baseUrl') throw reasonedFailure('INVALID_INPUT', 'service_address');
        throw reasonedFailure('INVALID_INPUT', 'invalid_setting', {
          field: issue?.path.join('.') ?? '',
          most: issue?.code === 'too_big' && issue.origin === 'number' ? Number(issue.maximum) : null,
          least: issue?.code === 'too_small' && issue.origin === 'number' ? Number(issue.minimum) : null,
        });
      }
      store.store = { ...store.store, ...parsed.data };
      current = parsed.data;
      deps.changes.publish('settings', []);
      return structuredClone(current);
    },
  };
}

/**
 * The address that cloud requests go to.
 * @throws Failure ADDRESS_UNCONFIRMED after a settings file without a valid one
 */
export function confirmedAddress({ get }: Pick<SettingsStore, 'get'>): string {
  const { baseUrl, isAddressConfirmed } = get().cloud;
  if (isAddressConfirmed) return baseUrl;
  const message = 'The settings file had no valid cloud address, so nothing was sent. Confirm the address in Settings.';
  throw new Failure('ADDRESS_UNCONFIRMED', message, { address: baseUrl });
}
