import { engineOfPanel } from '../../../../../shared/domain/settings/panel-engines.ts';
import { repairSpeechText } from '../../../../../shared/domain/speech/repair-speech-text.ts';
import { currentSettings } from '../../../../api/settings/settings.ts';
import { voicePreview } from '../../../../api/voices/voice-preview.ts';
import type { PreviewRequest } from '../../../../media/preview.ts';
import { previewOrToast } from '../../../../ui/preview/preview-or-toast.ts';
import type { OpenScript } from '../../document/opened/open-script.ts';
import { useSpeak } from '../../document/speak-store.ts';
import { dictionaryReplacement } from './pronunciation-check.ts';

/** The longest text that a preview takes. */
const MOST_CHARACTERS = 1000;

const speakEngine = () => engineOfPanel(currentSettings(), 'speak');

/** A word by a pronunciation with the voice of the line. */
export function pronunciationPreview(word: string, pronunciation: string, voiceId: string): PreviewRequest {
  const pronunciations = [{ word, replacement: dictionaryReplacement(word, pronunciation) }];
  return voicePreview({ panel: 'speak', engine: speakEngine(), title: word, voiceId, text: word, pronunciations });
}

/** Says the selected words with the voice of the active line, or stops them; no take is made. */
export async function previewSelection(open: OpenScript): Promise<void> {
  const { selectedText, selection } = useSpeak.getState();
  const recipe = selection.primary === null ? null : open.states.get(selection.primary)?.recipe;
  if (!recipe) return;
  const { voiceId, model, pronunciations } = recipe;
  // A piece of a line may begin or end with a pause.
  const text = repairSpeechText(selectedText.slice(0, MOST_CHARACTERS), { model }).trim();
  // Asked for by a key or a menu, which have no place to show anything.
  if (text === '') return;
  const words = { engine: speakEngine(), voiceId, text, pronunciations };
  await previewOrToast(voicePreview({ panel: 'speak', title: text, ...words }), 'speak.previewSelection');
}
