import { addressHost } from '../../shared/domain/service-host.ts';
import { characterCount } from '../../shared/domain/speech/speech-options.ts';
import { confirm } from '../ui/feedback/confirm-dialog.tsx';
import { texts } from '../ui/hearing/hearing-texts.ts';
import { api, client } from './client.ts';
import { soundUrl } from './media-urls.ts';
import { queryClient } from './query-client.ts';
import { currentSettings } from './settings.ts';

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
  const wish = { name: voicePreviewName(words), title, subtitle: words.text, make: () => previewVoice(words) };
  return words.engine === 'cloud' ? { ...wish, mayBegin: () => mayUseCloud(title, words) } : wish;
}

/**
 * Whoever works on this computer is asked before words leave it and cost something; what is kept is heard at once. Throws
 * nothing: what cannot be looked up is asked.
 */
async function mayUseCloud(title: string, { voiceId, text, pronunciations = [] }: VoiceWords): Promise<boolean> {
  const { engine, cloud } = currentSettings();
  if (engine === 'cloud') return true;
  const kept =
    pronunciations.length === 0
      ? await client.voices.heard({ engine: 'cloud', voiceIds: [voiceId], text }).catch(() => [])
      : [];
  return kept.length > 0 || (await confirm(texts.inCloud(title, characterCount(text), addressHost(cloud.baseUrl))));
}

/** Has words spoken; the same again is free. Throws what `voices.preview` throws. */
async function previewVoice({ pronunciations = [], ...words }: VoiceWords) {
  const { soundId, durationMs } = await client.voices.preview({ ...words, pronunciations: [...pronunciations] });
  void queryClient.invalidateQueries({ queryKey: api.voices.heard.key() });
  return { url: soundUrl.original(soundId), peaksUrl: soundUrl.peaks(soundId), durationMs };
}
