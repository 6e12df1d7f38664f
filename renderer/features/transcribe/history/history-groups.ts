import type { TranscriptRow } from '../../../../shared/domain/transcript/transcript-change.ts';

/** Groups of the history list, in their order. */
export type HistoryGroup = 'working' | 'today' | 'thisWeek' | 'earlier';

const ORDER: readonly HistoryGroup[] = ['working', 'today', 'thisWeek', 'earlier'];
const DAY_MS = 86_400_000;

function startOfDay(ms: number): number {
  const day = new Date(ms);
  day.setHours(0, 0, 0, 0);
  return day.getTime();
}

/** The group of a transcript at a moment. "This week" are the six days before today. */
export function groupOf(row: Pick<TranscriptRow, 'state' | 'createdAtMs'>, nowMs: number): HistoryGroup {
  if (row.state === 'waiting' || row.state === 'working') return 'working';
  const today = startOfDay(nowMs);
  if (row.createdAtMs >= today) return 'today';
  return row.createdAtMs >= startOfDay(today - 6 * DAY_MS) ? 'thisWeek' : 'earlier';
}

/** Rows by group; groups without rows are left out, the order of rows is kept. */
export function groupHistory<Row extends Pick<TranscriptRow, 'state' | 'createdAtMs'>>(
  rows: readonly Row[],
  nowMs: number,
): { group: HistoryGroup; rows: Row[] }[] {
  const groups = new Map<HistoryGroup, Row[]>(ORDER.map((group) => [group, []]));
  for (const row of rows) groups.get(groupOf(row, nowMs))?.push(row);
  return [...groups].filter(([, members]) => members.length > 0).map(([group, members]) => ({ group, rows: members }));
}
