import type { Composer, SongRequest, SongStream } from '../../music/composer.ts';
import type { EngineContext } from '../exchange.ts';
import { eventStream } from '../speech/event-stream.ts';
import { extraInfo, FINISHED, localSong } from './music-answer.ts';

/** `data.status` of a song that goes on (gaps.md G3). */
const GOING = 1;
const STREAM_SUCCESS = { status_code: 0, status_msg: '' };

/** What a streamed song is answered with. */
export type StreamDeps = { composer: Composer; onError: (error: unknown, traceId: string) => void };

/** A song as events while it is played (gaps.md G10, as speech in G18); the last one has no audio. */
export function musicStream(context: EngineContext, { composer, onError }: StreamDeps, request: SongRequest): Response {
  const traceId = context.get('traceId');
  const stop = new AbortController();
  const stream = composer.stream({ ...request, signal: AbortSignal.any([request.signal, stop.signal]) });
  return eventStream({
    events: musicChunks(stream, request, traceId),
    traceId,
    stop: () => stop.abort(),
    onError: (error) => onError(error, traceId),
  });
}

async function* musicChunks(
  { pieces, song }: SongStream,
  request: SongRequest,
  traceId: string,
): AsyncGenerator<Record<string, unknown>, void, undefined> {
  let sizeBytes = 0;
  for await (const bytes of pieces) {
    sizeBytes += bytes.length;
    const audio = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('hex');
    yield { data: { audio, status: GOING }, trace_id: traceId, base_resp: STREAM_SUCCESS };
  }
  const { durationMs, facts } = await song;
  yield {
    data: { audio: '', status: FINISHED },
    trace_id: traceId,
    extra_info: extraInfo(request.format, { durationMs, sizeBytes }),
    analysis_info: null,
    local_song: localSong(request, { facts }),
    base_resp: STREAM_SUCCESS,
  };
}
