import { expect, it } from 'vitest';
import { composeSong } from './compose-song.ts';

const LYRICS = '[Intro]\n\n[Verse]\nThe morning comes slowly\nOver the harbour wall\n\n[Chorus]\nWe sing along';

it('knows when each line and word of the lyrics is played, in order and inside its section', () => {
  const { facts } = composeSong({ prompt: 'Folk, 100 bpm', lyrics: LYRICS, isInstrumental: false, seed: 3 });
  expect(facts.lines.map(({ text }) => text)).toEqual([
    'The morning comes slowly',
    'Over the harbour wall',
    'We sing along',
  ]);
  expect(facts.lines[0]!.words.map(({ text }) => text)).toEqual(['The', 'morning', 'comes', 'slowly']);
  const [verse, chorus] = ['Verse', 'Chorus'].map((label) => facts.sections.find((each) => each.label === label)!);
  // A note may lie a few ms beside the beat.
  const near = 30;
  for (const [line, section] of [
    [facts.lines[0]!, verse!],
    [facts.lines[1]!, verse!],
    [facts.lines[2]!, chorus!],
  ] as const) {
    expect(line.startMs).toBeGreaterThanOrEqual(section.startMs - near);
    expect(line.endMs).toBeLessThanOrEqual(section.endMs + near);
    const starts = line.words.map(({ startMs }) => startMs);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  }
  expect(facts.lines[1]!.startMs).toBeGreaterThanOrEqual(facts.lines[0]!.endMs - near);
});

it('names no line of an instrumental', () => {
  const { facts } = composeSong({ prompt: 'Folk', lyrics: LYRICS, isInstrumental: true, seed: 3 });
  expect(facts.lines).toEqual([]);
});
