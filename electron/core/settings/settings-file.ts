import fs from 'node:fs';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import {
  DEFAULT_SETTINGS,
  type Settings,
  type SettingsPatch,
  settingsSchema,
} from '../../../shared/domain/settings/settings.ts';

/** What a settings file says: `problems` are the paths of the fields that are invalid, or null where it is no JSON object. */
export type SettingsFile = { settings: Settings; problems: (string | null)[] };

const SECTIONS = Object.keys(DEFAULT_SETTINGS) as (keyof Settings)[];

/** Reads a file section by section; a section with an error is that of the defaults. A file that is missing has none. */
export function readSettingsFile(file: string): SettingsFile {
  const content = readJson(file);
  if (content === undefined) return { settings: structuredClone(DEFAULT_SETTINGS), problems: [] };
  if (!isRecord(content)) return withUnconfirmedAddress(structuredClone(DEFAULT_SETTINGS), [null]);
  let settings = structuredClone(DEFAULT_SETTINGS);
  const problems: string[] = [];
  for (const section of SECTIONS) {
    const next = settingsSchema.safeParse(mergedSettings(settings, { [section]: content[section] }));
    if (next.success) settings = next.data;
    else problems.push(...next.error.issues.map(({ path: at }) => at.join('.')));
  }
  return problems.some((problem) => problem.startsWith('cloud'))
    ? withUnconfirmedAddress(settings, problems)
    : { settings, problems };
}

/**
 * Refuses a settings file with errors, for a host without a window in which defaults could be looked at.
 * @throws Failure INVALID_INPUT with the file's name
 */
export function assertSettingsFile(file: string): void {
  const [problem] = readSettingsFile(file).problems;
  if (problem === undefined) return;
  throw reasonedFailure('INVALID_INPUT', 'settings_file', { file, field: problem });
}

/** Section by section; `keymap` is replaced whole. Sections that are missing (an older file) come from `base`. */
export function mergedSettings(base: Settings, patch: SettingsPatch): Settings {
  const result: Record<string, unknown> = { ...base };
  for (const [section, value] of Object.entries(patch)) {
    if (value === undefined || !(section in base)) continue;
    const before = result[section];
    const isSection = section !== 'keymap' && isRecord(before) && isRecord(value);
    result[section] = isSection ? { ...before, ...defined(value) } : value;
  }
  return result as Settings;
}

/** The default address was not chosen by anybody here, and a recording must not go where nobody sent it. */
function withUnconfirmedAddress(settings: Settings, problems: SettingsFile['problems']): SettingsFile {
  return { settings: { ...settings, cloud: { ...settings.cloud, isAddressConfirmed: false } }, problems };
}

/** Undefined where there is no file, null where it is no JSON. */
function readJson(file: string): unknown {
  try {
    // Some editors put a byte order mark ahead.
    return JSON.parse(fs.readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function defined(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined));
}
