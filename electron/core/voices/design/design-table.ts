import { Failure, type FailureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { DesignId, JobId, SoundId } from '../../../../shared/domain/ids.ts';
import type { DesignCandidate, VoiceDesignRound } from '../../../../shared/domain/voices/voice.ts';
import type { Db, Tx } from '../../database/database.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';

/** A candidate as it is stored. `madeAtMs` is when the service had it. */
export type StoredCandidate = DesignCandidate & { position: number; madeAtMs: number | null };
/** A round as it is stored. */
export type StoredRound = Omit<VoiceDesignRound, 'candidates'> & { candidates: StoredCandidate[] };

type RoundRow = {
  id: string;
  job_id: string;
  engine: string;
  description: string;
  preview_text: string;
  created_at_ms: number;
};
type CandidateRow = {
  design_id: string;
  position: number;
  voice_id: string;
  state: string;
  sound_id: string | null;
  duration_ms: number | null;
  failure: string | null;
  made_at_ms: number | null;
};

/** Stores a round whose candidates wait. */
export function insertRound(tx: Tx, round: Omit<StoredRound, 'candidates'>, voiceIds: readonly string[]): void {
  tx.run(
    `INSERT INTO voice_designs (id, job_id, engine, description, preview_text, created_at_ms)
     VALUES (:id, :jobId, :engine, :description, :previewText, :createdAtMs)`,
    { ...round },
  );
  voiceIds.forEach((voiceId, position) =>
    tx.run(
      `INSERT INTO voice_candidates (design_id, position, voice_id, state) VALUES (:id, :position, :voiceId, 'queued')`,
      { id: round.id, position, voiceId },
    ),
  );
}

/** All rounds, newest first. */
export function selectRounds(db: Db | Tx): StoredRound[] {
  return withCandidates(db, db.all<RoundRow>('SELECT * FROM voice_designs ORDER BY row DESC'));
}

/** The round with that id. Throws NOT_FOUND. */
export function findRound(db: Db | Tx, id: DesignId): StoredRound {
  const [round] = withCandidates(db, db.all<RoundRow>('SELECT * FROM voice_designs WHERE id = :id', { id }));
  if (!round) throw new Failure('NOT_FOUND', 'This design round no longer exists.', { id });
  return round;
}

/** The round that a job works at. Throws NOT_FOUND. */
export function roundOfJob(db: Db | Tx, jobId: JobId): StoredRound {
  const row = db.get<{ id: string }>('SELECT id FROM voice_designs WHERE job_id = :jobId', { jobId });
  return findRound(db, (row?.id ?? '') as DesignId);
}

/** The candidate of a round that has that voice. Throws NOT_FOUND. */
export function findCandidate(round: StoredRound, voiceId: string): StoredCandidate {
  const candidate = round.candidates.find((other) => other.voiceId === voiceId);
  if (!candidate) throw new Failure('NOT_FOUND', 'This candidate no longer exists.', { voiceId });
  return candidate;
}

/** Writes what has become of a candidate. */
export function updateCandidate(tx: Tx, id: DesignId, candidate: StoredCandidate): void {
  tx.run(
    `UPDATE voice_candidates SET state = :state, sound_id = :soundId, duration_ms = :durationMs, failure = :failure,
       made_at_ms = :madeAtMs WHERE design_id = :id AND position = :position`,
    {
      id,
      position: candidate.position,
      state: candidate.state,
      soundId: candidate.soundId,
      durationMs: candidate.durationMs,
      failure: candidate.failure && JSON.stringify(candidate.failure),
      madeAtMs: candidate.madeAtMs,
    },
  );
}

function withCandidates(db: Db | Tx, rows: readonly RoundRow[]): StoredRound[] {
  return rows.map((row) => ({
    id: row.id as DesignId,
    jobId: row.job_id as JobId,
    description: row.description,
    previewText: row.preview_text,
    engine: row.engine as EngineChoice,
    createdAtMs: row.created_at_ms,
    candidates: db
      .all<CandidateRow>('SELECT * FROM voice_candidates WHERE design_id = :id ORDER BY position', { id: row.id })
      .map(candidateOf),
  }));
}

function candidateOf(row: CandidateRow): StoredCandidate {
  return {
    position: row.position,
    voiceId: row.voice_id,
    state: row.state as DesignCandidate['state'],
    soundId: row.sound_id as SoundId | null,
    durationMs: row.duration_ms,
    failure: row.failure === null ? null : (JSON.parse(row.failure) as FailureRecord),
    madeAtMs: row.made_at_ms,
  };
}
