import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { LineGeneration, GenerationChange } from '../../../../shared/domain/script/script-views.ts';
import type { Db } from '../../database/database.ts';
import { isShown, linesShown, linesSince, type ShownLine } from '../line-table.ts';
import type { LiveTakes } from '../live/live-takes.ts';

type Growing = Pick<LiveTakes, 'get'>;

/** See Speech.generation. */
export function generationLines(db: Db, live: Growing, id: ItemId): LineGeneration[] {
  return linesShown(db, id).map((line) => generationOf(live, line));
}

/**
 * See Speech.generationSince. While a take grows it is asked ten times a second, of thousands of lines that wait: only those that
 * changed are read and sent, and those that are being made, whose sound grows without anything being written.
 */
export function generationSince(
  db: Db,
  live: Growing,
  { id, since }: { id: ItemId; since: number | null },
): GenerationChange {
  const sql = 'SELECT making_revision, making_whole_from FROM scripts WHERE id = :id';
  const script = db.get<{ making_revision: number; making_whole_from: number }>(sql, { id });
  const revision = script?.making_revision ?? 0;
  const isKnown = script && since !== null && since >= script.making_whole_from && since <= revision;
  if (!isKnown) return { revision, isWhole: true, lines: generationLines(db, live, id), ended: [] };
  const changed = linesSince(db, id, since);
  return {
    revision,
    isWhole: false,
    lines: changed.filter(isShown).map((line) => generationOf(live, line)),
    ended: changed.filter((line) => !isShown(line)).map(({ jobId, lineId }) => ({ jobId, lineId })),
  };
}

function generationOf(live: Growing, line: ShownLine): LineGeneration {
  const { jobId, lineId, route, state, failure } = line;
  const isRunning = state === 'running';
  const takeId = isRunning ? line.takeId : null;
  const take = takeId && live.get(takeId);
  return {
    jobId,
    lineId,
    route,
    failure,
    state: isRunning || state === 'queued' ? state : 'failed',
    takeId,
    receivedMs: take ? Math.round(take.durationMs()) : 0,
  };
}
