import {
  SPEAKER_COUNT_FIELD,
  SPEAKER_LABELS_PATH,
  speakerLabelsSchema,
} from '../../../../shared/service-api/speech/speaker-labels.ts';
import type { ServiceTranscription, SpeakerLabels } from './transcription-service.ts';
import type { RequestBody } from '../transport/http-exchange.ts';
import { jsonBody } from '../transport/bodies/json-body.ts';
import { multipartBody } from '../transport/bodies/multipart-body.ts';
import type { CallOptions, ServiceConnection } from '../transport/service-connection.ts';

/** Listening to hours of sound takes minutes in which nothing is heard. */
const IDLE_TIMEOUT_MS = 30 * 60 * 1000;

/** The local engine's own operation `POST /v1/local/speaker_labels`, by the sound and by results that it remembers. */
export function speakerLabelCalls(
  connection: ServiceConnection,
): Pick<ServiceTranscription, 'labelSpeakers' | 'labelRecognised'> {
  const ask = async (body: () => Promise<RequestBody>, options: CallOptions): Promise<SpeakerLabels> => {
    const operation = { method: 'POST', path: SPEAKER_LABELS_PATH, body, idleTimeoutMs: IDLE_TIMEOUT_MS } as const;
    const wire = await connection.json(operation, speakerLabelsSchema, options);
    return { labels: wire.labels, speakerCount: wire.n_speakers };
  };
  return {
    async labelSpeakers({ file, fileName, spans, speakerCount, ...options }) {
      const fields = {
        spans: JSON.stringify(spans.map(inSeconds)),
        [SPEAKER_COUNT_FIELD]: speakerCount ? String(speakerCount) : null,
      };
      return ask(async () => multipartBody({ file, fields, ...(fileName === undefined ? {} : { fileName }) }), options);
    },
    async labelRecognised({ parts, spans, speakerCount, ...options }) {
      const body = {
        parts: parts.map(({ requestId, startMs, fromMs, toMs }) => ({
          trace_id: requestId,
          start: startMs / 1000,
          from: fromMs / 1000,
          to: toMs / 1000,
        })),
        spans: spans.map(inSeconds),
        [SPEAKER_COUNT_FIELD]: speakerCount ?? undefined,
      };
      return ask(async () => jsonBody(body), options);
    },
  };
}

const inSeconds = ({ startMs, endMs }: { startMs: number; endMs: number }) => ({
  start: startMs / 1000,
  end: endMs / 1000,
});
