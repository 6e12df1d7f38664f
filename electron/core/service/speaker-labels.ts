import {
  SPEAKER_COUNT_FIELD,
  SPEAKER_LABELS_PATH,
  speakerLabelsSchema,
} from '../../../shared/service-api/speaker-labels.ts';
import type { ServiceClient } from './service-client.ts';
import { multipartBody } from './transport/multipart-body.ts';
import type { ServiceConnection } from './transport/service-connection.ts';

/** Listening to hours of sound takes minutes in which nothing is heard. */
const IDLE_TIMEOUT_MS = 30 * 60 * 1000;

/** The local engine's own operation `POST /v1/local/speaker_labels`. */
export function speakerLabelCalls(connection: ServiceConnection): Pick<ServiceClient, 'labelSpeakers'> {
  return {
    async labelSpeakers({ file, fileName, spans, speakerCount, ...options }) {
      const fields = {
        spans: JSON.stringify(spans.map(({ startMs, endMs }) => ({ start: startMs / 1000, end: endMs / 1000 }))),
        [SPEAKER_COUNT_FIELD]: speakerCount ? String(speakerCount) : null,
      };
      const body = async () => multipartBody({ file, fields, ...(fileName === undefined ? {} : { fileName }) });
      const operation = {
        method: 'POST',
        path: SPEAKER_LABELS_PATH,
        body,
        idleTimeoutMs: IDLE_TIMEOUT_MS,
      } as const;
      const wire = await connection.json(operation, speakerLabelsSchema, options);
      return { labels: wire.labels, speakerCount: wire.n_speakers };
    },
  };
}
