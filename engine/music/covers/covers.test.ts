import { describe, expect, it } from 'vitest';
import type { ReferenceBar, ReferenceMusic, ReferenceSection } from '../reference/reference-music.ts';
import { composeSong } from '../song/compose-song.ts';
import { pitchClass } from '../theory/pitch.ts';
import { dealtLyrics } from './dealt-lyrics.ts';

const CHORDS = [
  { root: 2, isMinor: false },
  { root: 9, isMinor: false },
  { root: 11, isMinor: true },
  { root: 7, isMinor: false },
];
const TUNE = [74, 76, 78, 81];

function reference(changes: Partial<ReferenceMusic> = {}): ReferenceMusic {
  const barMs = 2400;
  const bars = Array.from({ length: 16 }, (_, bar): ReferenceBar => ({
    startMs: bar * barMs,
    endMs: (bar + 1) * barMs,
    chord: CHORDS[bar % 4]!,
    lead: TUNE.map((pitch, beat) => ({ at: beat / 4, length: 0.25, pitch: pitch - (bar % 2) })),
  }));
  const section = (label: ReferenceSection['label'], firstBar: number, count: number): ReferenceSection => ({
    label,
    firstBar,
    bars: count,
    startMs: firstBar * barMs,
    endMs: (firstBar + count) * barMs,
  });
  return {
    durationMs: 16 * barMs,
    tempoBpm: 100,
    isSteady: true,
    beatsPerBar: 4,
    key: { tonic: 2, isMinor: false },
    bars,
    sections: [section('intro', 0, 4), section('verse', 4, 8), section('chorus', 12, 4)],
    ...changes,
  };
}

const cover = (prompt: string, { lyrics = '', of = reference() }: { lyrics?: string; of?: ReferenceMusic } = {}) =>
  composeSong({ prompt, lyrics, isInstrumental: false, seed: 4, reference: of });
const chordsOf = (prompt: string, of?: ReferenceMusic) =>
  cover(prompt, of && { of }).score.sections.flatMap(({ chords }) => chords);
const symbols = ['D', 'A', 'Bm', 'G'];

describe('a cover', () => {
  it('has the chords of its reference bar by bar, its key, its tempo and its sections', () => {
    const { score, facts } = cover('Folk');
    expect(score.sections.flatMap(({ chords }) => chords)).toEqual([...symbols, ...symbols, ...symbols, ...symbols]);
    expect(facts).toMatchObject({ genre: 'folk', tempoBpm: 100, key: 'D major' });
    expect(facts.sections.map(({ label }) => label)).toEqual(['Intro', 'Verse', 'Chorus']);
    expect(score.endSeconds).toBeCloseTo(38.4, 1);
  });

  it('has the lead line as its melody, in the range of who plays it', () => {
    const { score } = cover('Folk');
    const lead = score.notes.filter(({ role }) => role === 'lead');
    // The last bar of a song is one chord: the melody ends on its beginning.
    expect(lead).toHaveLength(15 * 4 + 1);
    expect(lead.slice(0, 8).map(({ pitch }) => pitchClass(pitch))).toEqual([2, 4, 6, 9, 1, 3, 5, 8]);
    expect(lead.slice(1, 4).map(({ startSeconds }) => Math.round(startSeconds * 10) / 10)).toEqual([0.6, 1.2, 1.8]);
  });

  it('goes at its own speed in a genre that is counted slower or faster', () => {
    const fast = reference({ tempoBpm: 180, bars: faster(reference().bars), durationMs: 21_333 });
    const slow = cover('Lo-fi', { of: fast });
    expect(slow.facts.tempoBpm).toBe(90);
    expect(slow.score.sections.flatMap(({ chords }) => chords).slice(0, 2)).toEqual(['D A', 'Bm G']);
    expect(slow.score.endSeconds).toBeCloseTo(21.3, 1);
    const busy = cover('Techno', { of: reference({ tempoBpm: 64 }) });
    expect(busy.facts.tempoBpm).toBe(128);
    expect(busy.score.sections.flatMap(({ chords }) => chords).slice(0, 4)).toEqual(['D', 'D', 'A', 'A']);
  });

  it('keeps what the prompt would have otherwise, and says so', () => {
    const { facts } = cover('Folk, 84 bpm, in A minor');
    expect(facts).toMatchObject({ tempoBpm: 100, key: 'D major' });
    expect(facts.remarks).toContain('The tempo and key of the reference are kept.');
    expect(cover('Folk').facts.remarks.filter((remark) => remark.includes('reference'))).toEqual([]);
  });

  it('is in three where its reference is, or says that the genre is not', () => {
    const three = reference({ beatsPerBar: 3 });
    expect(cover('Folk', { of: three }).score.barSteps).toBe(12);
    const four = cover('Techno', { of: three });
    expect([four.score.barSteps, four.facts.remarks.length]).toEqual([16, 1]);
    expect(chordsOf('Techno', three)).toHaveLength(16);
  });

  it('of what has no beat or tones is played by the style', () => {
    const speech = reference({
      isSteady: false,
      key: null,
      bars: reference().bars.map((bar) => ({ ...bar, chord: null, lead: [] })),
    });
    const { facts, score } = cover('Folk', { of: speech });
    expect(facts.remarks).toHaveLength(2);
    expect(score.notes.length).toBeGreaterThan(50);
    const silence = reference({
      isSteady: false,
      key: null,
      bars: [],
      sections: [{ label: 'silence', startMs: 0, endMs: 6000, firstBar: 0, bars: 0 }],
    });
    expect(cover('Folk', { of: silence }).score.notes.length).toBeGreaterThan(50);
  });
});

describe('lyrics of a cover', () => {
  const sungIn = (lyrics: string) => {
    const { score, facts } = cover('Folk', { lyrics });
    return { facts, labels: score.sections.map(({ label, lines }) => `${label} ${lines.length}`), score };
  };

  it('are set to the sections that are sung, on pitches of the lead line', () => {
    const { labels, score, facts } = sungIn(
      '[Verse]\nLow tide and a kettle\nThe lamp is lit\n[Chorus]\nSalt on the wire',
    );
    expect(labels).toEqual(['Intro 0', 'Verse 2', 'Chorus 1']);
    expect(facts.lines.map(({ text }) => text)).toEqual([
      'Low tide and a kettle',
      'The lamp is lit',
      'Salt on the wire',
    ]);
    const sung = score.notes.filter(({ syllable }) => syllable);
    const classes = new Set(TUNE.flatMap((pitch) => [pitchClass(pitch), pitchClass(pitch - 1)]));
    expect(sung.every(({ pitch }) => classes.has(pitchClass(pitch)))).toBe(true);
    expect(score.sections.flatMap(({ chords }) => chords)).toHaveLength(16);
  });

  it('make sections come again where there are more of them, and longer where they need it', () => {
    const verse = (lines: number) =>
      `[Verse]\n${Array.from({ length: lines }, () => 'Low tide and a kettle').join('\n')}\n`;
    const more = sungIn(verse(2) + verse(2) + verse(2) + verse(2));
    expect(more.labels).toEqual(['Intro 0', 'Verse 2', 'Verse 2', 'Verse 2', 'Verse 2']);
    const { labels, facts } = sungIn(verse(12) + verse(12));
    expect(labels).toEqual(['Intro 0', 'Verse 12', 'Verse 12']);
    expect(facts.lines).toHaveLength(24);
    expect(facts.remarks).toEqual([]);
  });

  it('of one long section are dealt to all that are sung', () => {
    const lines = Array.from({ length: 10 }, (_, line) => `Line ${line}`);
    const [first, second, third] = dealtLyrics([{ kind: 'verse', label: 'Verse', lines }], 3);
    expect([first!.lines.length + second!.lines.length + third!.lines.length, first!.lines[0]]).toEqual([10, 'Line 0']);
    expect(dealtLyrics([{ kind: 'verse', label: 'Verse', lines: lines.slice(0, 4) }], 3)).toHaveLength(1);
  });
});

/** The same bars at 180 beats a minute. */
function faster(bars: readonly ReferenceBar[]): ReferenceBar[] {
  return bars.map((bar) => ({ ...bar, startMs: bar.startMs / 1.8, endMs: bar.endMs / 1.8 }));
}
