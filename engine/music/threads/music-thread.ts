import type { MessagePort } from 'node:worker_threads';
import { failureRecord } from '../../../shared/domain/failures/failure.ts';
import { checkpointOf } from '../../threads/run-cancellable.ts';
import type { ThreadReply, ThreadRequest } from '../../threads/thread-messages.ts';
import type { Song } from '../composer.ts';
import { createNoteSounds, type NoteSounds } from '../mixing/note-sounds.ts';
import { SONG_RATE_HZ } from '../mixing/render-options.ts';
import { makeSong } from '../song/make-song.ts';
import { streamSong } from '../song/stream-song.ts';
import type { MusicTask } from './music-task.ts';

/** Answers requests of the pool, one after the other. */
export function runMusicThread(port: MessagePort): void {
  const sounds = createNoteSounds(SONG_RATE_HZ);
  let queue = Promise.resolve();
  port.on('message', (request: ThreadRequest<MusicTask>) => {
    queue = queue.then(async () => {
      const reply = await answer(request, sounds);
      port.postMessage(reply, 'result' in reply ? [reply.result.bytes.buffer as ArrayBuffer] : []);
    });
  });
}

async function answer(
  { id, task: { stop, pieces, ...request } }: ThreadRequest<MusicTask>,
  sounds: NoteSounds,
): Promise<ThreadReply<Song>> {
  const tools = { sounds, checkpoint: checkpointOf(stop) };
  try {
    if (pieces === null) return { id, result: await makeSong(request, tools) };
    const result = await streamSong(request, tools, (bytes) => pieces.postMessage(bytes));
    pieces.postMessage(null);
    return { id, result };
  } catch (error) {
    return { id, failure: failureRecord(error) };
  } finally {
    // It is emptied before it closes.
    pieces?.close();
  }
}
