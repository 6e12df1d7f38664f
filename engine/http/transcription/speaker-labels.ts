import { SPEAKER_LABELS_MAX_BYTES, speakerSpansSchema } from '../../../shared/service-api/speaker-labels.ts';
import type { Recognizer, SpeakerSpan } from '../../recognition/recognizer.ts';
import type { EngineContext } from '../exchange.ts';
import { badRequest } from '../service-error.ts';
import { readMultipart } from '../uploads/read-multipart.ts';
import { readSpeakerCount } from './transcription-form.ts';

/** Room for the spans of a recording of many hours. */
const SPANS_BYTES = 8 * 1024 * 1024;

/**
 * `POST /v1/local/speaker_labels`: tells who speaks in given stretches of a recording of any length, so that a recording
 * that was recognised piece by piece gets one set of speakers. Not part of the interface; other servers do not have it.
 * Form: `file`, `spans` (JSON array of `{start, end}`, seconds), optional `n_speakers`. Answer: `labels`, `n_speakers`,
 * `trace_id`.
 */
export const speakerLabels =
  ({ recognizer, temporaryFolder }: { recognizer: Recognizer; temporaryFolder: string }) =>
  async (context: EngineContext): Promise<Response> => {
    const upload = await readMultipart(context, {
      folder: temporaryFolder,
      maxBytes: SPEAKER_LABELS_MAX_BYTES,
      maxFieldBytes: SPANS_BYTES,
    });
    try {
      if (!upload.file) throw badRequest('The form field file is required');
      const spans = readSpans(upload.fields.get('spans') ?? '');
      const speakerCount = readSpeakerCount(upload.fields);
      await context.get('begin')();
      const result = await recognizer.labelSpeakers({
        file: upload.file.path,
        fileName: upload.file.fileName,
        spans,
        ...(speakerCount === null ? {} : { speakerCount }),
        signal: context.get('gone'),
      });
      const answer = { labels: result.labels, n_speakers: result.speakerCount, trace_id: context.get('traceId') };
      return context.json(answer);
    } finally {
      await upload.remove();
    }
  };

function readSpans(text: string): SpeakerSpan[] {
  const parsed = speakerSpansSchema.safeParse(parseJson(text));
  if (!parsed.success) {
    const reason = parsed.error.issues[0]?.message ?? 'it has another form';
    throw badRequest(`spans must be a JSON array of {"start", "end"} in seconds: ${reason}`);
  }
  return parsed.data.map(({ start, end }) => ({ startMs: start * 1000, endMs: end * 1000 }));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw badRequest(`spans is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
