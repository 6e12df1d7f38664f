import { expect, it } from 'vitest';
import type { ItemId, LineId } from '../../../../../shared/domain/ids.ts';
import { newLine } from '../../lines/new-rows.ts';
import type { OpenScript } from '../../document/opened/open-script.ts';
import type { StaleCause } from '../../../../../shared/domain/recipe/speech/speech-recipe.ts';
import { previewName, staleLines, takesOfLines, missingLines } from './export-plan.ts';

const open = (made: Record<string, string | null>) => {
  const lines = Object.keys(made).map((id, order) => ({ ...newLine({ id: id as LineId, text: id }), order }));
  const states = {
    get: (id: LineId) => ({
      take: made[id] == null ? null : { id: made[id] as ItemId },
      status: id === ('failed' as LineId) ? 'failed' : 'new',
      recipe: {},
      problems: id === ('refused' as LineId) ? [{ reason: 'pause_at_end' }] : [],
    }),
  };
  const silent = [' ', '***'].map((text) => ({ ...newLine({ text }), order: 9 }));
  return { script: { lines: [...lines, ...silent] }, states } as unknown as OpenScript;
};

it('names the lines that keep the whole from being exported, not those without words or those that cannot be made', () => {
  const script = open({ a: 't1', b: null, c: 't2', failed: null, refused: null });
  expect(missingLines(script)).toEqual({ missing: ['b'], refused: ['failed', 'refused'] });
  expect(takesOfLines(script, ['a', 'b', 'c'] as LineId[])).toEqual(['t1', 't2']);
});

it('shows names with what tells several files apart', () => {
  const date = new Date(2026, 2, 9);
  const name = (template: string, what: 'whole' | 'sections' | 'takes') =>
    previewName(template, { title: 'Fog', speaker: 'Odrik', what, extension: 'mp3', date });
  expect([
    name('{title} {date}', 'whole'),
    name('{title}', 'sections'),
    name('{n}-{title}', 'takes'),
    name('{title}', 'takes'),
  ]).toEqual(['Fog 2026-03-09.mp3', '01 - Fog.mp3', '001-Fog.mp3', 'Fog_001_Odrik_take1.mp3']);
});

it('counts the lines of which the export would hold a take that no longer fits', () => {
  const causes: Record<string, StaleCause[]> = { fits: [], text: ['text'], both: ['text', 'partial'], empty: ['text'] };
  const lines = ['fits', 'text', 'both', 'missing', 'empty'].map((id, order) => ({
    ...newLine({ id: id as LineId, text: id === 'empty' ? ' ' : id }),
    order,
  }));
  const states = {
    get: (id: LineId) => ({ take: id === 'missing' ? null : { id: `take of ${id}` }, causes: causes[id] ?? [] }),
  };
  const script = { script: { lines }, states } as unknown as OpenScript;
  const every = lines.map(({ id }) => id);
  expect(staleLines(script, every, 'whole')).toEqual({ lineIds: ['text', 'both'], changedCount: 1, partialCount: 1 });
  // A take of a line that was emptied is a file of its own when it is asked for.
  expect(staleLines(script, every, 'takes')).toEqual({
    lineIds: ['text', 'both', 'empty'],
    changedCount: 2,
    partialCount: 1,
  });
  expect(staleLines(script, ['fits', 'missing'] as LineId[], 'takes').lineIds).toEqual([]);
});
