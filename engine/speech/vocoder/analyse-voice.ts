import { noiseShares } from './noise-share.ts';
import { trackPitch } from './pitch-track.ts';
import { spectralEnvelopes } from './spectral-envelope.ts';
import type { VoiceFrames } from './voice-frames.ts';

/** Takes speech (mono at VOICE_RATE_HZ) apart into pitch, envelope and share of noise. */
export function analyseVoice(samples: Float32Array): VoiceFrames {
  const { pitchHz, energy } = trackPitch(samples);
  return {
    pitchHz,
    energy,
    envelopes: spectralEnvelopes(samples, pitchHz),
    noise: noiseShares(samples, pitchHz),
  };
}
