import { readFile } from 'node:fs/promises';
import type { ItemId } from '../../../shared/domain/ids.ts';
import type { Library } from '../library/library.ts';
import type { TaskKind } from '../remote-tasks/task-kind.ts';
import type { SongCall } from '../service/music/music-service.ts';
import { checkReference } from './check-reference.ts';
import type { LiveSongs } from './live-songs.ts';
import { type SongAnswer, streamSong } from './stream-song.ts';

/** A request for a song; `referenceItemId` is the item whose file is sent along. */
export type SongOrder = Omit<SongCall, 'reference' | 'signal' | 'isInline'> & {
  referenceItemId: string | null;
  /** It is heard while it comes in; only an mp3 without a watermark can be. */
  isStreamed?: boolean;
};

/**
 * A request for a song ends with its answer: a link, which is on disk before the song is downloaded, so that a crash in between
 * costs nothing. A service that sends the song itself is understood, too. A lost answer may be billed, and nothing tells whether
 * it was, so it is not sent again unasked.
 */
export function songTask(
  library: Pick<Library, 'get' | 'mediaFile'>,
  live: LiveSongs,
): TaskKind<SongOrder, SongAnswer> {
  return {
    kind: 'generate-song',
    async submit({ service, task, request: { referenceItemId, isStreamed, ...request }, options }) {
      const reference = referenceItemId === null ? null : await referenceOf(library, referenceItemId as ItemId);
      const call = { ...options, ...request, reference };
      if (isStreamed) return { answer: await streamSong({ service, task }, call, live) };
      const answer = await service.music.generate(call);
      const { song, details } = answer;
      if (!('link' in song)) return { answer };
      return { result: { links: [song.link], about: details }, billedUnits: 1 };
    },
  };
}

/** The file of an item as Base64. Throws INVALID_INPUT where it cannot be used any more, NOT_FOUND where it is gone. */
async function referenceOf(library: Pick<Library, 'get' | 'mediaFile'>, id: ItemId): Promise<string> {
  checkReference(library, id);
  return (await readFile(library.mediaFile({ id, variant: 'original' }).file)).toString('base64');
}
