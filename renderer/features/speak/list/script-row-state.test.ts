import { expect, it } from 'vitest';
import type { ScriptRow } from '../../../../shared/domain/script/script-views.ts';
import { scriptRowState } from './script-row-state.ts';

const row = (lineCount: number, madeCount: number, staleCount: number) =>
  ({ lineCount, madeCount, staleCount }) as ScriptRow;

it('says what is to be done first', () => {
  expect([row(3, 3, 0), row(3, 1, 2), row(3, 1, 0), row(0, 0, 0)].map(scriptRowState)).toEqual([
    { kind: 'made' },
    { kind: 'stale', count: 2 },
    { kind: 'missing', count: 2 },
    { kind: 'missing', count: 0 },
  ]);
});
