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
import { unusableAnswer } from './transport/decode-failure.ts';
import { readEventStream } from './transport/event-stream.ts';
import { multipartBody } from './transport/multipart-body.ts';
import { bareAnswer, type OpenAnswer, type Operation, type ServiceConnection } from './transport/service-connection.ts';

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
    for await (const event of readEventStream(open, transcriptionEventSchema)) {
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
