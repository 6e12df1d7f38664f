import { SPEECH_AUDIO_DEFAULTS } from '../../../shared/domain/speech/speech-options.ts';
import type { Synthesizer } from '../../speech/synthesizer.ts';
import type { TextMeasures } from '../speech/request/text-measures.ts';
import { speakWhole, type WholeSpeech } from '../speech/sound/whole-speech.ts';

/** A checked text that a new voice says. */
export type VoicePreview = {
  text: string;
  measures: TextMeasures;
  voiceId: string;
  model: string;
  withWatermark: boolean;
  signal: AbortSignal;
};

/** Lets a voice say something: mp3 with the settings that speech has by default. */
export async function speakPreview(synthesizer: Synthesizer, preview: VoicePreview): Promise<WholeSpeech> {
  const { text, measures, voiceId, model, withWatermark, signal } = preview;
  const speech = {
    voiceId,
    speed: 1,
    volume: 1,
    pitchSemitones: 0,
    emotion: null,
    pronunciations: [],
    modify: { pitch: 0, intensity: 0, timbre: 0, effect: null },
    model,
    sampleRateHz: SPEECH_AUDIO_DEFAULTS.sampleRateHz,
    channels: SPEECH_AUDIO_DEFAULTS.channels,
    seed: 0,
  };
  const checked = { speech, audio: SPEECH_AUDIO_DEFAULTS, voiceIds: [voiceId], withWatermark };
  return speakWhole(synthesizer, { text, measures, checked, signal });
}
