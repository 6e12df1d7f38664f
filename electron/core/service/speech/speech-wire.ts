import type { WireSpeechInfo, WireSubtitle, WireSubtitleWord } from '../../../../shared/service-api/speech/speech.ts';
import type { TakeWord } from '../../../../shared/domain/recipe/speech/speech-recipe.ts';
import type { SpeechInfo, SpeechSettings, SpokenSentence } from './speech-service.ts';

/** The settings as both operations of speech take them. `rateField` differs between the two (gaps.md part 2). */
export function wireSettings(settings: SpeechSettings, rateField: 'sample_rate' | 'audio_sample_rate') {
  const { model, voiceId, timbreWeights, pronunciations, modify, language, normalization, watermark } = settings;
  return {
    model,
    voice_setting: {
      voice_id: voiceId,
      speed: settings.speed,
      vol: settings.volume,
      pitch: settings.pitchSemitones,
      emotion: settings.emotion ?? undefined,
    },
    audio_setting: {
      [rateField]: settings.sampleRateHz,
      bitrate: settings.bitrate,
      format: settings.format,
      channel: settings.channels,
    },
    timbre_weights: timbreWeights?.map(({ voiceId: id, weight }) => ({ voice_id: id, weight })),
    pronunciation_dict: pronunciations?.length
      ? { tone: pronunciations.map(({ word, replacement }) => `${word}/${replacement}`) }
      : undefined,
    voice_modify: modify
      ? {
          pitch: modify.pitch,
          intensity: modify.intensity,
          timbre: modify.timbre,
          sound_effects: modify.effect ?? undefined,
        }
      : undefined,
    language_boost: language ?? undefined,
    text_normalization_mode: normalization === 'off' ? undefined : normalization,
    aigc_watermark: watermark,
    seed: settings.seed,
  };
}

/** `extra_info` in our words. */
export const speechInfo = (wire: WireSpeechInfo): SpeechInfo => ({
  durationMs: wire.audio_length,
  sizeBytes: wire.audio_size,
  sampleRateHz: wire.audio_sample_rate,
  channels: wire.audio_channel,
  format: wire.audio_format,
  bitrate: wire.bitrate,
  usageCharacters: wire.usage_characters,
});

/** Makes the reader of subtitles of a text: the interface counts characters, we count UTF-16 units. */
export function subtitleReader(text: string): (wire: WireSubtitle) => SpokenSentence {
  const unitAt = utf16Offsets(text);
  const word = (wire: WireSubtitleWord): TakeWord => ({
    text: wire.word,
    textBegin: unitAt(wire.word_begin),
    textEnd: unitAt(wire.word_end),
    startMs: wire.time_begin,
    endMs: wire.time_end,
  });
  return (wire) => ({
    text: wire.text,
    textBegin: unitAt(wire.text_begin),
    textEnd: unitAt(wire.text_end),
    startMs: wire.time_begin,
    endMs: wire.time_end,
    words: (wire.timestamped_words ?? []).map(word),
  });
}

function utf16Offsets(text: string): (character: number) => number {
  if (!/[\uD800-\uDFFF]/.test(text)) return (character) => character;
  const offsets: number[] = [];
  let unit = 0;
  for (const character of text) {
    offsets.push(unit);
    unit += character.length;
  }
  return (character) => offsets[character] ?? unit;
}
