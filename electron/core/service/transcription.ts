import { createParser } from 'eventsource-parser';
import {
  TRANSCRIPTION_MODEL,
  transcriptionEventSchema,
  transcriptionResultSchema,
  type ResponseFormat,
  type TranscriptionEvent,
  type WireTranscription,
} from '../../../shared/service-api/transcription.ts';
import { SPEAKER_COUNT_FIELD } from '../../../shared/service-api/speaker-labels.ts';
import type { ServiceClient, TranscriptionDelta, TranscriptionRequest, TranscriptionResult } from './service-client.ts';
import { failureIn, unusableAnswer } from './transport/decode-failure.ts';
import { multipartBody } from './transport/multipart-body.ts';
import {
  bareAnswer,
  brokenAnswer,
  type OpenAnswer,
  type Operation,
  type ServiceConnection,
} from './transport/service-connection.ts';

/** Recognition of 500 s may take its time, and nothing is heard meanwhile unless it is streamed. */
const IDLE_TIMEOUT_MS = 10 * 60 * 1000;

/** `POST /v1/speech_to_text` in all its formats. */
export function transcriptionCalls(
  connection: ServiceConnection,
): Pick<ServiceClient, 'transcribe' | 'transcribeSubtitles' | 'streamTranscription'> {
  return {
    async transcribe({ timed = true, ...request }) {
      const operation = transcriptionOperation(request, timed ? 'verbose_json' : 'json');
      return toResult(await connection.json(operation, transcriptionResultSchema, request));
    },
    transcribeSubtitles: async ({ format, ...request }) =>
      connection.text(transcriptionOperation(request, format), request),
    async *streamTranscription(request) {
      const operation = transcriptionOperation(request, 'json', true);
      yield* readDeltas(await connection.open(operation, request));
    },
  };
}

function transcriptionOperation(request: TranscriptionRequest, format: ResponseFormat, stream = false): Operation {
  const { file, fileName, language, timestampLevel, speakerCount } = request;
  return {
    method: 'POST',
    path: '/v1/speech_to_text',
    // The interface takes the language from here only; a form field of that name is ignored.
    headers: language ? { language } : {},
    idleTimeoutMs: IDLE_TIMEOUT_MS,
    body: async () =>
      multipartBody({
        file,
        ...(fileName === undefined ? {} : { fileName }),
        fields: {
          model: TRANSCRIPTION_MODEL,
          response_format: format,
          timestamp_level: timestampLevel ?? null,
          stream: stream ? 'true' : null,
          [SPEAKER_COUNT_FIELD]: speakerCount ? String(speakerCount) : null,
        },
      }),
  };
}

function toResult(wire: WireTranscription): TranscriptionResult {
  return {
    text: wire.text,
    durationMs: Math.round(wire.duration * 1000),
    speakerCount: wire.n_speakers ?? null,
    units: (wire.segments ?? []).map(({ start, end, speaker, text }) => ({
      startMs: Math.round(start * 1000),
      endMs: Math.round(end * 1000),
      speaker,
      text,
    })),
    requestId: wire.trace_id ?? null,
  };
}

/** Events in the order of their index until the one that finishes. */
async function* readDeltas(open: OpenAnswer): AsyncGenerator<TranscriptionDelta, void, undefined> {
  const waiting = new Map<number, TranscriptionEvent>();
  let next = 0;
  try {
    for await (const event of readEvents(open)) {
      waiting.set(event.index, event);
      for (let ready = waiting.get(next); ready; ready = waiting.get(next)) {
        waiting.delete(next);
        next += 1;
        yield toDelta(ready);
        if (ready.finish) return;
      }
    }
    throw unusableAnswer(bareAnswer(open), 'the stream ended before its last event');
  } finally {
    open.response.body.destroy();
  }
}

function toDelta({ index, delta, finish, duration }: TranscriptionEvent): TranscriptionDelta {
  return { index, delta, durationMs: finish ? Math.round((duration ?? 0) * 1000) : null };
}

async function* readEvents(open: OpenAnswer): AsyncGenerator<TranscriptionEvent, void, undefined> {
  const { response } = open;
  const received: string[] = [];
  const parser = createParser({ onEvent: (event) => received.push(event.data) });
  const decoder = new TextDecoder();
  try {
    for await (const chunk of response.body as AsyncIterable<Buffer>) {
      parser.feed(decoder.decode(chunk, { stream: true }));
      for (const data of received.splice(0)) yield parseEvent(data, open);
    }
  } catch (error) {
    throw brokenAnswer(error, response);
  }
}

function parseEvent(data: string, open: OpenAnswer): TranscriptionEvent {
  const json = parseJson(data);
  const failure = failureIn({ ...bareAnswer(open), json });
  if (failure) throw failure;
  const parsed = transcriptionEventSchema.safeParse(json);
  if (!parsed.success) throw unusableAnswer(bareAnswer(open), 'an event of the stream has another form');
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
