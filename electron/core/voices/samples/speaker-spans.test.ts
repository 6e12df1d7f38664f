import { describe, expect, it } from 'vitest';
import type { SegmentId, SpeakerId } from '../../../../shared/domain/ids.ts';
import type { Segment } from '../../../../shared/domain/transcript/transcript.ts';
import { mainSpeaker, speakerSpans } from './speaker-spans.ts';

const ANNA = 'anna' as SpeakerId;
const BERT = 'bert' as SpeakerId;

function line(speakerId: SpeakerId | null, startMs: number, endMs: number, changes: Partial<Segment> = {}): Segment {
  return {
    id: `${startMs}-${endMs}` as SegmentId,
    startMs,
    endMs,
    speakerId,
    text: 'Well then.',
    words: null,
    ...changes,
  };
}

describe('stretches of one speaker', () => {
  it('are lines that nobody else speaks in, joined where they follow each other', () => {
    const segments = [
      line(ANNA, 0, 3000),
      line(ANNA, 3400, 6000),
      line(BERT, 6200, 8000),
      line(ANNA, 8100, 9000),
      line(BERT, 8800, 9500),
      line(ANNA, 12_000, 14_000, { text: ' ' }),
      line(ANNA, 20_000, 22_000),
      line(ANNA, 23_000, 25_000),
    ];
    expect(speakerSpans({ segments }, ANNA)).toEqual([
      { startMs: 0, endMs: 6120, text: 'Well then. Well then.' },
      { startMs: 19_940, endMs: 22_120, text: 'Well then.' },
      { startMs: 22_940, endMs: 25_120, text: 'Well then.' },
    ]);
    expect(mainSpeaker({ segments })).toBe(ANNA);
  });

  it('take no sound of the lines beside them', () => {
    const segments = [line(BERT, 0, 1990), line(ANNA, 2000, 4000), line(BERT, 4010, 5000)];
    expect(speakerSpans({ segments }, ANNA)).toEqual([{ startMs: 1990, endMs: 4010, text: 'Well then.' }]);
  });

  it('begin and end with words and stay short enough to be judged', () => {
    const words = Array.from({ length: 20 }, (_, index) => ({
      text: `w${index}`,
      startMs: 500 + index * 1000,
      endMs: 1400 + index * 1000,
    }));
    const text = words.map((word) => word.text).join(' ');
    const [stretch] = speakerSpans({ segments: [line(ANNA, 0, 21_000, { words, text })] }, ANNA);
    expect(stretch).toMatchObject({ startMs: 440, endMs: 15_520 });
    expect(stretch?.text.split(' ')).toHaveLength(15);
  });

  it('are there for a transcript without speakers', () => {
    const segments = [line(null, 0, 3000)];
    expect(mainSpeaker({ segments })).toBeNull();
    expect(speakerSpans({ segments }, null)).toHaveLength(1);
    expect(speakerSpans({ segments }, ANNA)).toEqual([]);
  });
});
