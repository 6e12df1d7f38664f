import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Db, openDatabase } from '../../../electron/core/database/database.ts';
import { median } from '../../../shared/domain/quantile.ts';
import type { BenchRow } from '../bench-row.ts';

const ROUNDS = 5;
const WRITES = 100;

/**
 * What it costs that a row is on the disk before a request leaves, against a row that only outlives the program. Rounds of
 * the two take turns. Depends on the disk: set TMPDIR to measure another one.
 */
export function benchDatabase(): BenchRow[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-bench-'));
  const { db, close } = openDatabase(path.join(folder, 'atelier.db'));
  try {
    const rounds = Array.from({ length: ROUNDS }, () => ({
      plainMs: timed(db.write),
      syncedMs: timed(db.writeSynced),
    }));
    const plainMs = median(rounds.map((round) => round.plainMs));
    const syncedMs = median(rounds.map((round) => round.syncedMs));
    return [
      { name: 'Database: a row that outlives the program', value: plainMs, unit: 'ms' },
      {
        name: 'Database: a row that outlives a power cut',
        value: syncedMs,
        unit: 'ms',
        note: `median of ${ROUNDS} rounds of ${WRITES} writes; two such rows a line that is spoken`,
      },
    ];
  } finally {
    close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function timed(write: Db['write']): number {
  // New each time: a row that does not change is not written at all.
  const sql = 'INSERT INTO facts (name, value) VALUES (:name, :name)';
  const startedAtMs = performance.now();
  for (let count = 0; count < WRITES; count += 1) write((tx) => tx.run(sql, { name: randomUUID() }));
  return (performance.now() - startedAtMs) / WRITES;
}
