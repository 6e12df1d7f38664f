import { playHarmonic } from './harmonic-sound.ts';
import { playModal } from './modal-sound.ts';
import { playPlucked } from './plucked-sound.ts';
import type { InstrumentSound } from './sound.ts';
import type { NoteRequest } from './note-request.ts';
import { playSubtractive } from './subtractive-sound.ts';

/** Root mean square of the loudest part of every note at full velocity. */
const LEVEL = 0.12;
const WINDOW_SECONDS = 0.12;

/** Plays a note, mono; instruments are equally loud, and soft notes softer. */
export function playNote(sound: InstrumentSound, note: NoteRequest): Float32Array {
  const samples = rawNote(sound, note);
  const gain =
    (LEVEL * note.velocity ** 1.3) / (loudestWindow(samples, Math.round(WINDOW_SECONDS * note.sampleRateHz)) + 1e-9);
  for (let index = 0; index < samples.length; index++) samples[index]! *= gain;
  return samples;
}

function rawNote(sound: InstrumentSound, note: NoteRequest): Float32Array {
  switch (sound.family) {
    case 'harmonic':
      return playHarmonic(sound, note);
    case 'modal':
      return playModal(sound, note);
    case 'plucked':
      return playPlucked(sound, note);
    case 'subtractive':
      return playSubtractive(sound, note);
  }
}

function loudestWindow(samples: Float32Array, length: number): number {
  let most = 0;
  for (let from = 0; from < samples.length; from += length) {
    const until = Math.min(samples.length, from + length);
    let sum = 0;
    for (let index = from; index < until; index++) sum += samples[index]! * samples[index]!;
    most = Math.max(most, sum / length);
  }
  return Math.sqrt(most);
}
