import { describe, expect, it } from 'vitest';
import { groupHistory, groupOf } from './history-groups.ts';

const now = new Date(2026, 7, 12, 9, 30).getTime();
const at = (day: number, hour: number, state = 'ready' as const) => ({
  state,
  createdAtMs: new Date(2026, 7, day, hour).getTime(),
});

describe('history groups', () => {
  it('sorts by calendar days, not by hours', () => {
    expect(groupOf(at(12, 0), now)).toBe('today');
    expect(groupOf(at(11, 23), now)).toBe('thisWeek');
    expect(groupOf(at(6, 0), now)).toBe('thisWeek');
    expect(groupOf(at(5, 23), now)).toBe('earlier');
  });

  it('keeps what is being worked on at the top and leaves empty groups out', () => {
    const waiting = { state: 'waiting' as const, createdAtMs: 0 };
    const partial = { state: 'partial' as const, createdAtMs: 0 };
    expect(groupHistory([at(12, 1), partial, waiting], now)).toEqual([
      { group: 'working', rows: [waiting] },
      { group: 'today', rows: [at(12, 1)] },
      { group: 'earlier', rows: [partial] },
    ]);
  });
});
