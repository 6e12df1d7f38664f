import type { KeyboardEvent } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { JobId } from '../../../../../shared/domain/ids.ts';
import type { Job } from '../../../../../shared/domain/jobs/job.ts';
import { jobData } from '../../../../../shared/domain/test-data/job-data.ts';
import { standInCore } from '../../../../api/test-data/stand-in-core.ts';
import { pressInRows } from './move-in-rows.ts';

class Row {
  dataset: Record<string, string> = {};
  focus = () => void (focused = this.dataset['taskRow'] ?? null);
}
vi.stubGlobal('HTMLElement', Row);

let focused: string | null = null;
let core: ReturnType<typeof standInCore>;
const queued = (id: string, position: number | null): Job => jobData({ id: id as JobId, state: 'queued', position });
const JOBS = [queued('a', 1), queued('b', 2), queued('c', 3), jobData({ id: 'done' as JobId, state: 'done' })];

/** Presses a key on the row of a task; says whether it was for the list. */
function press(id: string, key: string, values: Partial<KeyboardEvent> = {}): boolean {
  const rows = JOBS.map((job) => Object.assign(new Row(), { dataset: { taskRow: job.id as string } }));
  const target = rows.find(({ dataset }) => dataset['taskRow'] === id) ?? new Row();
  let isTaken = false;
  pressInRows(
    {
      key,
      target,
      currentTarget: { querySelectorAll: () => rows },
      preventDefault: () => (isTaken = true),
      stopPropagation: () => undefined,
      ...values,
    } as unknown as KeyboardEvent<HTMLElement>,
    JOBS,
  );
  return isTaken;
}
const asked = async (count: number) => {
  await vi.waitFor(() => expect(core.asked).toHaveLength(count));
  return core.asked;
};

beforeEach(() => {
  focused = null;
  const done = () => undefined as never;
  core = standInCore({ jobs: { move: done, dismiss: done, cancel: done } });
});

describe('keys on the rows of tasks', () => {
  it('walk, and stop at the ends', () => {
    expect(press('a', 'ArrowDown')).toBe(true);
    expect(focused).toBe('b');
    press('b', 'End');
    expect(focused).toBe('done');
    press('done', 'ArrowDown');
    expect(focused).toBe('done');
    press('c', 'PageUp');
    expect(focused).toBe('a');
  });

  it('move a task in the queue with Alt', async () => {
    expect(press('b', 'ArrowUp', { altKey: true })).toBe(true);
    expect(await asked(1)).toEqual([['jobs.move', { id: 'b', to: 'up' }]]);
    press('b', 'ArrowDown', { altKey: true });
    expect((await asked(2))[1]).toEqual(['jobs.move', { id: 'b', to: 'down' }]);
  });

  it('ask for no move beyond the ends, nor of a task without a place', async () => {
    expect(press('a', 'ArrowUp', { altKey: true })).toBe(true);
    expect(press('c', 'ArrowDown', { altKey: true })).toBe(true);
    press('done', 'ArrowUp', { altKey: true });
    expect(press('a', 'Enter', { altKey: true })).toBe(false);
    // Whatever was asked for before this has arrived with it.
    press('b', 'ArrowUp', { altKey: true });
    expect(await asked(1)).toEqual([['jobs.move', { id: 'b', to: 'up' }]]);
  });

  it('put a finished task away and go to the row beside it, before it is gone', async () => {
    press('done', 'Delete');
    expect(focused).toBe('c');
    expect(await asked(1)).toEqual([['jobs.dismiss', { ids: ['done'] }]]);
  });

  it('are left to others with Ctrl or Cmd, for unknown keys and beside the rows', () => {
    expect(press('a', 'ArrowDown', { ctrlKey: true })).toBe(false);
    expect(press('a', 'ArrowDown', { metaKey: true })).toBe(false);
    expect(press('a', 'x')).toBe(false);
    expect(press('nowhere', 'ArrowDown')).toBe(false);
    expect([focused, core.asked]).toEqual([null, []]);
  });
});
