import { execFile } from 'node:child_process';
import { access, constants, mkdir, readdir, statfs } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { DiagnosticLine } from '../../../shared/domain/settings/diagnostics.ts';
import { failureRecord } from '../../../shared/domain/failures/failure.ts';
import type { Db } from '../database/database.ts';
import type { Secrets } from '../secrets/secrets.ts';

const LOW_SPACE_BYTES = 2_000_000_000;
const PROGRAM_TIMEOUT_MS = 5000;

/** What is looked at. `startEngine` resolves when the engine answers. */
export type SelfCheckDeps = {
  db: Db;
  secrets: Secrets;
  libraryFolder(): string;
  modelsFolder: string;
  startEngine(): Promise<unknown>;
};

type Finding = Pick<DiagnosticLine, 'state' | 'detail'>;

/** Looks at everything that the program stands on; never throws. */
export async function selfCheck(deps: SelfCheckDeps): Promise<DiagnosticLine[]> {
  const checks: [id: string, label: string, check: () => Promise<Finding>][] = [
    ['engine', 'Local engine', () => checkEngine(deps)],
    ['models', 'Transcription models', () => checkModels(deps.modelsFolder)],
    ['keychain', 'Keychain', () => checkKeychain(deps.secrets)],
    ['database', 'Database', async () => checkDatabase(deps.db)],
    ['library', 'Library folder', () => checkLibrary(deps.libraryFolder())],
    ['ffmpeg', 'FFmpeg on the PATH', checkFfmpeg],
  ];
  return await Promise.all(
    checks.map(async ([id, label, check]) => {
      try {
        return { id, label, ...(await check()) };
      } catch (error) {
        return { id, label, state: 'failed' as const, detail: failureRecord(error).message };
      }
    }),
  );
}

async function checkEngine({ startEngine }: SelfCheckDeps): Promise<Finding> {
  await startEngine();
  return { state: 'ok', detail: 'Running and responding.' };
}

async function checkModels(folder: string): Promise<Finding> {
  const names = await readdir(folder).catch(() => []);
  const models = names.filter((name) => name.endsWith('.onnx'));
  return models.length > 0
    ? { state: 'ok', detail: `${models.length} model files.` }
    : { state: 'failed', detail: 'The transcription models are missing. Reinstall Atelier.' };
}

async function checkKeychain(secrets: Secrets): Promise<Finding> {
  const status = await secrets.status();
  if (status.state === 'unavailable') {
    const detail = `Can’t use ${status.keychainName}. ${status.detail ?? 'It’s locked or unavailable.'}`;
    return { state: 'attention', detail: `${detail} Atelier can keep a key for this session only.` };
  }
  return {
    state: 'ok',
    detail: `${status.keychainName}, ${status.state === 'set' ? 'key stored' : 'no key stored'}.`,
  };
}

function checkDatabase(db: Db): Finding {
  const problems = db.all<{ quick_check: string }>('PRAGMA quick_check(3)').map((row) => row.quick_check);
  if (problems.join() !== 'ok') return { state: 'failed', detail: `The database is damaged: ${problems.join('; ')}` };
  const version = db.get<{ version: string }>('SELECT sqlite_version() AS version')?.version ?? 'unknown';
  return { state: 'ok', detail: `Healthy (SQLite ${version}).` };
}

async function checkLibrary(folder: string): Promise<Finding> {
  await mkdir(folder, { recursive: true });
  await access(folder, constants.W_OK);
  const { bavail, bsize } = await statfs(folder);
  const freeBytes = bavail * bsize;
  const detail = `Writable, ${(freeBytes / 1e9).toFixed(1)} GB free.`;
  return { state: freeBytes < LOW_SPACE_BYTES ? 'attention' : 'ok', detail };
}

async function checkFfmpeg(): Promise<Finding> {
  try {
    const options = { timeout: PROGRAM_TIMEOUT_MS, windowsHide: true };
    const { stdout } = await promisify(execFile)('ffmpeg', ['-hide_banner', '-version'], options);
    return { state: 'ok', detail: /^ffmpeg version \S+/.exec(stdout)?.[0] ?? 'Found.' };
  } catch {
    return { state: 'attention', detail: 'Not found. Only rare formats such as AVI and WMA need it.' };
  }
}
