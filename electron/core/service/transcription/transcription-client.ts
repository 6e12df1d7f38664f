import {
  STREAM_WORDS_FIELD,
  TRANSCRIPTION_MODEL,
  transcriptionEventSchema,
  transcriptionResultSchema,
  type ResponseFormat,
  type TranscriptionEvent,
  type WireTranscription,
} from '../../../../shared/service-api/transcription.ts';
import { SPEAKER_COUNT_FIELD } from '../../../../shared/service-api/speech/speaker-labels.ts';
import type {
  ServiceTranscription,
  TranscriptionDelta,
  TranscriptionRequest,
  TranscriptionResult,
} from './transcription-service.ts';
import { speakerLabelCalls } from './speaker-labels.ts';
import { unusableAnswer } from '../transport/decode-failure.ts';
import { readEventStream } from '../transport/event-stream.ts';
import { multipartBody } from '../transport/bodies/multipart-body.ts';
import { bareAnswer, type OpenAnswer } from '../transport/open-answer.ts';
import type { Operation, ServiceConnection } from '../transport/service-connection.ts';

/** Recognition of 500 s may take its time, and nothing is heard meanwhile unless it is streamed. */
const IDLE_TIMEOUT_MS = 10 * 60 * 1000;

/** `POST /v1/speech_to_text`, and who speaks. */
export function createTranscriptionClient(connection: ServiceConnection): ServiceTranscription {
  return {
    async transcribe({ timed = true, ...request }) {
      const operation = transcriptionOperation(request, timed ? 'verbose_json' : 'json');
      return toResult(await connection.json(operation, transcriptionResultSchema, request));
    },
    async *streamTranscription(request) {
      const operation = transcriptionOperation(request, 'json', true);
      yield* readDeltas(await connection.open(operation, request));
    },
    ...speakerLabelCalls(connection),
  };
}

function transcriptionOperation(request: TranscriptionRequest, format: ResponseFormat, stream = false): Operation {
  const { file, fileName, language, timestampLevel, speakerCount, withWords } = request;
  return {
    method: 'POST',
    path: '/v1/speech_to_text',
    model: TRANSCRIPTION_MODEL,
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
          [STREAM_WORDS_FIELD]: stream && withWords ? 'true' : null,
          [SPEAKER_COUNT_FIELD]: speakerCount ? String(speakerCount) : null,
        },
      }),
  };
}

function toResult(wire: WireTranscription): TranscriptionResult {
  const units = unitsOf(wire);
  const durationMs = Math.round(wire.duration * 1000) || (units.at(-1)?.endMs ?? 0);
  const text = wire.text === '' ? units.map((unit) => unit.text).join(' ') : wire.text;
  return {
    text,
    durationMs,
    speakerCount: wire.n_speakers,
    // Words without times are still the words of the whole recording.
    units: units.length === 0 && text.trim() !== '' ? [{ startMs: 0, endMs: durationMs, speaker: '', text }] : units,
    requestId: wire.trace_id,
  };
}

/** A time that is missing is that of the unit beside it, so that no unit is lost and none goes backwards. */
function unitsOf({ segments }: WireTranscription): TranscriptionResult['units'] {
  let lastEndMs = 0;
  return segments.map(({ start, end, speaker, text, language_doubtful: isDoubtful }) => {
    const startMs = start < 0 ? lastEndMs : Math.round(start * 1000);
    const endMs = Math.max(startMs, end < 0 ? startMs : Math.round(end * 1000));
    lastEndMs = endMs;
    return { startMs, endMs, speaker, text, ...(isDoubtful && { languageDoubtful: true }) };
  });
}

/** Events in the order of their index until the one that finishes. */
async function* readDeltas(open: OpenAnswer): AsyncGenerator<TranscriptionDelta, void, undefined> {
  const waiting = new Map<number, TranscriptionEvent>();
  let next = 0;
  try {
    for await (const event of readEventStream(open, transcriptionEventSchema)) {
      // An index that was there already is the same event again; without one, events come in their order.
      const index = event.index < 0 ? next + waiting.size : event.index;
      if (index < next) continue;
      waiting.set(index, { ...event, index });
      for (let ready = waiting.get(next); ready; ready = waiting.get(next)) {
        waiting.delete(next);
        next += 1;
        yield toDelta(ready);
        if (ready.finish) return;
      }
    }
    throw unusableAnswer(bareAnswer(open), 'early_end');
  } finally {
    open.response.body.destroy();
  }
}

function toDelta(event: TranscriptionEvent): TranscriptionDelta {
  const { index, delta, finish, duration, words, doubtful_spans: doubtful } = event;
  return {
    index,
    delta,
    durationMs: finish ? Math.round(duration * 1000) : null,
    words: words?.map(({ text, ...span }) => ({ text, ...toSpan(span) })) ?? null,
    doubtfulSpans: doubtful?.map(toSpan) ?? null,
  };
}

const toSpan = ({ start, end }: { start: number; end: number }) => ({
  startMs: Math.round(start * 1000),
  endMs: Math.round(end * 1000),
});
