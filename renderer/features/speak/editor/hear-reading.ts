import { client } from '../../../api/client.ts';
import { soundUrl } from '../../../api/media-urls.ts';
import { player } from '../../../media/player-hooks.ts';
import { tellFailure } from '../../../ui/feedback/tell-failure.ts';
import { texts } from '../texts.ts';
import { dictionaryReplacement } from './reading-check.ts';

/** Says a word by a reading with the voice of the line. */
export async function hearReading(word: string, reading: string, voiceId: string): Promise<void> {
  try {
    const pronunciations = [{ word, replacement: dictionaryReplacement(word, reading) }];
    const { soundId, durationMs } = await client.voices.preview({ voiceId, text: word, pronunciations });
    player.load({
      id: soundId,
      url: soundUrl.original(soundId),
      title: word,
      subtitle: reading,
      durationMs,
      peaksUrl: soundUrl.peaks(soundId),
    });
    player.play();
  } catch (error) {
    tellFailure(texts.editor.sayAs.notHeard, error);
  }
}
