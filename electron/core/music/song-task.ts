import type { ItemId } from '../../../shared/domain/ids.ts';
import { LOCAL_HOST } from '../../../shared/domain/music/prepared-reference.ts';
import type { Library } from '../library/library.ts';
import type { Submission, TaskCall, TaskKind } from '../remote-tasks/task-kind.ts';
import type { SongCall } from '../service/music/music-service.ts';
import type { LiveSongs } from './live-songs.ts';
import { coverCall, isIdRefused } from './references/cover-call.ts';
import type { PreparedReferences, ReferenceCall } from './references/prepared-references.ts';
import { type SongAnswer, streamSong } from './stream-song.ts';

/** A request for a song; `referenceItemId` is the item that a cover plays in another style. */
export type SongOrder = Omit<SongCall, 'reference' | 'signal' | 'isInline'> & {
  referenceItemId: string | null;
  /** It is heard while it comes in; only an mp3 without a watermark can be. */
  isStreamed?: boolean;
};

/** What songs are requested with. */
export type SongTaskDeps = {
  library: Pick<Library, 'get' | 'mediaFile'>;
  live: LiveSongs;
  references: PreparedReferences;
};

type Call = TaskCall<SongOrder>;

/**
 * A request for a song ends with its answer: a link, which is on disk before the song is downloaded, so that a crash in between
 * costs nothing. A service that sends the song itself is understood, too. A lost answer may be billed, and nothing tells whether
 * it was, so it is not sent again unasked. The reference of a cover is uploaded before, unless the service still knows it.
 */
export function songTask(deps: SongTaskDeps): TaskKind<SongOrder, SongAnswer> {
  return {
    kind: 'generate-song',
    prepare: async (call) => {
      const asked = referenceOf(call);
      if (asked !== null) await deps.references.ready(asked);
      return {};
    },
    submit: async (call) => {
      const asked = referenceOf(call);
      if (asked === null) return await send(deps, call, { ...plainCall(call), reference: null });
      const cover = await coverCall(deps, asked, plainCall(call));
      try {
        return await send(deps, call, cover);
      } catch (error) {
        // An id may end before its day does, as with another key: nothing was generated, so the reference is prepared again.
        const known = deps.references.find(asked);
        if (!isIdRefused(error, cover) || known === null || known.preparedAtMs >= call.task.createdAtMs) throw error;
        deps.references.forget(known);
        await deps.references.ready(asked);
        return await send(deps, call, await coverCall(deps, asked, plainCall(call)));
      }
    },
  };
}

function plainCall({ request, options }: Call): Omit<SongCall, 'reference'> {
  const { referenceItemId: _item, isStreamed: _isStreamed, ...plain } = request;
  return { ...options, ...plain };
}

function referenceOf({ service, task, request, options }: Call): ReferenceCall | null {
  const { referenceItemId: id } = request;
  return id === null ? null : { itemId: id as ItemId, host: task.place.host ?? LOCAL_HOST, service, options };
}

async function send(
  { live }: Pick<SongTaskDeps, 'live'>,
  { service, task, request }: Call,
  call: SongCall,
): Promise<Submission<SongAnswer>> {
  const withLyrics = <Details extends { writtenLyrics: string | null }>(details: Details): Details =>
    call.lyrics === request.lyrics ? details : { ...details, writtenLyrics: details.writtenLyrics ?? call.lyrics };
  if (request.isStreamed) {
    const answer = await streamSong({ service, task }, call, live);
    return { answer: { ...answer, details: withLyrics(answer.details) } };
  }
  const answer = await service.music.generate(call);
  const details = withLyrics(answer.details);
  const { song } = answer;
  if (!('link' in song)) return { answer: { ...answer, details } };
  return { result: { links: [song.link], about: details }, billedUnits: 1 };
}
