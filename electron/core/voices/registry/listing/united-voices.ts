import type { Voice } from '../../../../../shared/domain/voices/voice.ts';
import type { Db, Tx } from '../../../database/database.ts';
import type { VoiceKey } from '../../voices.ts';
import { lookUpVoice, type StoredVoice } from '../voice-table.ts';
import type { EngineChoice } from '../../../../../shared/domain/settings/engine-choice.ts';

/** A stored voice with all services that have it. */
export type UnitedVoice = StoredVoice & Pick<Voice, 'worksOn'>;

const OTHER = { local: 'cloud', cloud: 'local' } as const;

/**
 * Voices of both services as one list, in their order: a voice of the system that both have stands once, as that of this
 * computer where it is there, with all that the user said of either. What only one has, and clones, whose ids may be alike by
 * chance, stand for themselves.
 */
export function uniteVoices(stored: readonly StoredVoice[]): UnitedVoice[] {
  const known = new Map(stored.map((voice) => [keyOf(voice), voice]));
  return stored.flatMap((voice) => {
    const twin = known.get(keyOf({ engine: OTHER[voice.engine], id: voice.id })) ?? null;
    if (!areOne(voice, twin)) return [{ ...voice, worksOn: placesOf(voice, null) }];
    return isFirst(voice, twin) ? [united(voice, twin)] : [];
  });
}

/** The row of the same voice on the other service; null for voices that stand for themselves. */
export function twinOf(db: Db | Tx, voice: Pick<StoredVoice, 'engine' | 'id' | 'kind'>): StoredVoice | null {
  if (voice.kind !== 'system') return null;
  const twin = lookUpVoice(db, { engine: OTHER[voice.engine], id: voice.id });
  return twin?.kind === 'system' ? twin : null;
}

/** The services that speak with a voice; `twin` as twinOf gives it. */
export function placesOf(voice: StoredVoice, twin: StoredVoice | null): EngineChoice[] {
  const ready = [voice, twin].flatMap((each) => (each?.state === 'ready' ? [each.engine] : []));
  return ready.toSorted().toReversed();
}

const keyOf = ({ engine, id }: VoiceKey) => `${engine} ${id}`;

const areOne = (voice: StoredVoice, twin: StoredVoice | null): twin is StoredVoice =>
  twin !== null &&
  voice.kind === 'system' &&
  twin.kind === 'system' &&
  (voice.state === 'ready' || twin.state === 'ready');

/** Whether a voice gives the pair its name: the one that is there, of two the one of this computer. */
const isFirst = (voice: StoredVoice, twin: StoredVoice): boolean =>
  voice.state === twin.state ? voice.engine === 'local' : voice.state === 'ready';

function united(voice: StoredVoice, twin: StoredVoice): UnitedVoice {
  return {
    ...voice,
    isFavourite: voice.isFavourite || twin.isFavourite,
    rating: Math.max(voice.rating, twin.rating),
    tags: [...new Set([...voice.tags, ...twin.tags])],
    folders: [...new Set([...voice.folders, ...twin.folders])].toSorted(),
    spokenAtMs: latest(voice.spokenAtMs, twin.spokenAtMs),
    lastUsedAtMs: latest(voice.lastUsedAtMs, twin.lastUsedAtMs),
    worksOn: placesOf(voice, twin),
  };
}

const latest = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);
