import { execFile } from 'node:child_process';
import { access, constants, mkdir, statfs } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { DiagnosticLine } from '../../../shared/domain/settings/diagnostics.ts';
import { failureRecord, type FailureData } from '../../../shared/domain/failures/failure.ts';
import type { DiagnosticId, DiagnosticReason } from '../../../shared/domain/findings/diagnostic-findings.ts';
import type { Db } from '../database/database.ts';
import { localModels } from '../engine-process/local-models.ts';
import { folderFailure } from '../files/file-failure.ts';
import type { Secrets } from '../secrets/secrets.ts';

const LOW_SPACE_BYTES = 2_000_000_000;
const PROGRAM_TIMEOUT_MS = 5000;

/** What is looked at. `startEngine` resolves when the engine answers. */
export type SelfCheckDeps = {
  db: Db;
  secrets: Secrets;
  /** Throws where it was there and is not now: it must not begin anew beside one that was renamed. */
  libraryFolder(): string;
  modelsFolder: string;
  startEngine(): Promise<unknown>;
};

type Found = Pick<DiagnosticLine, 'state' | 'finding'>;

const found = (state: Found['state'], reason: DiagnosticReason, data: FailureData = {}): Found => ({
  state,
  finding: { reason, data },
});

/** Looks at everything that the program stands on; never throws. */
export async function selfCheck(deps: SelfCheckDeps): Promise<DiagnosticLine[]> {
  const checks: [id: DiagnosticId, check: () => Promise<Found>][] = [
    ['engine', () => checkEngine(deps)],
    ['models', () => checkModels(deps.modelsFolder)],
    ['keychain', () => checkKeychain(deps.secrets)],
    ['database', async () => checkDatabase(deps.db)],
    ['library', () => checkLibrary(deps.libraryFolder())],
    ['ffmpeg', checkFfmpeg],
  ];
  return await Promise.all(
    checks.map(async ([id, check]) => {
      try {
        return { id, ...(await check()) };
      } catch (error) {
        const { code, data } = failureRecord(error);
        return { id, state: 'failed' as const, finding: { failure: { code, data } } };
      }
    }),
  );
}

async function checkEngine({ startEngine }: SelfCheckDeps): Promise<Found> {
  await startEngine();
  return found('ok', 'engine_ok');
}

async function checkModels(folder: string): Promise<Found> {
  const { models } = await localModels(folder, { verifies: false });
  if (models.some(({ state }) => state === 'missing')) return found('failed', 'models_missing');
  if (models.some(({ state }) => state === 'damaged')) return found('failed', 'models_damaged');
  return found('ok', 'models_ok', { models: models.length });
}

async function checkKeychain(secrets: Secrets): Promise<Found> {
  const { state, keychainName, reason } = await secrets.status();
  if (state === 'unavailable') return found('attention', 'keychain_failed', { keychainName, why: reason });
  return found('ok', state === 'set' ? 'keychain_ok' : 'keychain_empty', { keychainName });
}

function checkDatabase(db: Db): Found {
  const problems = db.all<{ quick_check: string }>('PRAGMA quick_check(3)').map((row) => row.quick_check);
  if (problems.join() !== 'ok') return found('failed', 'database_damaged', { problems });
  const version = db.get<{ version: string }>('SELECT sqlite_version() AS version')?.version ?? null;
  return found('ok', 'database_ok', { version });
}

async function checkLibrary(folder: string): Promise<Found> {
  const { bavail, bsize } = await openedFolder(folder).catch((error: unknown) => {
    throw folderFailure(error, folder, path.basename(folder));
  });
  const freeBytes = bavail * bsize;
  return found(freeBytes < LOW_SPACE_BYTES ? 'attention' : 'ok', 'folder_ok', { freeBytes });
}

async function openedFolder(folder: string) {
  await mkdir(folder, { recursive: true });
  await access(folder, constants.W_OK);
  return await statfs(folder);
}

async function checkFfmpeg(): Promise<Found> {
  try {
    const options = { timeout: PROGRAM_TIMEOUT_MS, windowsHide: true };
    const { stdout } = await promisify(execFile)('ffmpeg', ['-hide_banner', '-version'], options);
    return found('ok', 'ffmpeg_found', { version: /^ffmpeg version \S+/.exec(stdout)?.[0] ?? null });
  } catch {
    return found('attention', 'ffmpeg_missing');
  }
}
