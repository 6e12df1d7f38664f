import {
  ASYNC_SPEECH_PATH,
  ASYNC_SPEECH_QUERY_PATH,
  asyncSpeechAnswerSchema,
  asyncSpeechStatusSchema,
  SPEECH_PATH,
  SPEECH_STATUS,
  speechAnswerSchema,
  subtitleFileSchema,
  type WireSpeechAnswer,
} from '../../../../shared/service-api/speech/speech.ts';
import type { ServiceSpeech, SpeechCall, SpeechPiece, SpeechResult, SpeechTaskStatus } from './speech-service.ts';
import { ServiceFailure } from '../service-failure.ts';
import { speechInfo, subtitleReader, wireSettings } from './speech-wire.ts';
import { unusableAnswer } from '../transport/decode-failure.ts';
import { readEventStream } from '../transport/event-stream.ts';
import { jsonBody } from '../transport/bodies/json-body.ts';
import { readLinkedBytes, readLinkedJson } from '../transport/bodies/linked-json.ts';
import { bareAnswer, type OpenAnswer } from '../transport/open-answer.ts';
import type { Operation, ServiceConnection } from '../transport/service-connection.ts';

/** A long text is silent for minutes before its answer comes, unless it is streamed. */
const IDLE_TIMEOUT_MS = 10 * 60 * 1000;
const STATES = ['processing', 'success', 'failed', 'expired'] as const;

/** `POST /v1/t2a_v2`, `POST /v1/t2a_async_v2` and its query. */
export function createSpeechClient(connection: ServiceConnection): ServiceSpeech {
  return {
    synthesize: async (request) =>
      toResult(connection, request, await connection.json(operationOf(request, false), speechAnswerSchema, request)),
    async *stream(request) {
      yield* readPieces(await connection.open(operationOf(request, true), request), request.text);
    },
    async submit(request) {
      const source = 'text' in request ? { text: request.text } : { text_file_id: Number(request.textFileId) };
      const body = { ...wireSettings(request, 'audio_sample_rate'), ...source };
      const { model } = request;
      const operation = { method: 'POST', path: ASYNC_SPEECH_PATH, model, body: async () => jsonBody(body) } as const;
      const wire = await connection.json(operation, asyncSpeechAnswerSchema, request);
      return { taskId: wire.task_id, fileId: wire.file_id, usageCharacters: wire.usage_characters };
    },
    async query(taskId, options) {
      const path = `${ASYNC_SPEECH_QUERY_PATH}?task_id=${encodeURIComponent(taskId)}`;
      const wire = await connection.json({ method: 'GET', path }, asyncSpeechStatusSchema, options);
      return { state: stateOf(wire.status), fileId: wire.file_id, reason: wire.error?.message ?? null };
    },
  };
}

/** Both spellings of the states are in use (service.md, Asynchronous speech task). */
function stateOf(status: string): SpeechTaskStatus['state'] {
  return STATES.find((state) => state === status.toLowerCase()) ?? 'unknown';
}

function operationOf(request: SpeechCall, isStreamed: boolean): Operation {
  const { subtitles, text } = request;
  const body = {
    ...wireSettings(request, 'sample_rate'),
    text,
    stream: isStreamed,
    output_format: 'hex',
    ...(isStreamed ? { stream_options: { exclude_aggregated_audio: true } } : {}),
    ...(subtitles ? { subtitle_enable: true, subtitle_type: subtitles } : {}),
  };
  return {
    method: 'POST',
    path: SPEECH_PATH,
    model: request.model,
    idleTimeoutMs: IDLE_TIMEOUT_MS,
    body: async () => jsonBody(body),
  };
}

async function toResult(
  connection: ServiceConnection,
  request: SpeechCall,
  wire: WireSpeechAnswer,
): Promise<SpeechResult> {
  const audio = await audioOf(connection, request, wire);
  if (audio.length === 0) throw unusableAnswer(NO_HEAD, 'no_audio');
  return {
    audio,
    info: speechInfo(wire.extra_info ?? speechInfoOf(audio)),
    sentences: await subtitlesOf(connection, request, wire),
    requestId: wire.trace_id,
  };
}

/** Hex is asked for; a service that answers with an address has been paid all the same. */
async function audioOf(connection: ServiceConnection, options: SpeechCall, { data }: WireSpeechAnswer) {
  const link = [data?.audio, data?.audio_url].find((text) => text && /^https?:/i.test(text));
  return link ? await readLinkedBytes(connection, { link, options }) : bytesOf(data?.audio);
}

/** Sound that is there is never thrown away because its subtitles cannot be had. */
async function subtitlesOf(connection: ServiceConnection, request: SpeechCall, { data }: WireSpeechAnswer) {
  if (!data?.subtitle_file) return [];
  try {
    const source = { link: data.subtitle_file, schema: subtitleFileSchema, options: request };
    return (await readLinkedJson(connection, source)).map(subtitleReader(request.text));
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
    return [];
  }
}

const NO_HEAD = { status: 200, headers: {}, text: '', json: undefined };

/** What is known of an audio that comes without `extra_info`. */
const speechInfoOf = (audio: Uint8Array) => ({
  audio_length: 0,
  audio_sample_rate: 0,
  audio_size: audio.length,
  bitrate: 0,
  word_count: 0,
  invisible_character_ratio: 0,
  usage_characters: 0,
  audio_format: '',
  audio_channel: 0,
});

/**
 * Pieces until the last one. Some services repeat the whole audio in their last chunk (gaps.md G18); it counts only when
 * nothing came before it.
 */
async function* readPieces(open: OpenAnswer, text: string): AsyncGenerator<SpeechPiece, void, undefined> {
  const sentenceOf = subtitleReader(text);
  let hasSound = false;
  try {
    for await (const wire of readEventStream(open, speechAnswerSchema)) {
      const { data } = wire;
      // The facts of the whole audio come with the last chunk, which tells it where the status is missing.
      const isLast = data?.status === SPEECH_STATUS.finished || (data?.status === null && wire.extra_info !== null);
      const audio: Uint8Array = isLast && hasSound ? new Uint8Array(0) : bytesOf(data?.audio);
      hasSound ||= audio.length > 0;
      const sentence = data?.subtitle ? sentenceOf(data.subtitle) : null;
      yield { audio, sentence, info: isLast ? speechInfo(wire.extra_info ?? speechInfoOf(audio)) : null };
      if (isLast) return;
    }
    throw unusableAnswer(bareAnswer(open), 'early_end');
  } finally {
    open.response.body.destroy();
  }
}

function bytesOf(hex: string | null | undefined): Uint8Array {
  return new Uint8Array(Buffer.from(hex ?? '', 'hex'));
}
