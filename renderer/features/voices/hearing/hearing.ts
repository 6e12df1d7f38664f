import { create } from 'zustand';
import type { FailureRecord } from '../../../../shared/domain/failure.ts';
import type { SoundId } from '../../../../shared/domain/ids.ts';
import type { Voice, VoicePreview } from '../../../../shared/domain/voices/voice.ts';
import { apiFailure } from '../../../api/api-failure.ts';
import { api, client } from '../../../api/client.ts';
import { soundUrl } from '../../../api/media-urls.ts';
import { queryClient } from '../../../api/query-client.ts';
import { player } from '../../../media/player-hooks.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { texts } from '../texts.ts';

/**
 * What is heard by name of what it is (a voice, a sample, a candidate): what is being made, which sound belongs to which
 * name, and what could not be heard.
 */
type Hearing = {
  pending: string | null;
  sounds: Readonly<Record<string, SoundId>>;
  failure: { name: string; title: string; failure: FailureRecord; again: () => void } | null;
};

/** See Hearing. */
export const useHearing = create<Hearing>(() => ({ pending: null, sounds: {}, failure: null }));

/** How the player names a sound that is made to be heard. */
export type HeardWords = { title: string; subtitle: string };

/** The words of what is heard with a sentence, so that each sentence has a sound of its own. */
export function hearingName(voice: Pick<Voice, 'engine' | 'id'>, sentence: string): string {
  return `voice:${voice.engine}:${voice.id}:${sentence}`;
}

/** Speaks the sentence with the voice; while it is being heard the same again pauses it. */
export function hearVoice(voice: Voice, sentence: string): void {
  const make = async () => {
    const preview = await client.voices.preview({ engine: voice.engine, voiceId: voice.id, text: sentence });
    void queryClient.invalidateQueries({ queryKey: api.voices.heard.key() });
    return preview;
  };
  void hear(hearingName(voice, sentence), { title: voice.name, subtitle: sentence }, make);
}

/** Plays a sound that is there or that `make` brings; the newest wish counts. A failure is kept for its place. */
export async function hear(name: string, words: HeardWords, make: () => Promise<VoicePreview>): Promise<void> {
  if (isHeard(name)) {
    player.toggle();
    return;
  }
  useHearing.setState({ pending: name, failure: null });
  try {
    const { soundId, durationMs } = await make();
    useHearing.setState(({ sounds }) => ({ sounds: { ...sounds, [name]: soundId } }));
    if (useHearing.getState().pending === name) playSound({ soundId, durationMs }, words);
  } catch (error) {
    const failure = apiFailure(error);
    const title = texts.hearing.failed(words.title);
    const again = () => void hear(name, words, make);
    if (useHearing.getState().pending === name) useHearing.setState({ failure: { name, title, failure, again } });
    announce(title, 'assertive');
  } finally {
    if (useHearing.getState().pending === name) useHearing.setState({ pending: null });
  }
}

/** Plays a kept sound from its beginning. */
export function playSound(sound: { soundId: SoundId; durationMs: number }, { title, subtitle }: HeardWords): void {
  const { soundId: id, durationMs } = sound;
  player.load({ id, url: soundUrl.original(id), title, subtitle, durationMs, peaksUrl: soundUrl.peaks(id) });
  player.seek(0);
  player.play();
}

/** Whether the player holds the sound of that name and can play it. */
function isHeard(name: string): boolean {
  const { track, error } = player.getState();
  const soundId = useHearing.getState().sounds[name];
  return soundId !== undefined && track?.id === soundId && error === null;
}
