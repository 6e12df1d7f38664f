import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { CloneRecipe, ConsentRecord, Voice } from '../../../../shared/domain/voices/voice.ts';
import type { OrganisedVoice } from '../../../../shared/domain/organisation/organised.ts';
import type { Db, Parameters, Tx } from '../../database/database.ts';
import { ORGANISED_VOICES } from '../../organisation/organisation-table.ts';
import type { VoiceKey } from '../voices.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import { parseStoredRecipe, storedRecipe } from '../../../../shared/domain/recipe/stored-recipe.ts';

/** A voice as it is stored. `isListed`: the service's own list has had it. */
export type StoredVoice = Omit<Voice, 'expiresAtMs' | 'worksOn'> & { isListed: boolean };

type VoiceRow = {
  engine: string;
  id: string;
  kind: string;
  name: string;
  description: string;
  tags: string;
  is_favourite: number;
  rating: number;
  keeps_alive: number;
  state: string;
  is_listed: number;
  created_at_ms: number | null;
  last_used_at_ms: number | null;
  clone: string | null;
  consent: string | null;
  design_prompt: string | null;
  folders: string;
  binned_at_ms: number | null;
  spoken_at_ms: number | null;
};

const BY_KEY = 'WHERE engine = :engine AND id = :id';

/** Voices chosen by the rest of a SELECT ("WHERE … ORDER BY …"). */
export function selectVoices(db: Db | Tx, rest: string, parameters: Parameters = {}): StoredVoice[] {
  return db.all<VoiceRow>(`SELECT * FROM (${ORGANISED_VOICES}) ${rest}`, parameters).map(fromRow);
}

/** The voice, or null. */
export function lookUpVoice(db: Db | Tx, { engine, id }: VoiceKey): StoredVoice | null {
  return selectVoices(db, BY_KEY, { engine, id })[0] ?? null;
}

/** The voice. Throws NOT_FOUND. */
export function findVoice(db: Db | Tx, { engine, id }: VoiceKey): StoredVoice {
  const voice = lookUpVoice(db, { engine, id });
  if (!voice) throw new Failure('NOT_FOUND', 'This voice no longer exists.', { engine, id });
  return voice;
}

/** What a new row must say; the rest has defaults. How the user keeps it is a matter of Organisation. */
export type NewVoice = Pick<StoredVoice, 'engine' | 'id' | 'kind' | 'name'> &
  Partial<Omit<StoredVoice, keyof OrganisedVoice>>;

/** Stores a voice that the registry did not know, or all of one that it did. */
export function putVoice(tx: Tx, voice: NewVoice): void {
  tx.run(
    `INSERT OR REPLACE INTO voices (engine, id, kind, name, description, keeps_alive, state, is_listed,
       created_at_ms, last_used_at_ms, clone, consent, design_prompt, spoken_at_ms)
     VALUES (:engine, :id, :kind, :name, :description, :keepsAlive, :state, :isListed,
       :createdAtMs, :lastUsedAtMs, :clone, :consent, :designPrompt, :spokenAtMs)`,
    {
      engine: voice.engine,
      id: voice.id,
      kind: voice.kind,
      name: voice.name,
      description: voice.description ?? '',
      keepsAlive: voice.keepsAlive ? 1 : 0,
      state: voice.state ?? 'ready',
      isListed: voice.isListed ? 1 : 0,
      createdAtMs: voice.createdAtMs ?? null,
      lastUsedAtMs: voice.lastUsedAtMs ?? null,
      clone: voice.clone ? JSON.stringify(storedRecipe('voice-clone', voice.clone)) : null,
      consent: voice.consent ? JSON.stringify(voice.consent) : null,
      designPrompt: voice.designPrompt ?? null,
      spokenAtMs: voice.spokenAtMs ?? null,
    },
  );
}

/** Notes a use, unless a later one is known. */
export function touchVoice(tx: Tx, { engine, id }: VoiceKey, usedAtMs: number): void {
  const update = `UPDATE voices SET last_used_at_ms = max(coalesce(last_used_at_ms, 0), :usedAtMs)`;
  tx.run(`${update} ${BY_KEY}`, { engine, id, usedAtMs });
}

/** Notes that a line was made with it. */
export function noteSpoken(tx: Tx, { engine, id }: VoiceKey, spokenAtMs: number): void {
  tx.run(`UPDATE voices SET spoken_at_ms = :spokenAtMs ${BY_KEY}`, { engine, id, spokenAtMs });
}

/** Takes a row away. */
export function deleteVoiceRow(tx: Tx, { engine, id }: VoiceKey): void {
  tx.run(`DELETE FROM voices ${BY_KEY}`, { engine, id });
}

/** Remembers that an id was used up by a deletion. */
export function rememberUsedId(tx: Tx, { engine, id }: VoiceKey, nowMs: number): void {
  tx.run('INSERT OR IGNORE INTO used_voice_ids (engine, id, removed_at_ms) VALUES (:engine, :id, :nowMs)', {
    engine,
    id,
    nowMs,
  });
}

/** Whether a voice with that id was deleted from here. */
export function isUsedUp(db: Db | Tx, { engine, id }: VoiceKey): boolean {
  return db.get(`SELECT 1 FROM used_voice_ids ${BY_KEY}`, { engine, id }) !== undefined;
}

/** Ids of voices that were deleted from here at that time or later. */
export function idsUsedUpSince(db: Db | Tx, engine: EngineChoice, sinceMs: number): string[] {
  const rows = db.all<{ id: string }>(
    'SELECT id FROM used_voice_ids WHERE engine = :engine AND removed_at_ms >= :sinceMs',
    { engine, sinceMs },
  );
  return rows.map((row) => row.id);
}

function fromRow(row: VoiceRow): StoredVoice {
  return {
    engine: row.engine as EngineChoice,
    id: row.id,
    kind: row.kind as Voice['kind'],
    name: row.name,
    description: row.description,
    tags: JSON.parse(row.tags) as string[],
    isFavourite: row.is_favourite === 1,
    rating: row.rating,
    keepsAlive: row.keeps_alive === 1,
    state: row.state as Voice['state'],
    isListed: row.is_listed === 1,
    createdAtMs: row.created_at_ms,
    lastUsedAtMs: row.last_used_at_ms,
    clone: row.clone === null ? null : parseStoredRecipe<CloneRecipe>(row.clone),
    consent: row.consent === null ? null : (JSON.parse(row.consent) as ConsentRecord),
    designPrompt: row.design_prompt,
    folders: JSON.parse(row.folders) as string[],
    binnedAtMs: row.binned_at_ms,
    spokenAtMs: row.spoken_at_ms,
  };
}
