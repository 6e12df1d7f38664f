import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { RESULT_PURPOSES, UPLOAD_PURPOSES, isUploadPurpose, type FilePurpose } from '../../shared/service-api/files.ts';
import { openFileLinks } from './file-links.ts';
import { openFileIndex, type StoredFile } from './file-index.ts';

/** A file to be taken over: it is moved away from `file`. `id` was reserved earlier. */
export type NewFile = { file: string; fileName: string; sizeBytes: number; purpose: FilePurpose; id?: string };

/** Uploaded and generated files on disk. */
export interface FileStore {
  add(file: NewFile): Promise<StoredFile>;
  /** An id for a file that is still to be made. */
  reserveId(): string;
  /** Files that are still valid, oldest first; of all purposes when it is null. */
  list(purpose: FilePurpose | null): Promise<StoredFile[]>;
  /** `expired` is told from `unknown` as long as the record is remembered. */
  find(id: string): Promise<StoredFile | 'expired' | 'unknown'>;
  /** Where the bytes are. */
  pathOf(file: StoredFile): string;
  remove(id: string): Promise<void>;
  /** A token that opens this file without a key until it dies, after the time of its purpose unless another is given, ms. */
  linkToken(file: Pick<StoredFile, 'id' | 'purpose'>, lifetimeMs?: number): string;
  /** The file behind a token, or null when it is forged, has died or the file is gone. */
  openLink(token: string): Promise<StoredFile | null>;
  /** Removes the bytes of expired files, and later their records. */
  sweep(): Promise<void>;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const UPLOAD_LINK_MS = 60 * 60 * 1000;
const REMEMBERED_MS = 30 * DAY_MS;

/** Opens the store in a folder. `now` gives Unix ms and can be set forward by tests. */
export async function openFileStore(folder: string, now: () => number = Date.now): Promise<FileStore> {
  await mkdir(folder, { recursive: true });
  const index = await openFileIndex(path.join(folder, 'index.json'));
  const links = await openFileLinks(path.join(folder, 'link-secret'));
  const pathOf = (file: StoredFile) => path.join(folder, file.id);
  const isExpired = (file: StoredFile) => {
    const lifetimeMs = lifetimeOf(file.purpose);
    return lifetimeMs !== null && now() >= file.createdAtMs + lifetimeMs;
  };

  async function sweep(): Promise<void> {
    const expired = index.all().filter(isExpired);
    for (const file of expired) {
      await rm(pathOf(file), { force: true });
      if (now() >= file.createdAtMs + REMEMBERED_MS) await index.remove(file.id);
    }
  }

  async function find(id: string): Promise<StoredFile | 'expired' | 'unknown'> {
    await sweep();
    const file = index.get(id);
    if (!file) return 'unknown';
    return isExpired(file) ? 'expired' : file;
  }

  return {
    sweep,
    reserveId: () => index.nextId(now()),
    async add({ file, fileName, sizeBytes, purpose, id }) {
      const record = { id: id ?? index.nextId(now()), sizeBytes, createdAtMs: now(), fileName, purpose };
      await moveFile(file, pathOf(record));
      await index.put(record);
      return record;
    },
    async list(purpose) {
      await sweep();
      return index.all().filter((file) => !isExpired(file) && (purpose === null || file.purpose === purpose));
    },
    find,
    pathOf,
    async remove(id) {
      await index.remove(id);
      await rm(path.join(folder, id), { force: true });
    },
    linkToken: (file, lifetimeMs = linkLifetimeOf(file.purpose)) => links.sign(file.id, now() + lifetimeMs),
    async openLink(token) {
      const link = links.read(token);
      if (!link || link.diesAtMs <= now()) return null;
      const file = await find(link.id);
      return typeof file === 'string' ? null : file;
    },
  };
}

function lifetimeOf(purpose: FilePurpose): number | null {
  return isUploadPurpose(purpose) ? UPLOAD_PURPOSES[purpose].lifetimeMs : RESULT_PURPOSES[purpose].lifetimeMs;
}

function linkLifetimeOf(purpose: FilePurpose): number {
  return isUploadPurpose(purpose) ? UPLOAD_LINK_MS : RESULT_PURPOSES[purpose].linkLifetimeMs;
}

async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    await copyFile(from, to);
    await rm(from);
  }
}
