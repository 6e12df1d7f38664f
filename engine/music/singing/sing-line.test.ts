import { describe, expect, it } from 'vitest';
import { trackPitch } from '../../speech/vocoder/pitch-track.ts';
import { HOP_SECONDS, VOICE_RATE_HZ } from '../../speech/vocoder/voice-frames.ts';
import { readSinger } from '../prompt/read-singer.ts';
import type { ScoreNote } from '../score/score.ts';
import { composeSong } from '../song/compose-song.ts';
import { frequencyHz } from '../theory/pitch.ts';
import { linesToSing } from './lines-to-sing.ts';
import { singLine } from './sing-line.ts';
import { SINGERS } from './singers.ts';

const [man] = SINGERS;
const PITCHES = [48, 52, 55];

const notesOf = (words: readonly string[]): ScoreNote[] =>
  words.map((word, index) => ({
    role: 'lead',
    startSeconds: 2 + index * 0.8,
    durationSeconds: 0.75,
    pitch: PITCHES[index % PITCHES.length]!,
    velocity: 0.8,
    syllable: { text: word, word, line: 0, isWordStart: true },
  }));

describe('a sung line', () => {
  it('has the pitch of each note, on its beat', () => {
    const sung = singLine(notesOf(['low', 'high', 'moon']), man!, VOICE_RATE_HZ)!;
    const { pitchHz } = trackPitch(sung.samples);
    for (const [index, pitch] of PITCHES.entries()) {
      const from = 2 + index * 0.8 - sung.startSeconds;
      const frames = Array.from(
        pitchHz.slice(Math.ceil((from + 0.15) / HOP_SECONDS), Math.floor((from + 0.5) / HOP_SECONDS)),
      );
      const middle = frames.filter((hz) => hz > 0).toSorted((a, b) => a - b);
      expect(middle.length).toBeGreaterThan(40);
      const cents = 1200 * Math.log2(middle[middle.length >> 1]! / frequencyHz(pitch));
      // A clean tone repeats after two and three periods as well, and the tracker may take those.
      const folded = [0, 1200, 1902, 2400, 2786].map((below) => Math.abs(cents + below));
      expect(Math.min(...folded)).toBeLessThan(25);
    }
  });

  it('is the same each time, and ends', () => {
    const [one, two] = [0, 1].map(() => singLine(notesOf(['we', 'sing']), man!, 44_100)!);
    expect(one!.samples).toEqual(two!.samples);
    expect(one!.samples.length / 44_100).toBeLessThan(2.4);
    expect(one!.samples.at(-1)).toBeCloseTo(0, 3);
  });

  it('is missing where there is nothing to say', () => {
    expect(singLine(notesOf(['—', '…']), man!, 44_100)).toBeNull();
  });
});

describe('who sings', () => {
  it.each([
    ['pop ballad', 'man'],
    ['pop with a female singer', 'woman'],
    ['deep male vocals, then a woman', 'man'],
    ['rock, no vocals', undefined],
  ])('“%s”: %s', (text, id) => expect(readSinger(text)?.id).toBe(id));

  it('leaves lines in other letters to an instrument, and says so', () => {
    const lyrics = '[Verse]\nMorning light\n早上好';
    const { score, style, facts } = composeSong({ prompt: 'Folk', lyrics, isInstrumental: false, seed: 1 });
    expect(linesToSing(score, style.singer)).toHaveLength(1);
    expect(facts.remarks.join(' ')).toContain('not sung');
  });
});
