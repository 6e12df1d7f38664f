import { api, client } from './client.ts';
import { soundUrl } from './media-urls.ts';
import { queryClient } from './query-client.ts';

/** Words to be heard with a voice; the service of the settings where `engine` is left out. */
export type VoiceWords = {
  engine?: 'local' | 'cloud';
  voiceId: string;
  text: string;
  pronunciations?: readonly { word: string; replacement: string }[];
};

/** Names what is heard: whatever makes it sound otherwise makes it another name. */
export function voicePreviewName({ engine, voiceId, text, pronunciations = [] }: VoiceWords): string {
  const readings = pronunciations.map(({ word, replacement }) => [word, replacement]);
  return `voice:${JSON.stringify([engine ?? null, voiceId, text, readings])}`;
}

/** The wish to hear words (see renderer/media/hearing.ts); `title` is how they are called in the player. */
export function voiceWish({ title, ...words }: VoiceWords & { title: string }) {
  return { name: voicePreviewName(words), title, subtitle: words.text, make: () => previewVoice(words) };
}

/** Has words spoken; the same again is free. Throws what `voices.preview` throws. */
async function previewVoice({ pronunciations = [], ...words }: VoiceWords) {
  const { soundId, durationMs } = await client.voices.preview({ ...words, pronunciations: [...pronunciations] });
  void queryClient.invalidateQueries({ queryKey: api.voices.heard.key() });
  return { url: soundUrl.original(soundId), peaksUrl: soundUrl.peaks(soundId), durationMs };
}
