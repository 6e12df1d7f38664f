import type { RecognitionPause } from '../../../shared/domain/library/background-recognition.ts';
import type { Settings } from '../../../shared/domain/settings/settings.ts';
import type { Db, Tx } from '../database/database.ts';
import type { HostPresence } from '../host-ports.ts';
import { isQueuePaused } from '../jobs/queue/queue-pause.ts';
import { isResting } from './is-resting.ts';

const FACT = 'backgroundRecognition.isPaused';

/** Nobody has touched the computer for this long when nobody is there. */
const AWAY_MS = 60_000;
/** What uses the engine often asks again soon. */
const AFTER_USE_MS = 15_000;

/** What decides whether recordings may be recognised now. */
export type PauseDeps = {
  db: Db;
  settings(): Settings;
  now(): number;
  presence?: HostPresence | undefined;
  /** When anything else last asked the local engine, Unix ms. */
  engineUsedAtMs(): number;
};

/** Tasks that use this computer, of whatever program; those that wait for the network or are held do not. */
const IS_WORKING = `SELECT 1 FROM jobs WHERE (engine = 'local' OR kind IN ('import', 'export'))
  AND (state IN ('running', 'waiting') OR (state = 'queued' AND is_held = 0 AND waits_for IS NULL)) LIMIT 1`;

/** Why nothing may be recognised at this moment; null where it may. */
export function pauseReason(deps: PauseDeps): Exclude<RecognitionPause, 'engine'> | null {
  const { db, settings, now, presence } = deps;
  if (isPausedByUser(db)) return 'user';
  if (isQueuePaused(db)) return 'queue';
  if (presence?.isOnBattery()) return 'battery';
  const afterUse = { untilMs: deps.engineUsedAtMs() + AFTER_USE_MS, longestMs: AFTER_USE_MS };
  if (db.get(IS_WORKING) || isResting(now(), afterUse)) return 'work';
  const waitsForNobody = settings().library.recognisesWhenIdle && presence !== undefined;
  return waitsForNobody && presence.idleMs() < AWAY_MS ? 'active' : null;
}

/** Whether the user paused it. */
export const isPausedByUser = (db: Db): boolean =>
  db.get<{ value: string }>('SELECT value FROM facts WHERE name = :name', { name: FACT })?.value === 'true';

/** Stores whether the user paused it. */
export function storeUserPause(tx: Tx, isPaused: boolean): void {
  const sql = `INSERT INTO facts (name, value) VALUES (:name, :value) ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
  tx.run(sql, { name: FACT, value: String(isPaused) });
}
