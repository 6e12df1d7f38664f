import { formatBytes } from '../files/byte-size.ts';
import type { FailureData } from '../failures/failure.ts';
import { keychainText } from '../failures/details/keychain-details.ts';
import { listIn, numberIn, textIn } from '../failures/failure-data.ts';
import { type Finding, findingText } from './finding.ts';

const keychain = (data: FailureData) => textIn(data, 'keychainName') ?? 'the keychain';

const DIAGNOSTICS = {
  database_damaged: (data: FailureData) => `The database is damaged: ${listIn(data, 'problems').join('; ')}`,
  database_ok: (data: FailureData) => `Healthy (SQLite ${textIn(data, 'version') ?? 'unknown'}).`,
  engine_ok: 'Running and responding.',
  ffmpeg_found: (data: FailureData) => textIn(data, 'version') ?? 'Found.',
  ffmpeg_missing: 'Not found. Rare formats such as AVI and WMA need it, and rough cuts are exported with it.',
  folder_ok: (data: FailureData) => `Writable, ${formatBytes(numberIn(data, 'freeBytes') ?? 0)} free.`,
  keychain_empty: (data: FailureData) => `${keychain(data)}, no key stored.`,
  keychain_failed: (data: FailureData) =>
    `Can’t use ${keychain(data)}. ${keychainText({ reason: data['why'] ?? null })} Atelier can keep a key for this session only.`,
  keychain_ok: (data: FailureData) => `${keychain(data)}, key stored.`,
  models_damaged: 'A transcription model is damaged. Reinstall Atelier. Settings, Engine says which one.',
  models_missing: 'A transcription model is missing. Reinstall Atelier. Settings, Engine says which one.',
  models_ok: (data: FailureData) => `${numberIn(data, 'models') ?? 0} models, all files in place.`,
} as const;

/** Stable name of what the self-check found. */
export type DiagnosticReason = keyof typeof DIAGNOSTICS;

const NAMES = {
  engine: 'Local engine',
  models: 'Transcription models',
  keychain: 'Keychain',
  database: 'Database',
  library: 'Library folder',
  ffmpeg: 'FFmpeg on the PATH',
} as const;

/** Stable name of what the self-check looks at. */
export type DiagnosticId = keyof typeof NAMES;

/** What a line of the self-check is about, and what it found, in words. */
export const diagnosticText = ({ id, finding }: { id: DiagnosticId; finding: Finding<DiagnosticReason> }) => ({
  label: NAMES[id],
  detail: findingText(DIAGNOSTICS, finding),
});
