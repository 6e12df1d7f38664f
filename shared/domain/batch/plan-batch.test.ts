import { describe, expect, it } from 'vitest';
import { FAILURE_REASONS, reasonText } from '../failures/reason-text.ts';
import { guessMapping, hasHeader } from './batch-columns.ts';
import type { BatchVoice } from './batch-voices.ts';
import { groupRows, planBatch } from './plan-batch.ts';

const voice = (id: string, name: string, change: Partial<BatchVoice> = {}): BatchVoice => ({
  id,
  name,
  worksOn: ['local'],
  state: 'ready',
  binnedAtMs: null,
  ...change,
});
const VOICES = [
  voice('anna-1', 'Anna'),
  voice('twin-1', 'Twin'),
  voice('twin-2', 'Twin'),
  voice('far-1', 'Far', { worksOn: ['cloud'] }),
  voice('far-2', 'Near', { worksOn: ['cloud'] }),
  voice('near-1', 'Near'),
  voice('old-1', 'Old', { binnedAtMs: 1 }),
];

/** What becomes of rows whose first one heads the columns. */
function plan(...rows: string[][]) {
  const facts = { voices: VOICES, engine: 'local' as const, model: 'speech-2.8-hd' };
  const reading = { mapping: guessMapping(rows), skipsFirst: hasHeader(rows), malformed: [] };
  return planBatch(rows, reading, facts);
}
const reasons = (...rows: string[][]) => plan(...rows).map(({ problem }) => problem?.reason ?? null);

describe('columns', () => {
  it('are known by their heads, whatever their case and order', () => {
    const rows = [
      ['ID', 'Voice_Name', ' SCRIPT ', 'Lang'],
      ['1', 'Anna', 'Fog.', 'English'],
    ];
    expect(hasHeader(rows)).toBe(true);
    expect(guessMapping(rows)).toMatchObject({ title: 0, voice: 1, text: 2, language: 3, emotion: null, speed: null });
  });

  it('without heads give the one with the most words as the text', () => {
    const rows = [
      ['001', 'Anna', 'The fog came in.'],
      ['002', 'Ben', 'It stayed.'],
    ];
    expect(hasHeader(rows)).toBe(false);
    expect(guessMapping(rows).text).toBe(2);
  });

  it('of lines of text are the text', () => {
    expect(guessMapping([['The fog came in.'], ['It stayed.']])).toMatchObject({ text: 0, title: null });
  });
});

describe('a row', () => {
  it('has the voice that it names by name or ID, its language, emotion and speed', () => {
    const [planned] = plan(
      ['text', 'voice', 'language', 'emotion', 'speed'],
      ['Fog.', 'anna', 'german', 'CALM', '1,2'],
    );
    expect(planned).toEqual({
      row: { number: 2, text: 'Fog.', title: null, voiceId: 'anna-1', language: 'German', emotion: 'calm', speed: 1.2 },
      problem: null,
      repeats: null,
    });
  });

  it('is refused with the reason for what it names', () => {
    const head = ['text', 'voice', 'language', 'emotion', 'speed'];
    expect(
      reasons(
        head,
        ['', 'Anna'],
        ['…', 'Anna'],
        ['Fog.', 'Nobody'],
        ['Fog.', 'Twin'],
        ['Fog.', 'Far'],
        ['Fog.', 'Old'],
        ['Fog.', '', 'Klingon'],
        ['Fog.', '', '', 'merry'],
        ['Fog.', '', '', '', '3'],
        ['Fog.', '', '', '', 'fast'],
        ['Fog. <#0#> Sea.'],
      ),
    ).toEqual([
      'no_text',
      'nothing_to_speak',
      'voice_unknown',
      'voice_ambiguous',
      'voice_elsewhere',
      'voice_unknown',
      'language_unknown',
      'emotion_unknown',
      'speed_range',
      'speed_range',
      'pause_out_of_range',
    ]);
  });

  it('has the one of two voices of a name that works here', () => {
    expect(plan(['text', 'voice'], ['Fog.', 'Near'])[0]?.row.voiceId).toBe('near-1');
  });

  it('that is refused has a sentence for its reason', () => {
    const refused = plan(
      ['text', 'voice', 'speed'],
      ['Fog.', 'Nobody'],
      ['Fog.', 'Twin'],
      ['Fog.', 'Far'],
      ['Fog.', '', '9'],
    );
    for (const { problem } of refused) {
      expect(FAILURE_REASONS).toContain(problem?.reason);
      expect(reasonText(problem ?? {})).toMatch(/^.{10,}\.$/);
    }
  });

  it('that says nothing at all is no row, and the others keep their numbers', () => {
    expect(plan(['text'], ['One.'], ['', ' '], ['Two.']).map(({ row }) => row.number)).toEqual([2, 4]);
  });

  it('that asks for the same as an earlier one says which; another title or voice is another request', () => {
    const planned = plan(['text', 'voice'], ['Fog.', 'Anna'], ['Fog.', ''], ['Fog.', 'ANNA']);
    expect(planned.map(({ repeats }) => repeats)).toEqual([null, null, 2]);
  });

  it('whose quotation marks do not pair is refused', () => {
    const facts = { voices: [], engine: 'local' as const, model: '' };
    const mapping = guessMapping([['Fog.']]);
    const [planned] = planBatch([['Fog.']], { mapping, skipsFirst: false, malformed: [1] }, facts);
    expect(planned?.problem).toEqual({ reason: 'row_quotes' });
  });
});

it('rows with one title are one task, in the order of the first of each', () => {
  const rows = plan(['text', 'title'], ['A.', 'one'], ['B.', ''], ['C.', 'two'], ['D.', 'one']).map(({ row }) => row);
  expect(groupRows(rows).map((group) => group.map(({ text }) => text))).toEqual([['A.', 'D.'], ['B.'], ['C.']]);
});
