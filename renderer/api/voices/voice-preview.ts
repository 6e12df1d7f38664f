import { addressHost } from '../../../shared/domain/settings/service-host.ts';
import { characterCount } from '../../../shared/domain/speech/speech-options.ts';
import { confirm } from '../../ui/feedback/confirm-dialog.tsx';
import { texts } from '../../ui/preview/preview-texts.ts';
import { api, client } from '../client.ts';
import { soundUrl } from '../media-urls.ts';
import { queryClient } from '../query-client.ts';
import { currentSettings } from '../settings/settings.ts';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';

/** Text that a voice previews; the service of the settings where `engine` is left out. */
export type VoiceWords = {
  engine?: EngineChoice;
  voiceId: string;
  text: string;
  pronunciations?: readonly { word: string; replacement: string }[];
};

/** Names a preview: whatever makes it sound otherwise makes it another name. */
export function voicePreviewName({ engine, voiceId, text, pronunciations = [] }: VoiceWords): string {
  const readings = pronunciations.map(({ word, replacement }) => [word, replacement]);
  return `voice:${JSON.stringify([engine ?? null, voiceId, text, readings])}`;
}

/** The request to hear words (see renderer/media/preview.ts); `title` is how they are called in the player. */
export function voicePreview({ title, ...words }: VoiceWords & { title: string }) {
  const request = { name: voicePreviewName(words), title, subtitle: words.text, make: () => previewVoice(words) };
  return words.engine === 'cloud' ? { ...request, mayBegin: () => mayUseCloud(title, words) } : request;
}

/**
 * Whoever works on this computer is asked before words leave it and cost something; a cached preview plays at once. Throws
 * nothing: what cannot be looked up is asked.
 */
async function mayUseCloud(title: string, { voiceId, text, pronunciations = [] }: VoiceWords): Promise<boolean> {
  const { engine, cloud } = currentSettings();
  if (engine === 'cloud') return true;
  const kept =
    pronunciations.length === 0
      ? await client.voices.cachedPreviews({ engine: 'cloud', voiceIds: [voiceId], text }).catch(() => [])
      : [];
  return kept.length > 0 || (await confirm(texts.inCloud(title, characterCount(text), addressHost(cloud.baseUrl))));
}

/** Has words spoken; the same again is free. Throws what `voices.preview` throws. */
async function previewVoice({ pronunciations = [], ...words }: VoiceWords) {
  const { soundId, durationMs } = await client.voices.preview({ ...words, pronunciations: [...pronunciations] });
  void queryClient.invalidateQueries({ queryKey: api.voices.cachedPreviews.key() });
  return { url: soundUrl.original(soundId), peaksUrl: soundUrl.peaks(soundId), durationMs };
}
