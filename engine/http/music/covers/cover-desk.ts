import { createHash, randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CoverStore, PreparedCover } from '../../../files/cover-store.ts';
import type { Composer } from '../../../music/composer.ts';
import type { Recognizer } from '../../../recognition/recognizer.ts';
import { badRequest } from '../../service-error.ts';
import { formattedLyrics } from './formatted-lyrics.ts';

/** What references are listened to with. */
export type CoverDeskDeps = {
  composer: Pick<Composer, 'analyse'>;
  recognizer: Pick<Recognizer, 'recognize'>;
  store: CoverStore;
  /** Emptied at every start. */
  temporaryFolder: string;
};

/** References of covers. */
export type CoverDesk = {
  /** Listens to a reference and keeps what was found for 24 hours, under an id of its content (statements P08 to P12). */
  prepare(bytes: Uint8Array, signal: AbortSignal): Promise<PreparedCover & { id: string }>;
  /** What is found in a reference, of which nothing is kept; words are listened for where `withLyrics` says so. */
  listen(bytes: Uint8Array, options: { withLyrics: boolean; signal: AbortSignal }): Promise<PreparedCover>;
  /**
   * What was found in a reference that was prepared less than 24 hours ago.
   * @throws ServiceError 400 for any other (statements P12 and P21)
   */
  require(id: string): Promise<PreparedCover>;
};

/** Creates the desk. All of it throws Failure INVALID_INPUT and AUDIO_UNREADABLE and its kin for what is no reference, and CANCELLED. */
export function createCoverDesk({ composer, recognizer, store, temporaryFolder }: CoverDeskDeps): CoverDesk {
  async function listen(
    bytes: Uint8Array,
    { withLyrics, signal }: { withLyrics: boolean; signal: AbortSignal },
  ): Promise<PreparedCover> {
    const known = await store.find(idOf(bytes));
    if (known) return known;
    const file = path.join(temporaryFolder, `reference-${randomUUID()}`);
    try {
      await writeFile(file, bytes, { flag: 'wx' });
      const music = await composer.analyse({ file, signal });
      if (!withLyrics) return { music, lyrics: '' };
      const spoken = await recognizer.recognize({ file, fileName: 'the reference', speakers: false, signal });
      return { music, lyrics: formattedLyrics(music.sections, spoken.sentences) };
    } finally {
      await rm(file, { force: true });
    }
  }

  return {
    listen,
    async prepare(bytes, signal) {
      const id = idOf(bytes);
      const prepared = await listen(bytes, { withLyrics: true, signal });
      await store.put(id, prepared);
      return { id, ...prepared };
    },
    async require(id) {
      const known = await store.find(id);
      if (known) return known;
      throw badRequest(
        'invalid params: cover_feature_id does not exist or is older than 24 hours; prepare the reference again',
      );
    },
  };
}

/** 32 hexadecimal digits that the content decides. */
const idOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32);
