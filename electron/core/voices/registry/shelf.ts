import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { VoiceKey, Voices } from '../voices.ts';
import type { VoicesDeps } from '../voices-deps.ts';
import { findVoice, putVoice } from './voice-table.ts';

/** The bin of voices: what lies there is as it was, only put away, so that coming back costs nothing. */
export function createShelf({ db, changes, now }: VoicesDeps): Pick<Voices, 'bin' | 'restore'> {
  const put = (keys: readonly VoiceKey[], binnedAtMs: number | null) => {
    db.write((tx) => {
      for (const key of keys) {
        const voice = findVoice(tx, key);
        if (binnedAtMs !== null && voice.kind === 'system' && voice.state === 'ready') {
          throw reasonedFailure('INVALID_INPUT', 'built_in_not_binned', { engine: key.engine, id: key.id });
        }
        putVoice(tx, { ...voice, binnedAtMs });
      }
    });
    changes.publish(
      'voices',
      keys.map(({ id }) => id),
    );
  };
  return { bin: ({ keys }) => put(keys, now()), restore: ({ keys }) => put(keys, null) };
}
