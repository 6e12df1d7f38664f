import type { Synthesizer } from '../../speech/synthesizer.ts';
import { ServiceError } from '../service-error.ts';
import { aliasedVoiceId } from '../../../shared/domain/voices/voice-aliases.ts';
import type { StoredVoice } from '../../voices/voice-store.ts';

/** Code of a bad clone sample or voice id (gaps.md part 3). */
export const BAD_VOICE_OR_SAMPLE = 20132;

/** All voices that can speak: those of the system, also under their aliases, and own ones. */
export interface VoiceDirectory {
  /** Whether an id belongs to the system, so that no own voice may get it; an own voice that has an alias from before keeps it. */
  isSystem(id: string): boolean;
  /**
   * Makes sure that all these voices exist.
   * @throws ServiceError 400 with code 20132
   */
  require(ids: readonly string[]): void;
  /** Notes that these voices were used, which keeps own ones alive. */
  touch(ids: readonly string[]): Promise<void>;
}

/** What the directory needs of the store of own voices. */
type OwnVoices = { find(id: string): StoredVoice | null; touch(id: string): Promise<void> };

/** Joins the voices of the synthesizer and the own ones. */
export function createVoiceDirectory(synthesizer: Pick<Synthesizer, 'voices'>, own: OwnVoices): VoiceDirectory {
  const system = new Set(synthesizer.voices().map((voice) => voice.id));
  return {
    isSystem: (id) => system.has(id) || (aliasedVoiceId(id) !== null && !own.find(id)),
    require(ids) {
      const unknown = ids.find((id) => !system.has(id) && !own.find(id) && aliasedVoiceId(id) === null);
      if (unknown === undefined) return;
      throw new ServiceError(400, `invalid params: there is no voice ${JSON.stringify(unknown.slice(0, 60))}`, {
        code: BAD_VOICE_OR_SAMPLE,
        reason: 'NOT_FOUND',
      });
    },
    async touch(ids) {
      for (const id of ids) await own.touch(id);
    },
  };
}
