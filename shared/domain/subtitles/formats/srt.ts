import { formatTimeCode } from '../../media/time-code.ts';
import { lineLimitOf, wrapCaption } from '../../words/wrap-caption.ts';
import { captionCues, type CaptionCue } from './caption-cues.ts';
import type { ExportedTranscript, ExportOptions } from '../export-options.ts';

/** SubRip: numbered cues. A speaker's name stands ahead of the text when the speaker changes. */
export function renderSrt(transcript: ExportedTranscript, options: ExportOptions): string {
  let before: string | null = null;
  return captionCues(transcript, options)
    .map((cue, index) => {
      const text = cueText(cue, before, options);
      before = cue.voices.at(-1)?.name ?? null;
      return `${index + 1}\n${formatTimeCode(cue.startMs, ',')} --> ${formatTimeCode(cue.endMs, ',')}\n${text}\n`;
    })
    .join('\n');
}

function cueText(cue: CaptionCue, nameBefore: string | null, { lineRules }: ExportOptions): string {
  let before = nameBefore;
  const dash = cue.voices.length > 1 ? '- ' : '';
  const lines = cue.voices.flatMap(({ name, text }) => {
    const prefix = name !== null && name !== before ? `${name}: ` : '';
    before = name;
    const shown = dash + prefix + text;
    return wrapCaption(shown, lineLimitOf(shown, lineRules));
  });
  // SubRip has no way to escape the arrow, and readers take a line with it for times.
  return lines.join('\n').replaceAll('-->', '→');
}
