import { randomUUID } from 'node:crypto';
import { joinBytes } from '../../../shared/audio/byte-source.ts';
import type { GenerationId, ItemId } from '../../../shared/domain/ids.ts';
import type { TaskCall } from '../remote-tasks/task-kind.ts';
import type { GeneratedSong, SongCall } from '../service/music/music-service.ts';
import { unusableSong } from '../service/music/music-client.ts';
import type { LiveSongs } from './live-songs.ts';

/** A song that was heard while it came in: the item that it becomes, and its length where the service says it, ms. */
export type StreamedSong = { itemId: ItemId; durationMs: number | null };
/** What a request for a song was answered with. */
export type SongAnswer = GeneratedSong & { streamed?: StreamedSong };

/**
 * Generates a song that can be heard from its first chunk on. Nothing of it is on disk before it is whole. Throws what a
 * request throws, also where the stream ends early.
 */
export async function streamSong(
  { service, task }: Pick<TaskCall<unknown>, 'service' | 'task'>,
  call: SongCall,
  live: LiveSongs,
): Promise<SongAnswer> {
  const itemId = randomUUID() as ItemId;
  const place = { generationId: task.ownerId as GenerationId, position: Number(task.ownerPart ?? 0) };
  const song = await live.begin({ ...place, itemId });
  const pieces: Uint8Array[] = [];
  try {
    for await (const { audio, end } of service.music.stream(call)) {
      if (audio.length > 0) {
        pieces.push(audio);
        song.append(audio);
      }
      if (!end) continue;
      const bytes = joinBytes(pieces);
      if (bytes.length === 0) throw unusableSong();
      return { song: { bytes }, details: end.details, streamed: { itemId, durationMs: end.durationMs } };
    }
    throw unusableSong();
  } finally {
    song.end();
  }
}
