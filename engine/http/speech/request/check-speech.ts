import type { AsyncSpeechBody, SpeechBody } from '../../../../shared/service-api/speech/speech-request.ts';
import {
  MODIFIABLE_FORMATS,
  SPEECH_AUDIO_DEFAULTS,
  SPEECH_BITRATES,
  UNSTREAMABLE_FORMATS,
  type SpeechFormat,
} from '../../../../shared/domain/speech/speech-options.ts';
import { hasEmotion, seriesWithEmotion } from '../../../../shared/domain/speech/model-abilities.ts';
import { DEFAULT_VOICE_ID } from '../../../../shared/domain/voices/voice-aliases.ts';
import { badRequest } from '../../service-error.ts';
import type { VoiceDirectory } from '../../voices/voice-directory.ts';
import { checkLatexReading, checkSpeechLanguage } from './speech-language.ts';
import { opusRateHz } from '../../../speech/encoding/opus-stream.ts';
import type { SpeechRequest } from '../../../speech/synthesizer.ts';

/** How the sound is written. */
export type AudioFormat = {
  format: SpeechFormat;
  sampleRateHz: number;
  channels: 1 | 2;
  bitrate: number;
};

/** A speech that was checked in everything but its text. */
export type CheckedSpeech = {
  speech: Omit<SpeechRequest, 'signal' | 'text'>;
  audio: AudioFormat;
  /** All voices that take part. */
  voiceIds: string[];
  withWatermark: boolean;
};

/** What differs between the operations. */
export type SpeechKind = { isStreamed: boolean; defaultChannels: 1 | 2 };

/**
 * Checks what both speech operations have in common (service.md; gaps.md G16, G17) and fills in the defaults.
 * @throws ServiceError 400
 */
export function checkSpeech(
  body: SpeechBody | AsyncSpeechBody,
  voices: VoiceDirectory,
  kind: SpeechKind,
): CheckedSpeech {
  const setting = body.voice_setting;
  checkSpeechLanguage(body.language_boost, body.model);
  checkLatexReading(setting?.latex_read);
  const audio = audioFormat(body, kind);
  const { voiceId, timbreWeights } = castOf(body);
  const voiceIds = timbreWeights.length > 0 ? timbreWeights.map((weight) => weight.voiceId) : [voiceId];
  voices.require(voiceIds);
  const speech = {
    voiceId: voiceIds[0]!,
    ...(timbreWeights.length > 0 ? { timbreWeights } : {}),
    speed: setting?.speed ?? 1,
    volume: setting?.vol ?? 1,
    pitchSemitones: setting?.pitch ?? 0,
    emotion: emotionOf(body),
    pronunciations: (body.pronunciation_dict?.tone ?? []).map(pronunciation),
    modify: modification(body, audio.format, kind),
    model: body.model,
    sampleRateHz: audio.sampleRateHz,
    channels: audio.channels,
    seed: body.seed ?? 0,
  };
  return { speech, audio, voiceIds, withWatermark: (body.aigc_watermark ?? false) && !kind.isStreamed };
}

function audioFormat(body: SpeechBody | AsyncSpeechBody, kind: SpeechKind): AudioFormat {
  const setting = body.audio_setting;
  const format = setting?.format ?? SPEECH_AUDIO_DEFAULTS.format;
  if (kind.isStreamed && UNSTREAMABLE_FORMATS.includes(format)) {
    throw badRequest(`invalid params: audio_setting.format ${format} cannot be streamed, use mp3`);
  }
  const wantedHz = setting?.sample_rate ?? setting?.audio_sample_rate ?? SPEECH_AUDIO_DEFAULTS.sampleRateHz;
  return {
    format,
    sampleRateHz: format === 'opus' ? opusRateHz(wantedHz) : wantedHz,
    channels: setting?.channel ?? kind.defaultChannels,
    bitrate: nearestBitrate(setting?.bitrate ?? SPEECH_AUDIO_DEFAULTS.bitrate),
  };
}

/** Real clients send bit rates that the interface does not list. */
function nearestBitrate(wanted: number): number {
  const distance = (bitrate: number) => Math.abs(bitrate - wanted);
  return SPEECH_BITRATES.reduce<number>(
    (best, next) => (distance(next) < distance(best) ? next : best),
    SPEECH_BITRATES[0],
  );
}

function castOf(body: SpeechBody | AsyncSpeechBody) {
  // Only model and text are needed (gaps.md G16); a setting that is given must name its voice.
  const voiceId = body.voice_setting ? (body.voice_setting.voice_id ?? '') : DEFAULT_VOICE_ID;
  const weights = body.timbre_weights ?? body.timber_weights ?? [];
  if (voiceId === '' && weights.length === 0) {
    throw badRequest('invalid params: voice_setting.voice_id is required unless timbre_weights are given');
  }
  // Clients that mix voices may still send the one that they send by default.
  return { voiceId, timbreWeights: weights.map(({ voice_id: id, weight }) => ({ voiceId: id, weight })) };
}

function emotionOf({ model, voice_setting: setting }: SpeechBody | AsyncSpeechBody): string | null {
  const emotion = setting?.emotion;
  if (emotion === undefined) return null;
  if (!hasEmotion(model, emotion)) {
    const series = seriesWithEmotion(emotion) ?? [];
    throw badRequest(`invalid params: voice_setting.emotion ${emotion} works with ${series.join(' and ')} models only`);
  }
  return emotion;
}

/** An entry `word/replacement`; only the first slash separates. */
function pronunciation(entry: string): { word: string; replacement: string } {
  const slash = entry.indexOf('/');
  const word = entry.slice(0, slash).trim();
  const replacement = entry.slice(slash + 1).trim();
  if (slash < 0 || word === '' || replacement === '') {
    const given = JSON.stringify(entry.slice(0, 60));
    throw badRequest(
      `invalid params: pronunciation_dict.tone must hold entries of the form word/replacement, not ${given}`,
    );
  }
  return { word, replacement };
}

function modification(
  body: SpeechBody | AsyncSpeechBody,
  format: SpeechFormat,
  kind: SpeechKind,
): SpeechRequest['modify'] {
  const modify = {
    pitch: body.voice_modify?.pitch ?? 0,
    intensity: body.voice_modify?.intensity ?? 0,
    timbre: body.voice_modify?.timbre ?? 0,
    effect: body.voice_modify?.sound_effects ?? null,
  };
  const changesNothing = modify.effect === null && modify.pitch === 0 && modify.intensity === 0 && modify.timbre === 0;
  const allowed = kind.isStreamed ? MODIFIABLE_FORMATS.streamed : MODIFIABLE_FORMATS.whole;
  if (changesNothing || allowed.includes(format)) return modify;
  const formats = allowed.join(', ');
  const manner = kind.isStreamed ? 'streamed' : 'not streamed';
  throw badRequest(`invalid params: voice_modify works with ${formats} when ${manner}, not with ${format}`);
}
