import { failureRecord } from '../../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { itemRef } from '../../../../shared/domain/organisation/organised.ts';
import type { Voice } from '../../../../shared/domain/voices/voice.ts';
import { isAboutSubject } from '../../service/is-about-subject.ts';
import type { VoiceKey } from '../voices.ts';
import type { VoicesDeps } from '../voices-deps.ts';
import type { VoiceRegistry } from './create-registry.ts';
import { deleteVoiceRow, findVoice, rememberUsedId, selectVoices, type StoredVoice } from './voice-table.ts';

/** See Voices.remove. */
export async function removeVoices(
  { deps, registry }: { deps: VoicesDeps; registry: VoiceRegistry },
  keys: readonly VoiceKey[],
): Promise<void> {
  const voices = keys.map((key) => findVoice(deps.db, key));
  const system = voices.find((voice) => voice.kind === 'system' && voice.state === 'ready');
  if (system) {
    throw reasonedFailure('INVALID_INPUT', 'built_in_kept', { engine: system.engine, id: system.id });
  }
  for (const voice of voices) await removeVoice(deps, registry, voice);
}

async function removeVoice(deps: VoicesDeps, registry: VoiceRegistry, voice: StoredVoice): Promise<void> {
  const { engine, id, kind, state } = voice;
  if (state === 'ready' && kind !== 'system') await removeRemotely(deps, { engine, id, kind });
  deps.db.write((tx) => {
    // Only a deletion uses an id up; one of a voice that died by itself may be free again, which the service knows.
    if (state === 'ready' && kind !== 'system') rememberUsedId(tx, voice, deps.now());
    deleteVoiceRow(tx, voice);
  });
  registry.forgetListing(engine);
  deps.changes.publish('voices', [id]);
  const samples = unusedSamples(deps, voice);
  if (samples.length > 0) deps.organisation.bin({ refs: samples.map(itemRef) });
}

/** Deletes a voice in its service; one that the service does not have is gone already. Throws the service's failure. */
export async function removeRemotely(
  deps: VoicesDeps,
  { engine, id, kind }: VoiceKey & { kind: Exclude<Voice['kind'], 'system'> },
): Promise<void> {
  const { voices } = deps.service(engine);
  const remoteKind = kind === 'cloned' ? 'voice_cloning' : 'voice_generation';
  try {
    await voices.remove({ id, kind: remoteKind });
  } catch (error) {
    if (!isAboutSubject(error)) throw error;
    if ((await voices.list('all')).some((voice) => voice.id === id)) throw error;
  }
}

/** Samples that no other voice was cloned from, and that are in the library. */
function unusedSamples({ db, library }: VoicesDeps, { clone }: StoredVoice): ItemId[] {
  if (!clone) return [];
  const inUse = new Set(
    selectVoices(db, 'WHERE clone IS NOT NULL').flatMap((voice) => [
      voice.clone?.sampleItemId,
      voice.clone?.promptItemId,
    ]),
  );
  return [clone.sampleItemId, clone.promptItemId].filter((id): id is ItemId => {
    if (id === null || inUse.has(id)) return false;
    try {
      return library.get({ id }).binnedAtMs === null;
    } catch (error) {
      if (failureRecord(error).code === 'NOT_FOUND') return false;
      throw error;
    }
  });
}
