import type { ItemId } from '../../../shared/domain/ids.ts';
import type { LineMaking } from '../../../shared/domain/script/script-views.ts';
import type { Db } from '../database/database.ts';
import { shownLines, type ShownLine } from './line-table.ts';
import type { LiveTakes } from './live/live-takes.ts';

/** Counts what this program and what others wrote; it stays the same for as long as nobody writes. */
const VERSION = `SELECT total_changes() || '.' || data_version AS version FROM pragma_data_version`;

/**
 * Answers Speech.making. While a take grows it is asked ten times a second, of thousands of lines that wait: they are read
 * anew only when something was written, and only lines that are being made differ meanwhile.
 */
export function createMakingList(db: Db, live: Pick<LiveTakes, 'get'>): (id: ItemId) => LineMaking[] {
  let kept: { id: ItemId; version: string; lines: LineMaking[] } | null = null;
  const linesOf = (id: ItemId) => {
    const version = db.get<{ version: string }>(VERSION)?.version ?? '';
    if (kept?.id !== id || kept.version !== version) kept = { id, version, lines: shownLines(db, id).map(makingOf) };
    return kept.lines;
  };
  return (id) =>
    linesOf(id).map((line) => {
      const take = line.takeId && live.get(line.takeId);
      return take ? { ...line, receivedMs: Math.round(take.durationMs()) } : line;
    });
}

function makingOf({ state, takeId, ...line }: ShownLine): LineMaking {
  const isRunning = state === 'running';
  return {
    ...line,
    state: isRunning || state === 'queued' ? state : 'failed',
    takeId: isRunning ? takeId : null,
    receivedMs: 0,
  };
}
