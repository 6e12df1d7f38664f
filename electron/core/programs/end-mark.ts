import fs from 'node:fs';
import * as z from 'zod';
import { parseJson } from '../../../shared/domain/files/parse-json.ts';
import type { CrashReport } from '../../../shared/domain/settings/crash-report.ts';
import type { ItemKind } from '../../../shared/domain/library/item-kinds.ts';
import type { Db } from '../database/database.ts';

const markSchema = z.object({ startedAtMs: z.number().int().nonnegative() });

/** Whether an earlier run was not closed, and how this one says that it was. */
export type EndMark = { earlier: { startedAtMs: number } | null; clear(): void };

/** Leaves a mark that goes when the app is closed, and reads that of a run that was not. `file` is an absolute path. */
export function openEndMark(file: string, nowMs: number): EndMark {
  const earlier = readMark(file);
  fs.writeFileSync(file, JSON.stringify({ startedAtMs: nowMs }), { mode: 0o600 });
  return { earlier, clear: () => fs.rmSync(file, { force: true }) };
}

/** What is there says at least that a run was not closed, even if it was cut off while it was written. */
function readMark(file: string): EndMark['earlier'] {
  if (!fs.existsSync(file)) return null;
  return markSchema.safeParse(parseJson(fs.readFileSync(file, 'utf8'))).data ?? { startedAtMs: 0 };
}

/** What an unclosed run left, as long as nobody has taken its work up. */
export function crashReport(db: Db, { startedAtMs }: { startedAtMs: number }): CrashReport {
  const [tasks] = db.all<{ count: number }>(`SELECT count(*) AS count FROM jobs WHERE state = 'running'`);
  const [last] = db.all<{ title: string; kind: ItemKind; savedAtMs: number }>(
    'SELECT title, kind, updated_at_ms AS savedAtMs FROM items ORDER BY updated_at_ms DESC LIMIT 1',
  );
  return { startedAtMs, unfinishedTasks: tasks?.count ?? 0, lastSaved: last ?? null };
}
