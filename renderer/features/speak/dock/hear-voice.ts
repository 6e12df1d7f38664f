import { create } from 'zustand';
import { client } from '../../../api/client.ts';
import { soundUrl } from '../../../api/media-urls.ts';
import { currentSettings, useSettings } from '../../../api/settings.ts';
import { player, usePlayer } from '../../../media/player-hooks.ts';
import { tellFailure } from '../../../ui/feedback/tell-failure.ts';
import { texts } from './dock-texts.ts';
import { type Heard, heardTrackId } from './heard-track-id.ts';

const usePending = create<{ id: string | null }>(() => ({ id: null }));

/** Speaks a sentence with a voice, or stops it. */
export async function hearVoice(heard: Heard): Promise<void> {
  const { sampleSentence } = currentSettings().speak;
  const id = heardTrackId(heard, sampleSentence);
  const { track, isPlaying } = player.getState();
  if (track?.id === id) {
    if (isPlaying) player.pause();
    else player.play();
    return;
  }
  usePending.setState({ id });
  try {
    const { voiceId, text = sampleSentence, pronunciations = [] } = heard;
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
export function useHearing(heard: Heard): 'pending' | 'playing' | 'idle' {
  const id = heardTrackId(heard, useSettings().speak.sampleSentence);
  const isPending = usePending((state) => state.id === id);
  const isPlaying = usePlayer((state) => state.isPlaying && state.track?.id === id);
  return isPending ? 'pending' : isPlaying ? 'playing' : 'idle';
}
