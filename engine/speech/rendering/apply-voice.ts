import { BASE_PITCH_HZ, type VoiceModel } from '../../voices/voice-model.ts';
import { applyTimbre } from '../../voices/timbre/apply-timbre.ts';
import { shapeEnvelopes } from '../vocoder/change-frames.ts';
import { softenSibilants } from '../vocoder/soften-sibilants.ts';
import type { VoiceFrames } from '../vocoder/voice-frames.ts';
import type { Prosody } from './prosody.ts';
import { semitonesAt } from './variation.ts';

/** Melody never strays further from its middle than this, in natural logarithms. */
const MOST_DEVIATION = 0.6;
const LOWEST_HZ = 50;
const HIGHEST_HZ = 600;
const MOST_NOISE = 0.98;
/** Beyond these words get unclear. */
const LOWEST_FACTOR = 0.82;
const HIGHEST_FACTOR = 1.3;
const TILT_FROM_HZ = 120;
const TILT_CENTRE_HZ = 1000;

/** Turns the frames of a base voice into those of a voice that speaks in a certain way. */
export function applyVoice(
  frames: VoiceFrames,
  how: { voice: VoiceModel; prosody: Prosody; random: () => number },
): VoiceFrames {
  const { voice, prosody } = how;
  const own = voice.timbre ? applyTimbre(frames, voice.timbre) : frames;
  const tilt = voice.tiltDb + prosody.tiltDb;
  const shaped = shapeEnvelopes(own, {
    factor: Math.min(HIGHEST_FACTOR, Math.max(LOWEST_FACTOR, voice.formants * prosody.formants)),
    gainDb: (hz) => tilt * Math.log2(Math.max(hz, TILT_FROM_HZ) / TILT_CENTRE_HZ),
  });
  const filtered = softenSibilants(shaped);
  if (voice.isWhisper || prosody.isWhisper) return whispered(filtered);
  const breath = voice.breath + prosody.breath;
  return {
    ...filtered,
    pitchHz: frames.pitchHz.map((pitch, index) => {
      if (pitch <= 0) return 0;
      return changedPitch(pitch, { ...how, share: index / frames.pitchHz.length });
    }),
    noise:
      breath === 0
        ? filtered.noise
        : filtered.noise.map((shares) => shares.map((share) => Math.min(Math.max(MOST_NOISE, share), share + breath))),
  };
}

function changedPitch(
  pitch: number,
  how: { voice: VoiceModel; prosody: Prosody; random: () => number; share: number },
): number {
  const { voice, prosody, random, share } = how;
  const deviation = Math.log(pitch / BASE_PITCH_HZ[voice.base]) * voice.pitchRange * prosody.rangeFactor;
  const held = Math.max(-MOST_DEVIATION, Math.min(MOST_DEVIATION, deviation));
  // A voice on a single tone stays on it.
  const sway = voice.pitchRange === 0 ? 0 : semitonesAt(prosody.semitones, share);
  const middle = voice.pitchHz * 2 ** ((prosody.pitchSemitones + sway) / 12);
  const roughness = (voice.roughness + prosody.roughness) * (random() - 0.5) * 2;
  return Math.max(LOWEST_HZ, Math.min(HIGHEST_HZ, middle * Math.exp(held + roughness)));
}

function whispered(frames: VoiceFrames): VoiceFrames {
  return {
    ...frames,
    pitchHz: new Float64Array(frames.pitchHz.length),
    noise: frames.noise.map((shares) => shares.map(() => 1)),
  };
}
