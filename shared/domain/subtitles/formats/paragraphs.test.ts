import { expect, it } from 'vitest';
import type { SegmentId, SpeakerId } from '../../ids.ts';
import { renderTranscript } from '../render-transcript.ts';

const line = (text: string, startMs: number, speakerId = 'anna') => ({
  id: `${startMs}` as SegmentId,
  startMs,
  endMs: startMs + 900,
  speakerId: speakerId as SpeakerId,
  text,
  words: null,
});
const recipe = { engine: 'local' as const, model: 'm', language: null, speakerCount: null, host: null };
const text = (segments: ReturnType<typeof line>[]) =>
  renderTranscript({ title: 'T', durationMs: 9000, recipe, segments, speakers: [] }, 'txt', {
    withTimes: false,
    withSpeakers: false,
    asParagraphs: true,
  });

it('joins lines until somebody else speaks or a long pause comes', () => {
  const lines = [line('One', 0), line('two.', 1000), line('Three.', 2000, 'ben'), line('Four.', 9000, 'ben')];
  expect(text(lines)).toBe('One two.\n\nThree.\n\nFour.\n');
});

it('ends a long paragraph with a sentence', () => {
  const lines = Array.from({ length: 30 }, (_, at) =>
    line(`Sentence number ${at} of this long talk ends here.`, at * 1000),
  );
  const parts = text(lines).split('\n\n');
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.every((part) => part.trim().endsWith('here.') && part.length < 800)).toBe(true);
  expect(parts.join(' ').trim()).toBe(lines.map((each) => each.text).join(' '));
});
