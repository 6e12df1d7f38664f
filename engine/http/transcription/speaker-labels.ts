import {
  SPEAKER_LABELS_MAX_BYTES,
  recognisedLabelsSchema,
  speakerSpansSchema,
} from '../../../shared/service-api/speech/speaker-labels.ts';
import type { Recognizer } from '../../recognition/recognizer.ts';
import type { EngineContext } from '../exchange.ts';
import { readJsonBody } from '../json-body.ts';
import { badRequest } from '../service-error.ts';
import { readMultipart } from '../uploads/read-multipart.ts';
import type { RecognisedVoices } from './recognised-voices.ts';
import { readSpeakerCount } from './transcription-form.ts';
import type { TimeSpan } from '../../../shared/domain/media/time-span.ts';

type SpeakerLabelsDeps = { recognizer: Recognizer; voices: RecognisedVoices; temporaryFolder: string };

/** Room for the spans of a recording of many hours. */
const SPANS_BYTES = 8 * 1024 * 1024;

/**
 * `POST /v1/local/speaker_labels`: tells who speaks in given stretches of a recording of any length, so that a recording
 * that was recognised piece by piece gets one set of speakers. Not part of the interface; other servers do not have it.
 * Form: `file`, `spans` (JSON array of `{start, end}`, seconds), optional `n_speakers`. Answer: `labels`, `n_speakers`,
 * `trace_id`. A JSON body names recognised `parts` instead of the file: see recognisedLabelsSchema; NOT_FOUND where one of
 * them is forgotten.
 */
export const speakerLabels =
  ({ recognizer, voices, temporaryFolder }: SpeakerLabelsDeps) =>
  async (context: EngineContext): Promise<Response> => {
    if (isJson(context)) return labelRecognised(context, { recognizer, voices });
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
      return answer(context, result);
    } finally {
      await upload.remove();
    }
  };

async function labelRecognised(
  context: EngineContext,
  { recognizer, voices }: Pick<SpeakerLabelsDeps, 'recognizer' | 'voices'>,
): Promise<Response> {
  const { parts, spans, n_speakers: speakerCount } = await readJsonBody(context, recognisedLabelsSchema);
  await context.get('begin')();
  const prints = voices.ofParts(
    parts.map(({ trace_id: traceId, start, from, to }) => ({
      traceId,
      startMs: start * 1000,
      fromMs: from * 1000,
      toMs: to * 1000,
    })),
  );
  if (!prints) throw badRequest('A part of the recording is not remembered; send the sound', 'NOT_FOUND');
  const result = await recognizer.labelPrints({
    prints,
    spans: spans.map(inMs),
    ...(speakerCount === undefined ? {} : { speakerCount }),
    signal: context.get('gone'),
  });
  return answer(context, result);
}

const isJson = (context: EngineContext): boolean =>
  /^application\/json\b/i.test(context.req.header('Content-Type') ?? '');

const answer = (context: EngineContext, { labels, speakerCount }: { labels: number[]; speakerCount: number }) =>
  context.json({ labels, n_speakers: speakerCount, trace_id: context.get('traceId') });

function readSpans(text: string): TimeSpan[] {
  const parsed = speakerSpansSchema.safeParse(parseJson(text));
  if (!parsed.success) {
    const reason = parsed.error.issues[0]?.message ?? 'it has another form';
    throw badRequest(`spans must be a JSON array of {"start", "end"} in seconds: ${reason}`);
  }
  return parsed.data.map(inMs);
}

const inMs = ({ start, end }: { start: number; end: number }): TimeSpan => ({
  startMs: start * 1000,
  endMs: end * 1000,
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw badRequest(`spans is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
