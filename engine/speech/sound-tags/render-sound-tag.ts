import type { VoiceModel } from '../../voices/voice-model.ts';
import { changeRate } from '../rendering/change-rate.ts';
import type { Prosody } from '../rendering/prosody.ts';
import { makeVoice } from '../vocoder/make-voice.ts';
import { HOP_SECONDS, NOISE_BANDS, VOICE_RATE_HZ, type VoiceFrames } from '../vocoder/voice-frames.ts';
import { SOUND_TAGS, type Moment } from './sound-tags.ts';
import { shapeEnvelope } from './mouth-shapes.ts';

/** An interjection to perform; `name` is one of INTERJECTIONS. */
export type SoundTagTask = {
  kind: 'sound-tag';
  name: string;
  voice: VoiceModel;
  prosody: Prosody;
  sampleRateHz: number;
};

const PEAK = 0.5;
const MOST_NOISE_IN_VOICE = 0.98;

/** Performs an interjection with the pitch and the body of the voice. */
export function renderSoundTag({ name, voice, prosody, sampleRateHz }: SoundTagTask): Float32Array {
  const moments = SOUND_TAGS[name];
  if (!moments) throw new RangeError(`There is no sound tag called ${name}.`);
  const pitchHz = voice.pitchHz * 2 ** (prosody.pitchSemitones / 12);
  const isWhisper = voice.isWhisper || prosody.isWhisper;
  const frames = soundTagFrames(moments, {
    pitchHz: isWhisper ? 0 : pitchHz,
    formants: voice.formants * prosody.formants * (voice.base === 'slt' ? 1.12 : 1),
    rate: Math.max(0.6, Math.min(1.6, prosody.rate)),
  });
  const samples = makeVoice(frames, moments.length);
  const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const gain = peak > 0 ? (PEAK * 10 ** (prosody.levelDb / 20)) / peak : 0;
  for (let index = 0; index < samples.length; index++) samples[index]! *= gain;
  return changeRate(samples, VOICE_RATE_HZ, sampleRateHz);
}

function soundTagFrames(
  moments: readonly Moment[],
  body: { pitchHz: number; formants: number; rate: number },
): VoiceFrames {
  const lengthMs = moments.at(-1)!.atMs / body.rate;
  const count = Math.ceil(lengthMs / 1000 / HOP_SECONDS) + 2;
  const frames: VoiceFrames = {
    pitchHz: new Float64Array(count),
    energy: new Float64Array(count),
    envelopes: [],
    noise: [],
  };
  const shapes = moments.map((moment) => shapeEnvelope(moment.shape, body.formants, moment.levelDb));
  for (let frame = 0; frame < count; frame++) {
    const atMs = frame * HOP_SECONDS * 1000 * body.rate;
    const next = Math.max(
      1,
      moments.findIndex((moment) => moment.atMs > atMs),
    );
    const upper = atMs >= moments.at(-1)!.atMs ? moments.length - 1 : next;
    const [from, to] = [moments[upper - 1]!, moments[upper]!];
    const share = Math.min(1, Math.max(0, (atMs - from.atMs) / Math.max(1, to.atMs - from.atMs)));
    const pitch = from.pitch > 0 && to.pitch > 0 ? from.pitch * (1 - share) + to.pitch * share : 0;
    frames.pitchHz[frame] = pitch * body.pitchHz;
    const noise = Math.min(MOST_NOISE_IN_VOICE, from.noise * (1 - share) + to.noise * share);
    frames.noise.push(new Float64Array(NOISE_BANDS).fill(frames.pitchHz[frame]! > 0 ? noise : 1));
    const [left, right] = [shapes[upper - 1]!, shapes[upper]!];
    frames.envelopes.push(left.map((value, bin) => value * (1 - share) + right[bin]! * share));
  }
  return frames;
}
