import { engineOfPanel, type EnginePanel } from '../../../shared/domain/settings/panel-engines.ts';
import { addressHost } from '../../../shared/domain/settings/services/service-host.ts';
import { characterCount } from '../../../shared/domain/speech/speech-options.ts';
import { confirm } from '../../ui/feedback/confirm-dialog.tsx';
import { texts } from '../../ui/preview/preview-texts.ts';
import { api, client } from '../client.ts';
import { soundUrl } from '../media-urls.ts';
import { queryClient } from '../query-client.ts';
import { currentSettings } from '../settings/settings.ts';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';

/** Text that a voice previews, and the service that speaks it. */
export type VoiceWords = {
  engine: EngineChoice;
  voiceId: string;
  text: string;
  pronunciations?: readonly { word: string; replacement: string }[];
};

/** Names a preview: whatever makes it sound otherwise makes it another name. */
export function voicePreviewName({ engine, voiceId, text, pronunciations = [] }: VoiceWords): string {
  const readings = pronunciations.map(({ word, replacement }) => [word, replacement]);
  return `voice:${JSON.stringify([engine, voiceId, text, readings])}`;
}

/**
 * The request to hear words (see renderer/media/preview.ts); `title` is how they are called in the player, `panel` where they are
 * asked for.
 */
export function voicePreview({ title, panel, ...words }: VoiceWords & { title: string; panel: EnginePanel }) {
  const request = { name: voicePreviewName(words), title, subtitle: words.text, make: () => previewVoice(words) };
  return words.engine === 'cloud' ? { ...request, mayBegin: () => mayUseCloud(panel, title, words) } : request;
}

/**
 * Whoever works on this computer in that panel is asked before words leave it and cost something; a cached preview plays at once. Throws
 * nothing: what cannot be looked up is asked.
 */
async function mayUseCloud(
  panel: EnginePanel,
  title: string,
  { voiceId, text, pronunciations = [] }: VoiceWords,
): Promise<boolean> {
  const settings = currentSettings();
  if (engineOfPanel(settings, panel) === 'cloud') return true;
  const kept =
    pronunciations.length === 0
      ? await client.voices.cachedPreviews({ engine: 'cloud', voiceIds: [voiceId], text }).catch(() => [])
      : [];
  return (
    kept.length > 0 || (await confirm(texts.inCloud(title, characterCount(text), addressHost(settings.cloud.baseUrl))))
  );
}

/** Has words spoken; the same again is free. Throws what `voices.preview` throws. */
async function previewVoice({ pronunciations = [], ...words }: VoiceWords) {
  const { soundId, durationMs } = await client.voices.preview({ ...words, pronunciations: [...pronunciations] });
  void queryClient.invalidateQueries({ queryKey: api.voices.cachedPreviews.key() });
  return { url: soundUrl.original(soundId), peaksUrl: soundUrl.peaks(soundId), durationMs };
}
