import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { isFilePurpose, type FilePurpose } from '../../shared/service-api/files.ts';
import { writeWhole } from './write-whole.ts';

/** What the engine knows of a stored file; its bytes lie beside the index under its id. */
export type StoredFile = {
  /** Decimal digits, below 2^53, so that clients may read it as a number. */
  id: string;
  sizeBytes: number;
  createdAtMs: number;
  fileName: string;
  purpose: FilePurpose;
};

const indexSchema = z.array(
  z.object({
    id: z.string().regex(/^\d{1,16}$/),
    sizeBytes: z.number(),
    createdAtMs: z.number(),
    fileName: z.string(),
    purpose: z.custom<FilePurpose>((value) => typeof value === 'string' && isFilePurpose(value)),
  }),
);

/** The list of stored files: in memory, and on disk in one small JSON file. */
export interface FileIndex {
  all(): StoredFile[];
  get(id: string): StoredFile | null;
  /** An id that was never used, made from the time. */
  nextId(timeMs: number): string;
  put(file: StoredFile): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Opens the index. A file that cannot be read is an error: starting empty would orphan what the user stored. */
export async function openFileIndex(file: string): Promise<FileIndex> {
  const records = new Map((await readIndex(file)).map((record) => [record.id, record]));
  let lastId = Math.max(0, ...[...records.keys()].map(Number));
  let writing: Promise<void> = Promise.resolve();

  async function save(): Promise<void> {
    // One after the other: two writers would share the temporary name. A failed one must not stop the next.
    const write = async () => writeWhole(file, JSON.stringify([...records.values()]));
    writing = writing.then(write, write);
    return writing;
  }

  return {
    all: () => [...records.values()],
    get: (id) => records.get(id) ?? null,
    nextId(timeMs) {
      lastId = Math.max(lastId + 1, timeMs * 1000 + Math.floor(Math.random() * 1000));
      return String(lastId);
    },
    async put(record) {
      records.set(record.id, record);
      await save();
    },
    async remove(id) {
      if (records.delete(id)) await save();
    },
  };
}

async function readIndex(file: string): Promise<StoredFile[]> {
  try {
    return indexSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw new Error(`Can’t read the list of stored files ${file}. Move the file away to start with an empty list.`, {
      cause: error,
    });
  }
}
