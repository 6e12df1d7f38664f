import { describe, expect, it } from 'vitest';
import { joinPiece } from './join-pieces.ts';
import type { TimedWord } from './recognised.ts';
import { seededRandom } from '../../test-data/seeded-random.ts';
import { evenWords } from '../../test-data/transcript-data.ts';

const heard = (text: string, startMs: number, stepMs = 400): TimedWord[] =>
  evenWords(text, startMs, stepMs).map((word) => ({ ...word, speaker: 0 }));

function joinedText(tail: TimedWord[], next: TimedWord[], overlap: { startMs: number; endMs: number }): string {
  const { drop, append } = joinPiece(tail, next, overlap);
  return [...tail.slice(0, tail.length - drop), ...append].map((word) => word.text).join(' ');
}

describe('joining two pieces', () => {
  it('keeps words that both heard once and drops those that an edge has cut', () => {
    const tail = heard('we all know the differ', 0);
    const next = heard('ow the different ways home', 900);
    expect(joinedText(tail, next, { startMs: 900, endMs: 2000 })).toBe('we all know the different ways home');
  });

  it('keeps words that were really said twice', () => {
    const tail = heard('it was very very very', 0);
    const next = heard('very very very good', 830);
    expect(joinedText(tail, next, { startMs: 800, endMs: 2000 })).toBe('it was very very very good');
  });

  it('cuts in the middle when the pieces have no word in common', () => {
    const tail = heard('one two three fore', 0);
    const next = heard('tree four five six', 800);
    expect(joinedText(tail, next, { startMs: 800, endMs: 1600 })).toBe('one two three four five six');
  });

  it('keeps everything when one piece heard nothing in the overlap', () => {
    expect(joinedText(heard('one two', 0), heard('three', 3000), { startMs: 1000, endMs: 2000 })).toBe('one two three');
    expect(joinedText(heard('one two three', 0), heard('four', 1300), { startMs: 700, endMs: 1200 })).toBe(
      'one two three four',
    );
    expect(joinedText([], heard('one two', 0), { startMs: 0, endMs: 0 })).toBe('one two');
  });

  it('never lets an appended word begin before the word ahead of it ends', () => {
    const { append } = joinPiece(heard('one two three', 0), heard('two three four', 380), {
      startMs: 400,
      endMs: 1200,
    });
    expect(append[0]?.startMs).toBeGreaterThanOrEqual(760);
  });
});

type NumberedWord = TimedWord & { number: number };

describe('a recording cut at random places', () => {
  it('comes out with every word once and in order, in spite of jitter, cut words and recognition differences', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const random = seededRandom(seed);
      const truth = speech(random, 200);
      const endMs = truth.at(-1)?.endMs ?? 0;
      const overlapMs = 1500 + random() * 2500;
      let joined: TimedWord[] = [];
      let startMs = 0;
      while (startMs < endMs) {
        const pieceEndMs = startMs + 8000 + random() * 20_000;
        const piece = recognise(truth, { startMs, endMs: pieceEndMs }, random);
        const overlap = { startMs, endMs: startMs === 0 ? 0 : startMs + overlapMs };
        const { drop, append } = joinPiece(joined.slice(-60), piece, overlap);
        joined = [...joined.slice(0, joined.length - drop), ...append];
        startMs = pieceEndMs >= endMs ? endMs : pieceEndMs - overlapMs;
      }
      expect(
        joined.map((word) => (word as NumberedWord).number),
        `seed ${seed}`,
      ).toEqual(truth.map((w) => w.number));
      for (const [index, word] of joined.entries()) {
        if (index > 0) expect(word.startMs).toBeGreaterThanOrEqual(joined[index - 1]?.startMs ?? 0);
      }
    }
  });
});

const VOCABULARY = 'the a of and very good house river time we they was said morning light again over never into'.split(
  ' ',
);

function speech(random: () => number, count: number): NumberedWord[] {
  let endMs = 0;
  return Array.from({ length: count }, (_, number) => {
    const text = VOCABULARY[Math.floor(random() * VOCABULARY.length)] ?? 'the';
    const startMs = endMs + (random() < 0.1 ? 400 : 20) + random() * 60;
    endMs = startMs + 90 + text.length * 50;
    return { text, startMs, endMs, speaker: 0, number };
  });
}

/** What a recogniser makes of a stretch: words cut by its edges come as fragments or not at all, a few are misheard. */
function recognise(truth: NumberedWord[], piece: { startMs: number; endMs: number }, random: () => number) {
  const jitter = (): number => (random() - 0.5) * 140;
  return truth
    .filter((word) => word.startMs < piece.endMs && word.endMs > piece.startMs)
    .filter((word) => (word.startMs >= piece.startMs && word.endMs <= piece.endMs) || random() < 0.7)
    .map((word) => {
      const isCut = word.startMs < piece.startMs || word.endMs > piece.endMs;
      const text = isCut ? word.text.slice(-2) : random() < 0.1 ? 'misheard' : word.text;
      const startMs = Math.max(piece.startMs, word.startMs + jitter());
      return { ...word, text, startMs, endMs: Math.min(piece.endMs, Math.max(startMs + 30, word.endMs + jitter())) };
    })
    .sort((a, b) => a.startMs - b.startMs);
}
