import { TRANSCRIPTION_MAX_BYTES } from '../../../shared/domain/transcript/limits.ts';
import type { Recognition } from '../../recognition/recognizer.ts';
import type { EngineContext } from '../exchange.ts';
import { badRequest } from '../service-error.ts';
import { readMultipart } from '../uploads/read-multipart.ts';
import type { UploadedFile } from '../uploads/upload-receiver.ts';
import type { RecognisedVoices } from './recognised-voices.ts';
import type { CachedRequest, RecognitionCache } from './recognition-cache.ts';
import { segmentsOf, subRip, webVtt } from './transcription-documents.ts';
import { checkLanguage, readTranscriptionForm, type TranscriptionForm } from './transcription-form.ts';
import { transcriptionStream } from './transcription-stream.ts';

/** Extension: see speechToText. */
const LANGUAGE_DOUBTFUL_HEADER = 'Language-Doubtful';

/** What the handler works with. */
type SpeechToTextDeps = { cache: RecognitionCache; voices: RecognisedVoices; temporaryFolder: string };

/**
 * `POST /v1/speech_to_text` (service.md). The form field `n_speakers` (1 to 20) fixes the number of speakers: an
 * extension that other servers ignore. `language_doubtful: true` in an answer, in its segments and in the last event of a
 * stream (for SubRip and WebVTT the header `Language-Doubtful: true`) is another: speech that does not sound like English,
 * whose text is not to be trusted.
 */
export const speechToText =
  ({ cache, voices, temporaryFolder }: SpeechToTextDeps) =>
  async (context: EngineContext): Promise<Response> => {
    checkLanguage(context.req.header('language'));
    const upload = await readMultipart(context, { folder: temporaryFolder, maxBytes: TRANSCRIPTION_MAX_BYTES });
    let isHandedOver = false;
    try {
      const form = readTranscriptionForm(upload.fields);
      const file = checkFile(upload.file);
      await context.get('begin')();
      const recognize = async (request: Pick<CachedRequest, 'signal' | 'onText' | 'onOpened'>) =>
        cache.recognize({
          file,
          // A stream is usually followed by a request for the timed result of the same bytes.
          speakers: form.format !== 'json' || form.stream,
          speakerCount: form.speakerCount,
          ...request,
        });
      if (!form.stream) {
        const recognition = await recognize({ signal: context.get('gone') });
        const hasVoices = form.format === 'verbose_json' && form.speakerCount !== 1;
        if (hasVoices) voices.keep(context.get('traceId'), recognition.prints);
        return documentResponse(context, recognition, form);
      }
      isHandedOver = true;
      return await transcriptionStream({
        traceId: context.get('traceId'),
        gone: context.get('gone'),
        withWords: form.withWords,
        recognize,
        finished: upload.remove,
      });
    } finally {
      if (!isHandedOver) await upload.remove();
    }
  };

function checkFile(file: UploadedFile | null): UploadedFile {
  if (!file) throw badRequest('The form field file is required');
  if (file.sizeBytes === 0) throw badRequest('The file is empty', 'AUDIO_EMPTY');
  return file;
}

function documentResponse(context: EngineContext, recognition: Recognition, form: TranscriptionForm): Response {
  const segments = segmentsOf(recognition, form.level);
  const doubt = recognition.languageDoubtful ? { [LANGUAGE_DOUBTFUL_HEADER]: 'true' } : undefined;
  if (form.format === 'srt') {
    return context.body(subRip(segments), 200, { ...doubt, 'Content-Type': 'text/plain; charset=utf-8' });
  }
  if (form.format === 'vtt') {
    return context.body(webVtt(segments), 200, { ...doubt, 'Content-Type': 'text/vtt; charset=utf-8' });
  }
  const duration = recognition.durationMs / 1000;
  const answer = {
    text: recognition.text,
    duration,
    trace_id: context.get('traceId'),
    ...(recognition.languageDoubtful && { language_doubtful: true }),
  };
  if (form.format === 'json') return context.json(answer);
  return context.json({ ...answer, n_speakers: recognition.speakerCount, segments });
}
