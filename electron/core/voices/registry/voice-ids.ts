import { SPEECH_LIMITS } from '../../../../shared/domain/speech/speech-options.ts';
import { voiceIdProblem } from '../../../../shared/domain/speech/voice-id.ts';
import type { VoiceIdProblem } from '../../../../shared/domain/voices/voice.ts';
import type { Db, Tx } from '../../database/database.ts';
import type { VoiceKey } from '../voices.ts';
import { isUsedUp, lookUpVoice } from './voice-table.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';

/** Ids made here stay well below what the service allows, so that they can be read. */
const LONGEST_PROPOSAL = 60;
const IN_PROGRESS = 'SELECT 1 FROM voice_clonings WHERE engine = :engine AND voice_id = :id AND ended_at_ms IS NULL';
const A_CANDIDATE = `SELECT 1 FROM generation_results AS results JOIN generations ON generations.id = generation_id
  WHERE kind = 'voice-design' AND engine = :engine AND json_extract(facts, '$.voiceId') = :id AND results.state <> 'failed'`;

/** What is wrong with the id of a new voice, as far as the registry knows. */
export function idProblem(db: Db | Tx, { engine, id }: VoiceKey): VoiceIdProblem {
  const rule = voiceIdProblem(id);
  if (rule) return rule;
  if (isUsedUp(db, { engine, id })) return 'used_before';
  const isTaken =
    lookUpVoice(db, { engine, id }) !== null ||
    db.get(IN_PROGRESS, { engine, id }) !== undefined ||
    db.get(A_CANDIDATE, { engine, id }) !== undefined;
  return isTaken ? 'taken' : null;
}

/** A free id that resembles the name, as far as letters without accents can. */
export function freeId(db: Db | Tx, { engine, name }: { engine: EngineChoice; name: string }): string {
  const slug = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .replace(/^(?=\d)/, 'Voice-')
    .slice(0, LONGEST_PROPOSAL)
    .replace(/-+$/, '');
  const base = slug === '' ? 'My-voice' : slug.length < SPEECH_LIMITS.voiceIdShortest ? `${slug}-voice` : slug;
  const long = base.length < SPEECH_LIMITS.voiceIdShortest ? `${base}-1` : base;
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? long : `${long}-${number}`;
    if (idProblem(db, { engine, id }) === null) return id;
  }
}
