import fs from 'node:fs';
import path from 'node:path';
import ElectronStore from 'electron-store';
import { Failure } from '../../../shared/domain/failure.ts';
import {
  DEFAULT_SETTINGS,
  type Settings,
  type SettingsPatch,
  settingsSchema,
} from '../../../shared/domain/settings.ts';
import type { Changes } from '../changes/changes.ts';
import type { Log } from '../host-ports.ts';
import type { SettingsStore } from './settings-store.ts';

const NAME = 'settings';

/** Reads (or begins) `settings.json` in `folder`, an absolute path. */
export function createSettingsStore(deps: { folder: string; changes: Changes; log: Log }): SettingsStore {
  fs.mkdirSync(deps.folder, { recursive: true });
  const file = path.join(deps.folder, `${NAME}.json`);
  const wasReset = keepBrokenAside(file);
  if (wasReset) deps.log.warn('The settings file was unreadable; it was kept aside and the defaults apply.');
  const store = new ElectronStore<Record<string, unknown>>({
    name: NAME,
    cwd: deps.folder,
    configFileMode: 0o600,
    accessPropertiesByDotNotation: false,
  });
  let current = merged(DEFAULT_SETTINGS, store.store as SettingsPatch);
  return {
    wasReset,
    get: () => structuredClone(current),
    set: (patch) => {
      const parsed = settingsSchema.safeParse(merged(current, patch));
      if (!parsed.success) {
        const [issue] = parsed.error.issues;
        throw new Failure('INVALID_INPUT', `This setting cannot be stored: ${issue?.message ?? 'unknown reason'}`, {
          field: issue?.path.join('.') ?? '',
        });
      }
      store.store = { ...store.store, ...parsed.data };
      current = parsed.data;
      deps.changes.publish('settings', []);
      return structuredClone(current);
    },
  };
}

/** Section by section; `keymap` is replaced whole. Sections that are missing (an older file) come from `base`. */
function merged(base: Settings, patch: SettingsPatch): Settings {
  const result: Record<string, unknown> = { ...base };
  for (const [section, value] of Object.entries(patch)) {
    if (value === undefined || !(section in base)) continue;
    const before = result[section];
    const isSection = section !== 'keymap' && isRecord(before) && isRecord(value);
    result[section] = isSection ? { ...before, ...defined(value) } : value;
  }
  return result as Settings;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function defined(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined));
}

/** Returns whether there was a file that does not hold settings; it is renamed, so that nothing the user set is lost. */
function keepBrokenAside(file: string): boolean {
  if (!fs.existsSync(file)) return false;
  if (isReadable(file)) return false;
  fs.renameSync(file, `${file}.broken-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`);
  return true;
}

function isReadable(file: string): boolean {
  try {
    const content: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    return isRecord(content) && settingsSchema.safeParse(merged(DEFAULT_SETTINGS, content)).success;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
