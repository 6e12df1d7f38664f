import { create } from 'zustand';
import { client } from '../../../api/client.ts';
import { soundUrl } from '../../../api/media-urls.ts';
import { currentSettings } from '../../../api/settings.ts';
import { player, usePlayer } from '../../../media/player-hooks.ts';
import { tellFailure } from '../../../ui/feedback/tell-failure.ts';
import { texts } from './dock-texts.ts';

/** What is heard, and how it is called in the player. */
export type Heard = {
  voiceId: string;
  title: string;
  /** The sentence of the settings where it is left out. */
  text?: string;
  pronunciations?: { word: string; replacement: string }[];
};

const usePending = create<{ id: string | null }>(() => ({ id: null }));
const trackId = ({ voiceId, text = '' }: Pick<Heard, 'voiceId' | 'text'>) => `preview:${voiceId}:${text}`;

/** Speaks a sentence with a voice, or stops it. */
export async function hearVoice(heard: Heard): Promise<void> {
  const id = trackId(heard);
  const { track, isPlaying } = player.getState();
  if (track?.id === id) {
    if (isPlaying) player.pause();
    else player.play();
    return;
  }
  usePending.setState({ id });
  try {
    const text = heard.text ?? currentSettings().speak.sampleSentence;
    const { voiceId, pronunciations = [] } = heard;
    const sound = await client.voices.preview({ voiceId, text, pronunciations });
    // Something else may have been asked for in the meantime.
    if (usePending.getState().id !== id) return;
    const { soundId, durationMs } = sound;
    const urls = { url: soundUrl.original(soundId), peaksUrl: soundUrl.peaks(soundId) };
    player.load({ id, ...urls, title: heard.title, subtitle: text, durationMs, kind: 'speech' });
    player.play();
  } catch (error) {
    tellFailure(texts.cast.notHeard, error);
  } finally {
    if (usePending.getState().id === id) usePending.setState({ id: null });
  }
}

/** Whether a voice is being made to speak, or is heard. */
export function useHearing(heard: Pick<Heard, 'voiceId' | 'text'>): 'pending' | 'playing' | 'idle' {
  const id = trackId(heard);
  const isPending = usePending((state) => state.id === id);
  const isPlaying = usePlayer((state) => state.isPlaying && state.track?.id === id);
  return isPending ? 'pending' : isPlaying ? 'playing' : 'idle';
}
