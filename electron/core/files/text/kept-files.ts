import { randomUUID } from 'node:crypto';
import { Failure } from '../../../../shared/domain/failures/failure.ts';

/** Files that may be read once more, another way: a ticket for a file is good only once. In memory, the newest few. */
export interface KeptFiles<File> {
  keep(file: File): string;
  /** Throws FILE_MISSING for one that was kept too long ago. */
  get(id: string): File;
}

/** A file has at most 5 MB. */
const MOST_FILES = 10;

/** Builds the memory of files. */
export function createKeptFiles<File>(): KeptFiles<File> {
  const files = new Map<string, File>();
  return {
    keep(file) {
      const id = randomUUID();
      files.set(id, file);
      const oldest = files.keys().next();
      if (files.size > MOST_FILES && !oldest.done) files.delete(oldest.value);
      return id;
    },
    get(id) {
      const file = files.get(id);
      if (file) return file;
      throw new Failure('FILE_MISSING', 'This file is no longer available. Drop it again.');
    },
  };
}
