import type { Voice, VoicePreview } from '../../../../shared/domain/voices/voice.ts';
import { engineOfPanel } from '../../../../shared/domain/settings/panel-engines.ts';
import { speakingEngine } from '../../../../shared/domain/voices/where-it-works.ts';
import { soundUrl } from '../../../api/media-urls.ts';
import { currentSettings } from '../../../api/settings/settings.ts';
import { voicePreviewName, voicePreview } from '../../../api/voices/voice-preview.ts';
import { previewOrToast } from '../../../ui/preview/preview-or-toast.ts';

/** How the player names a preview. */
export type PreviewWords = { title: string; subtitle: string };

/** Names the preview of a voice with a text; each text has audio of its own. */
export function previewName(voice: Pick<Voice, 'engine' | 'id' | 'worksOn'>, sentence: string): string {
  return voicePreviewName(wordsOf(voice, sentence));
}

/** The chosen service speaks where it has the voice, else the one that has it. */
const wordsOf = (voice: Pick<Voice, 'engine' | 'id' | 'worksOn'>, sentence: string) => ({
  engine: speakingEngine(voice, engineOfPanel(currentSettings(), 'voices')),
  voiceId: voice.id,
  text: sentence,
});

/** Previews the voice with the text; while it plays the same again stops it. */
export function previewVoice(voice: Voice, sentence: string): void {
  const request = voicePreview({ panel: 'voices', title: voice.name, ...wordsOf(voice, sentence) });
  void previewOrToast(request, placeOf(request.name));
}

/**
 * Plays a sound that is there or that `make` brings, or stops it; the newest request counts. The name begins with its place
 * (`sample:`), where a failure is shown. Never throws.
 */
export async function playPreviewOf(
  name: string,
  words: PreviewWords,
  make: () => Promise<VoicePreview>,
): Promise<void> {
  const makeSound = async () => {
    const { soundId, durationMs } = await make();
    return { url: soundUrl.original(soundId), peaksUrl: soundUrl.peaks(soundId), durationMs };
  };
  await previewOrToast({ name, ...words, make: makeSound }, placeOf(name));
}

const placeOf = (name: string): string => name.slice(0, name.indexOf(':') + 1);
