import { describe, expect, it } from 'vitest';
import { splitSegment } from './split-segment.ts';
import { createSubtitleWriter } from './subtitles.ts';

const RATE = 1000;

/** A segment whose words last 100 ms each with 20 ms between them, and half a second of silence after it. */
function segmentOf(text: string, range = { begin: 0, end: text.length }, startMs = 0) {
  const spoken = text.slice(range.begin, range.end);
  const words = [...spoken.matchAll(/\S+/g)].map((match, index) => ({
    text: match[0],
    textBegin: range.begin + match.index,
    textEnd: range.begin + match.index + match[0].length,
    startMs: startMs + index * 120,
    endMs: startMs + index * 120 + 100,
  }));
  const endMs = words.at(-1)!.endMs;
  const samples = Float32Array.from({ length: endMs - startMs + 500 }, (_, index) => index);
  return { samples, text: spoken, textBegin: range.begin, textEnd: range.end, startMs, endMs, words };
}

describe('splitSegment', () => {
  it('cuts text, words and sound at the same places and loses nothing', () => {
    const text = 'The lighthouse keeper counted twenty-three ships before the fog came in from the open sea.';
    const segment = segmentOf(text, undefined, 700);
    const pieces = splitSegment(segment, { text, sampleRateHz: RATE });
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.every((piece) => piece.text.length <= 50)).toBe(true);
    expect(pieces.map((piece) => piece.text).join(' ')).toBe(text);
    expect(pieces.flatMap((piece) => piece.words)).toEqual(segment.words);
    expect(pieces.flatMap((piece) => [...piece.samples])).toEqual([...segment.samples]);
    for (const piece of pieces) {
      expect(text.slice(piece.textBegin, piece.textEnd)).toBe(piece.text);
      expect(piece.samples[0]).toBeCloseTo(piece.startMs - 700, 0);
      expect(piece.words[0]!.startMs).toBeGreaterThanOrEqual(piece.startMs);
      expect(piece.words.at(-1)!.endMs).toBeLessThanOrEqual(piece.endMs);
    }
  });

  it('leaves short segments and single long words whole', () => {
    const text = 'x'.repeat(60);
    for (const segment of [segmentOf('Short.'), segmentOf(text)]) {
      expect(splitSegment(segment, { text, sampleRateHz: RATE })).toEqual([segment]);
    }
  });
});

describe('the subtitle writer', () => {
  const text = 'Hi 🎙 there. <#0.5#> Bye.';
  const first = segmentOf(text, { begin: 0, end: 12 });
  const second = segmentOf(text, { begin: 21, end: 25 }, 1000);

  it('counts characters, not UTF-16 units, and makes words of white space', () => {
    const subtitle = createSubtitleWriter(text).subtitle(first, 'all');
    expect(subtitle).toMatchObject({ text: 'Hi 🎙 there.', text_begin: 0, text_end: 11, time_begin: 0, time_end: 340 });
    expect(subtitle.timestamped_words?.map((word) => word.word)).toEqual(['Hi', ' ', '🎙', ' ', 'there.']);
    expect(subtitle.timestamped_words?.[4]).toEqual({
      word: 'there.',
      word_begin: 5,
      word_end: 11,
      time_begin: 240,
      time_end: 340,
    });
  });

  it('grows with the time that has passed', () => {
    const writer = createSubtitleWriter(text);
    const counts = [0, 100, 230, 400].map((untilMs) => writer.subtitle(first, { untilMs }));
    expect(counts.map((subtitle) => subtitle.timestamped_words?.length)).toEqual([0, 1, 3, 5]);
    expect(counts.map((subtitle) => subtitle.time_end)).toEqual([0, 100, 230, 340]);
    expect(writer.subtitle(first, null).timestamped_words).toBeNull();
  });

  it('marks the last sentence of a document', () => {
    const document = createSubtitleWriter(text).document([first, second], true);
    expect(document.map((entry) => entry['is_final_segment'])).toEqual([false, true]);
    expect(document[1]).toMatchObject({
      pronounce_text: 'Bye.',
      pronounce_text_begin: 20,
      timestamped_words: [{ word: 'Bye.', pronounce_word: 'Bye.', pronounce_word_begin: 20, pronounce_word_end: 24 }],
    });
  });
});
