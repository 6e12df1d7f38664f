import { analyseVoice } from '../../speech/vocoder/analyse-voice.ts';
import { shapeEnvelopes } from '../../speech/vocoder/change-frames.ts';
import { makeVoice } from '../../speech/vocoder/make-voice.ts';
import { softenSibilants } from '../../speech/vocoder/soften-sibilants.ts';
import {
  BINS,
  HOP_SECONDS,
  NOISE_BANDS,
  numberRows,
  VOICE_RATE_HZ,
  type VoiceFrames,
} from '../../speech/vocoder/voice-frames.ts';
import { changeRate } from '../../speech/rendering/change-rate.ts';
import type { ScoreNote } from '../score/score.ts';
import { melodyHz } from './melody-hz.ts';
import type { Singer } from './singers.ts';
import { LEAD_SECONDS, timingOf, type Timing } from './sung-timing.ts';
import { speakLine } from './sung-vowels.ts';

/** A sung line: mono samples, and when they begin in the song, s. */
export type SungSound = { samples: Float32Array; startSeconds: number };

/** A held tone is clear, however breathy the moment was from which it is held. */
const HELD_NOISE = [0.03, 0.08, 0.25, 0.5, 0.7];

/** Root mean square of what is sung. */
const LEVEL = 0.12;

/** Sings the notes of one line; null where they have no words that can be said. The same notes give the same sound. */
export function singLine(notes: readonly ScoreNote[], singer: Singer, sampleRateHz: number): SungSound | null {
  const line = speakLine(notes, singer.base);
  if (!line) return null;
  const timing = timingOf(line.vowels);
  const startSeconds = line.vowels[0]!.notes[0]!.startSeconds - LEAD_SECONDS;
  const pitchHz = melodyHz(
    line.vowels
      .flatMap((vowel) => vowel.notes)
      .map((note) => ({ ...note, startSeconds: note.startSeconds - startSeconds })),
    singer.vibrato,
  );
  const spoken = softenSibilants(
    shapeEnvelopes(analyseVoice(line.samples), { factor: singer.formants, gainDb: () => 0 }),
  );
  const voice = makeVoice(sungFrames(spoken, timing, pitchHz));
  setLevel(voice);
  return { samples: changeRate(voice, VOICE_RATE_HZ, sampleRateHz), startSeconds };
}

function sungFrames(spoken: VoiceFrames, timing: Timing, hzAt: (seconds: number) => number): VoiceFrames {
  const count = Math.ceil(timing.lengthSeconds / HOP_SECONDS);
  const last = spoken.pitchHz.length - 1;
  const envelopes = numberRows(count, BINS);
  const noise = numberRows(count, NOISE_BANDS);
  const pitchHz = new Float64Array(count);
  const energy = new Float64Array(count);
  for (let frame = 0; frame < count; frame++) {
    const { spoken: seconds, gain, isHeld } = timing.at(frame * HOP_SECONDS);
    const position = Math.min(last, Math.max(0, seconds / HOP_SECONDS));
    const [lower, upper] = [Math.floor(position), Math.min(last, Math.floor(position) + 1)];
    const share = position - lower;
    const quieter = Math.log(Math.max(1e-7, gain)) * 2;
    const [one, two] = [spoken.envelopes[lower]!, spoken.envelopes[upper]!];
    for (let bin = 0; bin < BINS; bin++) envelopes[frame]![bin] = one[bin]! + share * (two[bin]! - one[bin]!) + quieter;
    const near = share < 0.5 ? lower : upper;
    const isVoiced = spoken.pitchHz[near]! > 0;
    pitchHz[frame] = isVoiced || isHeld ? hzAt(frame * HOP_SECONDS) : 0;
    for (let band = 0; band < NOISE_BANDS; band++) {
      noise[frame]![band] = isHeld
        ? Math.min(HELD_NOISE[band]!, spoken.noise[near]![band]!)
        : spoken.noise[near]![band]!;
    }
    energy[frame] = spoken.energy[near]! * gain;
  }
  return { pitchHz, envelopes, noise, energy };
}

function setLevel(samples: Float32Array): void {
  let [sum, count] = [0, 0];
  for (const sample of samples) {
    if (Math.abs(sample) < 1e-4) continue;
    sum += sample * sample;
    count += 1;
  }
  const gain = LEVEL / (Math.sqrt(sum / Math.max(1, count)) + 1e-9);
  for (let index = 0; index < samples.length; index++) samples[index]! *= gain;
}
