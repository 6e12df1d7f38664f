import { expect, it } from 'vitest';
import type { LineId } from '../../../../shared/domain/ids.ts';
import { DEFAULT_SCRIPT_SETTINGS } from '../../../../shared/domain/script/script-settings.ts';
import type { LineState } from '../document/opened/line-states.ts';
import { newLine } from '../lines/new-rows.ts';
import { narrationLength, planGeneration } from './generation-plan.ts';

const state = (values: Partial<LineState>): LineState => ({
  recipe: { speed: 1 } as LineState['recipe'],
  take: null,
  takeCount: 0,
  causes: [],
  hasFittingTake: false,
  generation: null,
  problems: [],
  route: { kind: 'stream', reason: null },
  status: 'new',
  ...values,
});
const row = (id: string, text: string, values: Partial<LineState>) => ({
  line: { id: id as LineId, text },
  state: state(values),
});
const take = (durationMs: number) => ({ id: 't', durationMs }) as LineState['take'];

it('takes what is new, changed or failed and leaves alone what is made, being made or empty', () => {
  const plan = planGeneration([
    row('a', 'One', { status: 'new' }),
    row('b', 'Two', { status: 'made' }),
    row('c', 'Three', { status: 'stale' }),
    row('d', 'Four', { status: 'failed' }),
    row('e', 'Five', { status: 'generating' }),
    row('f', '', { status: 'empty' }),
  ]);
  expect(plan).toEqual({
    lineIds: ['a', 'c', 'd'],
    changedCount: 1,
    newCount: 1,
    failedCount: 1,
    characters: 12,
    blocked: [],
  });
});

it('names the lines that cannot be made and counts characters, not units', () => {
  const plan = planGeneration([
    row('a', 'One', { status: 'new', recipe: null }),
    row('b', '<#9', { status: 'stale', problems: [{ reason: 'pause_malformed', textBegin: 0, textEnd: 3 }] }),
    row('c', '👩‍🚀', { status: 'new' }),
  ]);
  expect([plan.lineIds, plan.blocked, plan.characters]).toEqual([['c'], ['a', 'b'], 3]);
});

it('knows the exact length when every line is made and estimates it otherwise', () => {
  const lines = [newLine({ text: 'One.' }), newLine({ text: 'Two.' })].map((line, order) => ({ ...line, order }));
  const content = { title: '', settings: DEFAULT_SCRIPT_SETTINGS, characters: [], lines };
  expect(narrationLength(content, { get: () => state({ status: 'made', take: take(1000) }) })).toEqual({
    durationMs: 2300,
    isExact: true,
  });
  const { durationMs, isExact } = narrationLength(content, {
    get: (id) => (id === lines[0]?.id ? state({ status: 'made', take: take(1000) }) : state({})),
  });
  expect([isExact, durationMs > 1300]).toEqual([false, true]);
});
