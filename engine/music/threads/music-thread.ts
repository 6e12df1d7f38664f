import type { MessagePort } from 'node:worker_threads';
import { runStoppableThread } from '../../threads/run-stoppable-thread.ts';
import type { Song } from '../composer.ts';
import { analyseReference } from '../reference/analyse-reference.ts';
import { createNoteSounds, type NoteSounds } from '../mixing/note-sounds.ts';
import { SONG_RATE_HZ } from '../mixing/render-options.ts';
import { makeSong } from '../song/make-song.ts';
import { streamSong } from '../song/stream-song.ts';
import type { ComposeWork, MusicResult, MusicWork } from './music-task.ts';

/** Answers requests of the pool, one after the other. */
export function runMusicThread(port: MessagePort): void {
  const sounds = createNoteSounds(SONG_RATE_HZ);
  runStoppableThread<MusicWork, MusicResult>(port, {
    work: async (task, checkpoint) =>
      task.kind === 'analyse'
        ? { reference: await analyseReference(task.file, checkpoint) }
        : { song: await compose(task, { sounds, checkpoint }) },
    transferOf: (result) => ('song' in result ? [result.song.bytes.buffer as ArrayBuffer] : []),
  });
}

async function compose(
  { pieces, kind: _kind, ...request }: ComposeWork,
  tools: { sounds: NoteSounds; checkpoint: () => void },
): Promise<Song> {
  if (pieces === null) return makeSong(request, tools);
  try {
    const song = await streamSong(request, tools, (bytes) => pieces.postMessage(bytes));
    pieces.postMessage(null);
    return song;
  } finally {
    // It is emptied before it closes.
    pieces.close();
  }
}
