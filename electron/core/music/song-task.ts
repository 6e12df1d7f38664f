import { readFile } from 'node:fs/promises';
import type { ItemId } from '../../../shared/domain/ids.ts';
import type { Library } from '../library/library.ts';
import type { TaskKind } from '../remote-tasks/task-kind.ts';
import type { GeneratedSong, SongCall } from '../service/music/music-service.ts';
import { checkReference } from './check-reference.ts';

/** A request for a song; `referenceItemId` is the item whose file is sent along. */
export type SongOrder = Omit<SongCall, 'reference' | 'signal' | 'isInline'> & { referenceItemId: string | null };

/**
 * A request for a song ends with its answer: a link, which is on disk before the song is downloaded, so that a crash in between
 * costs nothing. A service that sends the song itself is understood, too. A lost answer may be billed, and nothing tells whether
 * it was, so it is not sent again unasked.
 */
export function songTask(library: Pick<Library, 'get' | 'mediaFile'>): TaskKind<SongOrder, GeneratedSong> {
  return {
    kind: 'generate-song',
    async submit({ service, request: { referenceItemId, ...request }, options }) {
      const reference = referenceItemId === null ? null : await referenceOf(library, referenceItemId as ItemId);
      const answer = await service.music.generate({ ...options, ...request, reference });
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
