import { createSpeakerLabels } from '../../script/parsing/speaker-labels.ts';
import { DOUBT_MARK } from '../doubt-marks.ts';
import { withBrackets, writtenText } from './cue-text.ts';
import { readSubtitles, subtitleFormatOf } from './read-subtitles.ts';

/** A line as subtitles have it. `speaker` is the name that stands there, null where there is none. */
export type SubtitleLine = {
  startMs: number;
  endMs: number;
  speaker: string | null;
  text: string;
  languageDoubtful?: boolean;
};

/** Another speaker begins: a dash or two arrows, behind formatting. */
const NEW_TURN = /^\s*(?:<[^<>]*>|\{[^{}]*\})*\s*(?:[-–—‐]\s*(?=[\p{L}\p{N}“"‘¿¡([<{♪])|>{2,3}\s*)/u;

/**
 * Lines of a transcript from subtitles, in the order of their times: one a cue, or one a speaker where several share a cue. All
 * that is written stays, sounds too; formatting goes. Names stand as voices of WebVTT, in the field of SubStation Alpha, in
 * brackets or ahead of a colon; in SubRip, one holds until the next, as such files name only who begins to speak. Throws
 * INVALID_INPUT with the reason `subtitles`, and the line where there is one.
 */
export function subtitleLines(text: string): SubtitleLine[] {
  const cues = readSubtitles(text).map(({ startMs, endMs, lines }) => ({
    startMs,
    endMs,
    turns: turnsOf(lines)
      .map(writtenText)
      .filter((turn) => turn !== ''),
  }));
  const format = subtitleFormatOf(text);
  const isForgetful = format === 'vtt' || format === 'ass';
  const passagesOf = createSpeakerLabels(
    cues.flatMap(({ turns }) => turns),
    { isForgetful },
  );
  return cues.flatMap(({ startMs, endMs, turns }) =>
    turns.flatMap(passagesOf).flatMap(({ name, text: passage }) => {
      const written = withBrackets(passage).trim();
      const isDoubtful = written.startsWith(DOUBT_MARK);
      const plain = isDoubtful ? written.slice(DOUBT_MARK.length).trim() : written;
      if (plain === '') return [];
      const speaker = name === null ? null : withBrackets(name);
      return [{ startMs, endMs, speaker, text: plain, ...(isDoubtful && { languageDoubtful: true }) }];
    }),
  );
}

function turnsOf(lines: readonly string[]): string[][] {
  const turns: string[][] = [];
  for (const line of lines.flatMap((each) => each.split(/\\N|\\n/))) {
    const last = turns.at(-1);
    if (last && !NEW_TURN.test(line)) last.push(line);
    else turns.push([line]);
  }
  return turns;
}
