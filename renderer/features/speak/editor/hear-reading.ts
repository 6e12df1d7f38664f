import { repairSpeechText } from '../../../../shared/domain/speech/repair-speech-text.ts';
import { client } from '../../../api/client.ts';
import { soundUrl } from '../../../api/media-urls.ts';
import { player } from '../../../media/player-hooks.ts';
import { tellFailure } from '../../../ui/feedback/tell-failure.ts';
import type { OpenScript } from '../speak-context.tsx';
import { useSpeak } from '../speak-store.ts';
import { texts } from '../texts.ts';
import { dictionaryReplacement } from './reading-check.ts';

/** The longest text that a preview takes. */
const MOST_CHARACTERS = 1000;

type Heard = { text: string; voiceId: string; pronunciations: { word: string; replacement: string }[] };

/** Says a word by a reading with the voice of the line. */
export async function hearReading(word: string, reading: string, voiceId: string): Promise<void> {
  await hear({ text: word, voiceId, pronunciations: [{ word, replacement: dictionaryReplacement(word, reading) }] });
}

/** Says the selected words with the voice of the active line; no take is made. */
export async function hearSelection(open: OpenScript): Promise<void> {
  const { selectedText, selection } = useSpeak.getState();
  const recipe = selection.primary === null ? null : open.states.get(selection.primary)?.recipe;
  if (!recipe) return;
  const { voiceId, model, pronunciations } = recipe;
  // A piece of a line may begin or end with a pause.
  const text = repairSpeechText(selectedText.slice(0, MOST_CHARACTERS), { model }).trim();
  if (text !== '') await hear({ text, voiceId, pronunciations });
}

async function hear({ text, voiceId, pronunciations }: Heard): Promise<void> {
  try {
    const { soundId, durationMs } = await client.voices.preview({ voiceId, text, pronunciations });
    player.load({
      id: soundId,
      url: soundUrl.original(soundId),
      title: text,
      subtitle: texts.editor.preview,
      durationMs,
      peaksUrl: soundUrl.peaks(soundId),
    });
    player.play();
  } catch (error) {
    tellFailure(texts.editor.sayAs.notHeard, error);
  }
}
