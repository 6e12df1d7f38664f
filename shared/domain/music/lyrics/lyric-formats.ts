import type { SegmentId } from '../../ids.ts';
import { cleanText } from '../../subtitles/exported-transcript.ts';
import { renderTranscript } from '../../subtitles/render-transcript.ts';
import { isPlaced, type PlacedLine, type TimedLine } from './timed-lyrics.ts';

/** Formats of timed lyrics in a file, also their extensions: that of music players, and those of subtitles. */
export const LYRIC_FORMATS = ['lrc', 'srt', 'vtt'] as const;
/** See LYRIC_FORMATS. */
export type LyricFormat = (typeof LYRIC_FORMATS)[number];

/** A pause in which players should show nothing, ms. */
const PAUSE_MS = 4000;

/** The lines that have times, as a file. Line ends are `\n`. */
export function renderLyrics(lines: readonly TimedLine[], format: LyricFormat, { title }: { title: string }): string {
  const placed = lines.filter(isPlaced);
  return format === 'lrc' ? renderLrc(placed, title) : renderSubtitles(placed, format, title);
}

/** LRC: a time before each line. A line that ends long before the next is followed by an empty one, which clears it. */
function renderLrc(lines: readonly PlacedLine[], title: string): string {
  const rows = lines.flatMap((line, index) => {
    const next = lines[index + 1];
    const isLeft = next === undefined || next.startMs - line.endMs > PAUSE_MS;
    return [`[${lrcTime(line.startMs)}]${oneLine(line.text)}`, ...(isLeft ? [`[${lrcTime(line.endMs)}]`] : [])];
  });
  return [`[ti:${oneLine(title)}]`, ...rows, ''].join('\n');
}

const oneLine = (text: string): string => cleanText(text).replaceAll('\n', ' ');

/** `mm:ss.xx`; minutes grow beyond two digits. */
function lrcTime(timeMs: number): string {
  const hundredths = Math.max(0, Math.round(timeMs / 10));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(hundredths / 6000))}:${two(Math.floor(hundredths / 100) % 60)}.${two(hundredths % 100)}`;
}

function renderSubtitles(lines: readonly PlacedLine[], format: 'srt' | 'vtt', title: string): string {
  const segments = lines.map(({ text, startMs, endMs }, index) => ({
    id: String(index) as SegmentId,
    startMs,
    endMs,
    speakerId: null,
    text,
    words: null,
  }));
  const recipe = { engine: 'local', model: '', language: null, speakerCount: null, host: null } as const;
  const transcript = { title, durationMs: lines.at(-1)?.endMs ?? 0, recipe, speakers: [], segments };
  return renderTranscript(transcript, format, { withTimes: true, withSpeakers: false });
}
