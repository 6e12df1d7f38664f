import type { Voice, VoicePreview } from '../../../../shared/domain/voices/voice.ts';
import { speakingEngine } from '../../../../shared/domain/voices/where-it-works.ts';
import { soundUrl } from '../../../api/media-urls.ts';
import { currentSettings } from '../../../api/settings.ts';
import { voicePreviewName, voiceWish } from '../../../api/voice-preview.ts';
import { hearOrTell } from '../../../ui/hearing/hear-or-tell.ts';

/** How the player names a preview. */
export type HeardWords = { title: string; subtitle: string };

/** Names the preview of a voice with a text; each text has audio of its own. */
export function hearingName(voice: Pick<Voice, 'engine' | 'id' | 'worksOn'>, sentence: string): string {
  return voicePreviewName(wordsOf(voice, sentence));
}

/** The chosen service speaks where it has the voice, else the one that has it. */
const wordsOf = (voice: Pick<Voice, 'engine' | 'id' | 'worksOn'>, sentence: string) => ({
  engine: speakingEngine(voice, currentSettings().engine),
  voiceId: voice.id,
  text: sentence,
});

/** Previews the voice with the text; while it plays the same again stops it. */
export function hearVoice(voice: Voice, sentence: string): void {
  const wish = voiceWish({ title: voice.name, ...wordsOf(voice, sentence) });
  void hearOrTell(wish, placeOf(wish.name));
}

/**
 * Plays a sound that is there or that `make` brings, or stops it; the newest wish counts. The name begins with its place
 * (`sample:`), where a failure is shown. Never throws.
 */
export async function hear(name: string, words: HeardWords, make: () => Promise<VoicePreview>): Promise<void> {
  const makeSound = async () => {
    const { soundId, durationMs } = await make();
    return { url: soundUrl.original(soundId), peaksUrl: soundUrl.peaks(soundId), durationMs };
  };
  await hearOrTell({ name, ...words, make: makeSound }, placeOf(name));
}

const placeOf = (name: string): string => name.slice(0, name.indexOf(':') + 1);
