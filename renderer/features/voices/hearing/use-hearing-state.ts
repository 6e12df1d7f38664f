import { usePlayer } from '../../../media/player-hooks.ts';
import { useHearing } from './hearing.ts';

/** Whether something is being made to be heard, is heard now, is paused, or neither. */
export type HearingState = 'none' | 'pending' | 'playing' | 'paused';

/** See HearingState; by the name of what is heard. */
export function useHearingState(name: string): HearingState {
  const isPending = useHearing((state) => state.pending === name);
  const soundId = useHearing((state) => state.sounds[name]);
  const isLoaded = usePlayer((state) => soundId !== undefined && state.track?.id === soundId && state.error === null);
  const isPlaying = usePlayer((state) => state.isPlaying);
  if (isPending) return 'pending';
  if (!isLoaded) return 'none';
  return isPlaying ? 'playing' : 'paused';
}
