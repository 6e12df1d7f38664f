import { formatTimeCode } from '../../media/time-code.ts';
import { lineLimitOf, wrapCaption } from '../../words/wrap-caption.ts';
import { captionCues, type CueVoice } from './caption-cues.ts';
import { doubtNote } from '../doubt-marks.ts';
import type { ExportedTranscript, ExportOptions } from '../export-options.ts';

/** WebVTT with voice tags; everything that could be taken for markup is escaped. */
export function renderVtt(transcript: ExportedTranscript, options: ExportOptions): string {
  const cues = captionCues(transcript, options).map((cue) => {
    const text = cue.voices
      .map((voice) => voiceText(voice, { isTogether: cue.voices.length > 1, lineRules: options.lineRules }))
      .join('\n');
    return `${formatTimeCode(cue.startMs)} --> ${formatTimeCode(cue.endMs)}\n${text}\n`;
  });
  const note = doubtNote(transcript, options);
  return ['WEBVTT\n', ...(note === null ? [] : [`NOTE ${note}\n`]), ...cues].join('\n');
}

function voiceText(
  { name, text }: CueVoice,
  { isTogether, lineRules }: { isTogether: boolean } & Pick<ExportOptions, 'lineRules'>,
): string {
  const shown = isTogether ? `- ${text}` : text;
  const lines = wrapCaption(shown, lineLimitOf(shown, lineRules)).join('\n');
  return name === null ? escape(lines) : `<v ${escape(name)}>${escape(lines)}</v>`;
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
