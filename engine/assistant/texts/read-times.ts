import type { SourceLine } from '../../../shared/domain/extraction/sentences.ts';

const RANGE = /^\s*(?<start>(?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})\s*-->\s*\S+.*$/;
const STAMP = /^\s*[[(]?(?<start>(?:\d{1,2}:)?\d{1,2}:\d{2})(?:[.,]\d{1,3})?[\])]?\s*[-–:]?\s*(?<text>\S.*)$/;
const SPEAKER = /^(?<speaker>\p{Lu}[\p{L}\p{N} .'’-]{0,40}):\s+(?<text>\S.*)$/u;

/** The lines of a document: subtitles with their times, lines with a time before them, or plain text. */
export function readLines(text: string): SourceLine[] {
  const lines: SourceLine[] = [];
  let startMs: number | null = null;
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.trim();
    const range = RANGE.exec(line)?.groups;
    if (range) startMs = timeOf(range['start']!);
    else if (line !== '' && line !== 'WEBVTT' && !/^\d+$/.test(line)) lines.push(lineOf(line, startMs));
  }
  return lines;
}

function lineOf(line: string, rangeMs: number | null): SourceLine {
  const stamp = rangeMs === null ? STAMP.exec(line)?.groups : undefined;
  const startMs = stamp ? timeOf(stamp['start']!) : rangeMs;
  const said = stamp?.['text'] ?? line;
  const spoken = SPEAKER.exec(said)?.groups;
  return { text: spoken?.['text'] ?? said, startMs, speaker: spoken?.['speaker'] ?? '' };
}

function timeOf(text: string): number {
  const [seconds = 0, minutes = 0, hours = 0] = text.replace(',', '.').split(':').map(Number).toReversed();
  return Math.round((hours * 3600 + minutes * 60 + seconds) * 1000);
}
