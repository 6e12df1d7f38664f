import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { parseJson } from '../../shared/domain/files/parse-json.ts';
import { COVER_FEATURE_LIFETIME_MS } from '../../shared/service-api/music/cover-preprocess.ts';
import { referenceMusicSchema } from '../music/reference/reference-music.ts';
import { writeWhole } from './write-whole.ts';

/** What is known of a reference: its music, and the lyrics that were recognised in it, with tags; `[Inst]` where nobody sings. */
const preparedCoverSchema = z.object({ music: referenceMusicSchema, lyrics: z.string() });
/** See preparedCoverSchema. */
export type PreparedCover = z.infer<typeof preparedCoverSchema>;

const recordSchema = preparedCoverSchema.extend({ version: z.literal(1), preparedAtMs: z.number() });

/** What is known of references, by the id of their content, each for 24 hours; their sound is not kept. */
export interface CoverStore {
  /** Keeps what is known of a reference, for 24 hours from now. */
  put(id: string, prepared: PreparedCover): Promise<void>;
  /** What is known; null for what was never prepared or more than 24 hours ago (statements P12, P21, P22). */
  find(id: string): Promise<PreparedCover | null>;
  /** Removes what is older. */
  sweep(): Promise<void>;
}

/** 32 hexadecimal digits (statement P08). */
const NAME = /^[0-9a-f]{32}\.json$/;

/** Opens the store in a folder. `now` gives Unix ms. */
export async function openCoverStore(folder: string, now: () => number = Date.now): Promise<CoverStore> {
  await mkdir(folder, { recursive: true });
  // What was half written when the engine was killed.
  for (const name of await readdir(folder)) if (!NAME.test(name)) await rm(path.join(folder, name), { force: true });
  let writing = Promise.resolve();

  async function read(name: string) {
    if (!NAME.test(name)) return null;
    const text = await readFile(path.join(folder, name), 'utf8').catch(nullWhereMissing);
    // Of what cannot be read nothing is known, and it is swept.
    const record = text === null ? null : (recordSchema.safeParse(parseJson(text)).data ?? null);
    return record !== null && record.preparedAtMs + COVER_FEATURE_LIFETIME_MS > now() ? record : null;
  }

  return {
    async put(id, prepared) {
      const content = JSON.stringify({ version: 1, preparedAtMs: now(), ...prepared });
      // One after the other: two of the same content would write the same file.
      const written = writing.then(async () => writeWhole(path.join(folder, `${id}.json`), content));
      writing = written.catch(() => undefined);
      await written;
    },
    async find(id) {
      const record = await read(`${id}.json`);
      return record && { music: record.music, lyrics: record.lyrics };
    },
    async sweep() {
      const swept = writing.then(async () => {
        for (const name of await readdir(folder)) {
          if ((await read(name)) === null) await rm(path.join(folder, name), { force: true });
        }
      });
      writing = swept.catch(() => undefined);
      await swept;
    },
  };
}

function nullWhereMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
