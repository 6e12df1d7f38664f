import type { Voice } from '../../../../shared/domain/voices/voice.ts';
import { navigate } from '../../../ui/layout/navigation.ts';
import { voiceKey } from '../collection/voices-store.ts';
import { choosePair } from './compare-store.ts';

/** Opens the comparison with this voice as the first of the two; the second is that of the last time. */
export function compareWith(voice: Voice): void {
  choosePair({ first: voiceKey(voice) });
  navigate('voices', 'compare');
}
