import type { Segment } from '../../transcript/transcript.ts';
import { doubtPrefix } from '../doubt-marks.ts';
import { linesWithText, speakerNames } from '../exported-transcript.ts';
import type { ExportedTranscript, ExportOptions } from '../export-options.ts';

/** One thing said in a cue. `name` is set where the speaker is wanted and known. */
export type CueVoice = { name: string | null; text: string };
/** One caption: whole ms; `voices` has more than one entry when people speak at the same time. */
export type CaptionCue = { startMs: number; endMs: number; voices: CueVoice[] };

/** Lines that begin this close together cannot be shown one after the other. */
const TOGETHER_MS = 200;

/**
 * Cues of a transcript in order and without overlaps: a cue ends where the next begins at the latest, lines that begin
 * together share one cue, empty lines are left out.
 */
export function captionCues(transcript: ExportedTranscript, options: ExportOptions): CaptionCue[] {
  const nameOf = speakerNames(transcript, options);
  const cues: CaptionCue[] = [];
  for (const line of linesWithText(transcript)) {
    const cue = cueOf({ ...line, text: doubtPrefix(line, options) + line.text }, nameOf(line));
    const previous = cues.at(-1);
    const isTogether = previous && cue.startMs < previous.endMs && cue.startMs - previous.startMs < TOGETHER_MS;
    if (isTogether) {
      previous.voices.push(...cue.voices);
      previous.endMs = Math.max(previous.endMs, cue.endMs);
    } else {
      if (previous) previous.endMs = Math.min(previous.endMs, cue.startMs);
      cues.push(cue);
    }
  }
  return cues;
}

function cueOf(line: Segment, name: string | null): CaptionCue {
  const startMs = Math.max(0, Math.round(line.startMs));
  return { startMs, endMs: Math.max(startMs + 1, Math.round(line.endMs)), voices: [{ name, text: line.text }] };
}
