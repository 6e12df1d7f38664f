import { reasonedFailure } from '../../../../../shared/domain/failures/reasoned-failure.ts';
import type { Changes } from '../../../changes/changes.ts';
import type { Db, Tx } from '../../../database/database.ts';
import type { SubjectKey, SubjectOwner } from '../../../organisation/subject-owner.ts';
import type { VoiceKey } from '../../voices.ts';
import { twinOf } from './united-voices.ts';
import { selectVoices, type StoredVoice } from '../voice-table.ts';
import type { EngineChoice } from '../../../../../shared/domain/settings/engine-choice.ts';

/** A voice as the organisation names it. */
export const voiceSubject = ({ engine, id }: VoiceKey): SubjectKey => ({ kind: `${engine}-voice`, id });

function find(db: Db | Tx, keys: readonly SubjectKey[]): StoredVoice[] {
  return (['local', 'cloud'] satisfies EngineChoice[]).flatMap((engine) => {
    const ids = keys.filter(({ kind }) => kind === `${engine}-voice`).map(({ id }) => id);
    const sql = 'WHERE engine = :engine AND id IN (SELECT value FROM json_each(:ids))';
    return ids.length === 0 ? [] : selectVoices(db, sql, { engine, ids: JSON.stringify(ids) });
  });
}

/**
 * What the organisation must know of voices. What is said of a voice of the system that both services have is said of both;
 * built-in voices that the service lists are not the user's to put away. In the bin a voice is as it was, only not offered and
 * not kept alive, so that coming back costs nothing.
 */
export function voiceSubjects({ changes }: { changes: Changes }): SubjectOwner {
  return {
    existing: (from, keys) => find(from, keys).map(voiceSubject),
    together: (tx, keys, act) => {
      const voices = find(tx, keys);
      const fixed = act === 'bin' && voices.find(({ kind, state }) => kind === 'system' && state === 'ready');
      if (fixed) throw reasonedFailure('INVALID_INPUT', 'built_in_not_binned', { engine: fixed.engine, id: fixed.id });
      const twins = act === 'update' ? voices.flatMap((voice) => twinOf(tx, voice) ?? []) : [];
      return [
        ...new Map([...voices, ...twins].map((voice) => [`${voice.engine} ${voice.id}`, voiceSubject(voice)])).values(),
      ];
    },
    afterBin: () => undefined,
    tell: (keys) => {
      changes.publish('voices', [...new Set(keys.map(({ id }) => id))]);
    },
  };
}
