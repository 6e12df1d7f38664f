import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { JobId, RemoteTaskId } from '../../../../shared/domain/ids.ts';
import type { CloneRecipe, ConsentRecord } from '../../../../shared/domain/voices/voice.ts';
import type { Db, Tx } from '../../database/database.ts';
import type { VoiceKey } from '../voices.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import { parseStoredRecipe, storedRecipe } from '../../../../shared/domain/recipe/stored-recipe.ts';

/** A cloning from its order to its end, named by its job. The task that its request is belongs to that job. */
export type Cloning = {
  id: JobId;
  engine: EngineChoice;
  voiceId: string;
  name: string;
  recipe: CloneRecipe;
  consent: ConsentRecord;
  startedAtMs: number;
  endedAtMs: number | null;
};

type CloningRow = {
  id: string;
  engine: string;
  voice_id: string;
  name: string;
  recipe: string;
  consent: string;
  started_at_ms: number;
  ended_at_ms: number | null;
};

/** Stores a new cloning. */
export function insertCloning(tx: Tx, cloning: Omit<Cloning, 'endedAtMs'>): void {
  tx.run(
    `INSERT INTO voice_clonings (id, engine, voice_id, name, recipe, consent, started_at_ms)
     VALUES (:id, :engine, :voiceId, :name, :recipe, :consent, :startedAtMs)`,
    {
      ...cloning,
      recipe: JSON.stringify(storedRecipe('voice-clone', cloning.recipe)),
      consent: JSON.stringify(cloning.consent),
    },
  );
}

/** The cloning of a job. Throws NOT_FOUND. */
export function findCloning(db: Db | Tx, id: JobId): Cloning {
  const row = db.get<CloningRow>('SELECT * FROM voice_clonings WHERE id = :id', { id });
  if (!row) throw new Failure('NOT_FOUND', 'This clone no longer exists.', { id });
  return fromRow(row);
}

/** The last cloning under an ID whose request may have arrived, with its task, or null. */
export function sentCloning(
  db: Db | Tx,
  { engine, id }: VoiceKey,
): (Cloning & { taskId: RemoteTaskId; sentAtMs: number }) | null {
  const row = db.get<CloningRow & { task_id: string; sent_at_ms: number }>(
    `SELECT voice_clonings.*, remote_tasks.id AS task_id, submitted_at_ms AS sent_at_ms
     FROM voice_clonings JOIN remote_tasks ON kind = 'clone-voice' AND owner_id = voice_clonings.id
     WHERE voice_clonings.engine = :engine AND voice_id = :id AND submitted_at_ms IS NOT NULL
     ORDER BY submitted_at_ms DESC LIMIT 1`,
    { engine, id },
  );
  return row ? { ...fromRow(row), taskId: row.task_id as RemoteTaskId, sentAtMs: row.sent_at_ms } : null;
}

/** Writes that the work has ended; null when it goes on after all. While it goes on its id is taken. */
export function markEnded(tx: Tx, id: JobId, endedAtMs: number | null): void {
  tx.run('UPDATE voice_clonings SET ended_at_ms = :endedAtMs WHERE id = :id', { id, endedAtMs });
}

function fromRow(row: CloningRow): Cloning {
  return {
    id: row.id as JobId,
    engine: row.engine as EngineChoice,
    voiceId: row.voice_id,
    name: row.name,
    recipe: parseStoredRecipe<CloneRecipe>(row.recipe),
    consent: JSON.parse(row.consent) as ConsentRecord,
    startedAtMs: row.started_at_ms,
    endedAtMs: row.ended_at_ms,
  };
}
