import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { failureRecord } from '../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import type { CoreContext } from '../core-context.ts';
import { sha256OfFile } from '../files/sha256.ts';
import { mapBounded } from '../files/map-bounded.ts';
import { mediaFilesIn } from '../files/paths/media-names.ts';
import type { Library } from '../library/library.ts';
import type { Transcripts } from '../transcripts/transcripts.ts';
import { planScan, type SeenFile } from './plan-scan.ts';
import { findImported, putFile, renameFile, selectFiles, type StoredFolder, type WatchedFile } from './watch-table.ts';

/** What a look needs. */
export type ScanDeps = Pick<CoreContext, 'db' | 'changes'> & {
  library: Pick<Library, 'importFile'>;
  transcripts: Pick<Transcripts, 'start'>;
};

/** What the last look saw of a folder: files that were still growing then, how many there are, and whether the folder was there. */
export type LastLook = {
  growing: Map<string, SeenFile>;
  fileCount: number;
  state: 'watching' | 'missing' | 'unreadable';
};

/** Beyond that, nobody watches a folder but a whole disk. */
const MOST_FILES = 100_000;
/** The system answers no faster when it is asked for more, and whatever else reads files would wait behind them. */
const ASKED_AT_ONCE = 16;

/** Media files in a folder and those below it, with size and time. One that vanishes meanwhile is left out. */
export async function seeFiles(folder: string): Promise<SeenFile[]> {
  const { files } = await mediaFilesIn(folder, { most: MOST_FILES });
  const seen = await mapBounded(files, ASKED_AT_ONCE, async (file) => {
    const facts = await stat(file).catch(() => null);
    if (!facts?.isFile()) return [];
    return [{ name: path.relative(folder, file), sizeBytes: facts.size, modifiedAtMs: facts.mtimeMs }];
  });
  return seen.flat();
}

/** Looks at a folder once: imports what has stopped growing since the last look, and orders its transcripts. */
export async function scanFolder(
  deps: ScanDeps,
  folder: StoredFolder,
  { before, signal }: { before: LastLook | undefined; signal: AbortSignal },
): Promise<LastLook> {
  const state = await stateOf(folder.path);
  if (state !== 'watching') return { growing: new Map(), fileCount: 0, state };
  const seen = await seeFiles(folder.path).catch(() => null);
  // A folder in it that may not be read, or the disk was taken away just now.
  if (!seen) return { growing: new Map(), fileCount: 0, state: 'unreadable' };
  const known = selectFiles(deps.db, folder.id);
  const { renamed, ready, growing } = planScan(seen, known, before?.growing ?? new Map());
  if (renamed.length > 0) deps.db.write((tx) => renamed.forEach((names) => renameFile(tx, folder.id, names)));
  for (const file of ready) {
    if (signal.aborted) break;
    await take(deps, folder, file);
  }
  if (!signal.aborted) await orderTranscripts(deps, folder);
  return { growing: new Map(growing.map((file) => [file.name, file])), fileCount: seen.length, state };
}

async function stateOf(folder: string): Promise<LastLook['state']> {
  try {
    await readdir(folder);
    return 'watching';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    return code === 'ENOENT' || code === 'ENOTDIR' ? 'missing' : 'unreadable';
  }
}

/** Item and row of the file come in one transaction, so that no crash imports it twice. */
async function take({ db, changes, library }: ScanDeps, { id, path: root }: StoredFolder, seen: SeenFile) {
  const file = path.join(root, seen.name);
  const fileName = path.basename(seen.name);
  const blank = { ...seen, sha256: null, itemId: null, failure: null };
  try {
    const sha256 = await sha256OfFile(file, fileName);
    const imported = findImported(db, sha256);
    const taken = (itemId: ItemId): WatchedFile => ({ ...blank, sha256, itemId, state: 'imported' });
    if (imported !== null) db.write((tx) => putFile(tx, id, { ...taken(imported), state: 'settled' }));
    else await library.importFile({ file, fileName, alongside: (tx, itemId) => putFile(tx, id, taken(itemId)) });
  } catch (error) {
    db.write((tx) => putFile(tx, id, { ...blank, state: 'failed', failure: failureRecord(error) }));
  }
  changes.publish('watch-folders', []);
}

const HAS_TRANSCRIPT = `SELECT 1 FROM transcripts WHERE media_id = :itemId`;
const IS_RECORDING = `SELECT 1 FROM items WHERE id = :itemId AND kind = 'recording'`;

async function orderTranscripts({ db, changes, transcripts }: ScanDeps, { id, preset }: StoredFolder): Promise<void> {
  const { transcribes, engine, language, speakerCount } = preset;
  for (const file of selectFiles(db, id).values()) {
    const { itemId, state } = file;
    // What failed waits until it is asked for again.
    if (state !== 'imported' || itemId === null || file.failure !== null) continue;
    const settle = (failure: WatchedFile['failure'] = null) => {
      db.write((tx) => putFile(tx, id, { ...file, state: failure ? 'imported' : 'settled', failure }));
      changes.publish('watch-folders', []);
    };
    // Ordered just before a crash, or by the user meanwhile; or deleted since.
    const isDone = !db.get(IS_RECORDING, { itemId }) || db.get(HAS_TRANSCRIPT, { itemId });
    if (!transcribes || isDone) {
      settle();
      continue;
    }
    try {
      const options = {
        engine: engine ?? undefined,
        language: language ?? undefined,
        speakerCount: speakerCount ?? undefined,
      };
      await transcripts.start({ mediaIds: [itemId], ...options });
      settle();
    } catch (error) {
      settle(failureRecord(error));
    }
  }
}
