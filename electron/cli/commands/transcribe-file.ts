import path from 'node:path';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import type { AudioFacts } from '../../../shared/domain/library/media-facts.ts';
import { showsSpeakersByDefault } from '../../../shared/domain/subtitles/render-transcript.ts';
import { wordSegments } from '../../../shared/domain/subtitles/word-segments.ts';
import type { Transcript } from '../../../shared/domain/transcript/transcript.ts';
import type { Core } from '../../core/create-core.ts';
import type { TranscribeOptions } from '../arguments/parse-arguments.ts';
import { exportContent } from '../../core/transcripts/exporting/export-content.ts';
import { type RunControl, runToEnd } from '../run-job.ts';

/**
 * Takes a file into the temporary library and transcribes it. Throws the Failure of the import or of the job, CANCELLED
 * when the signal aborts.
 */
export async function transcribeFile(
  core: Core,
  request: { file: string; options: TranscribeOptions },
  { signal, onProgress }: RunControl,
): Promise<{ transcript: Transcript; facts: AudioFacts }> {
  const { file, options } = request;
  onProgress('preparing');
  const item = await core.library.importFile({
    file: path.resolve(file),
    fileName: path.basename(file),
    acceptsSilence: options.acceptsSilence,
    track: options.track,
  });
  const facts = await core.library.whenRead({ id: item.id, signal });
  const [started] = await core.transcripts.start({
    mediaIds: [item.id],
    engine: options.engine ?? core.settings.get().engine,
    language: options.language,
    speakerCount: options.speakerCount,
    // The result goes where the command says.
    savesSubtitles: false,
  });
  if (!started) throw new Failure('INTERNAL', 'Couldn’t start transcribing.');
  await runToEnd(core, started.jobId, { signal, onProgress });
  return { transcript: core.transcripts.get({ id: started.transcriptId }), facts };
}

/**
 * The result in the wanted format: a text, or bytes. Names of speakers are shown when there is more than one, in subtitles only on
 * request.
 */
export function renderResult(
  transcript: Transcript,
  options: Pick<TranscribeOptions, 'format' | 'level' | 'speakerNames'>,
): string | Uint8Array {
  const segments = options.level === 'word' ? wordSegments(transcript.segments) : transcript.segments;
  const areWanted = options.speakerNames || showsSpeakersByDefault(options.format);
  const speaking = new Set(transcript.segments.map((segment) => segment.speakerId));
  return exportContent({ ...transcript, segments }, options.format, {
    withTimes: false,
    withSpeakers: options.format === 'json' || (areWanted && speaking.size > 1),
    encoding: { lineEnding: 'lf', byteOrderMark: false },
  });
}
