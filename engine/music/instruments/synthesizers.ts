import type { Oscillator, SubtractiveSound } from './subtractive-sound.ts';

const synth = (sound: Omit<SubtractiveSound, 'family'>): SubtractiveSound => ({ family: 'subtractive', ...sound });

const saws = (...cents: number[]): Oscillator[] => cents.map((each) => ({ wave: 'saw', cents: each, level: 0.4 }));
const chip = (pulseWidth: number, sustain: number): SubtractiveSound =>
  synth({
    oscillators: [{ wave: 'pulse', level: 0.5 }],
    pulseWidth,
    envelope: { attack: 0.001, decay: 0.3, sustain, release: 0.02 },
  });

/** Electronic instruments. */
export const SYNTHESIZERS = {
  'saw bass': synth({
    oscillators: [...saws(-5, 6), { wave: 'pulse', level: 0.5, octave: -1 }],
    filter: { hz: 260, opens: 3.2, seconds: 0.16, resonance: 0.25 },
    envelope: { attack: 0.003, decay: 0.25, sustain: 0.65, release: 0.06 },
    drive: 1.6,
  }),
  'sub bass': synth({
    oscillators: [
      { wave: 'sine', level: 1 },
      { wave: 'triangle', level: 0.35 },
      { wave: 'sine', level: 0.16, octave: 1 },
    ],
    envelope: { attack: 0.006, decay: 0.4, sustain: 0.8, release: 0.1 },
    drive: 1.8,
  }),
  '808 bass': synth({
    oscillators: [
      { wave: 'sine', level: 1 },
      { wave: 'sine', level: 0.12, octave: 1 },
    ],
    envelope: { attack: 0.003, decay: 1.2, sustain: 0.35, release: 0.16 },
    drive: 2.6,
    drop: 1,
  }),
  'acid bass': synth({
    oscillators: [{ wave: 'saw', level: 0.9 }],
    filter: { hz: 240, opens: 3.6, seconds: 0.11, resonance: 0.7 },
    envelope: { attack: 0.002, decay: 0.18, sustain: 0.45, release: 0.04 },
    drive: 2.2,
  }),
  'pulse bass': synth({
    oscillators: [
      { wave: 'pulse', level: 0.7 },
      { wave: 'saw', level: 0.4, cents: 4 },
    ],
    pulseWidth: 0.4,
    filter: { hz: 300, opens: 2.2, seconds: 0.1, resonance: 0.35 },
    envelope: { attack: 0.003, decay: 0.16, sustain: 0.5, release: 0.06 },
    drive: 1.5,
  }),
  'reese bass': synth({
    oscillators: [...saws(-16, 16), { wave: 'sine', level: 0.7, octave: -1 }],
    filter: { hz: 420, opens: 1, seconds: 0.5, resonance: 0.15 },
    envelope: { attack: 0.01, decay: 0.5, sustain: 0.9, release: 0.08 },
    drive: 1.7,
  }),
  'synth pad': synth({
    oscillators: saws(-13, -6, 0, 7, 14),
    filter: { hz: 1300, opens: 0.8, seconds: 1.2, resonance: 0.1 },
    envelope: { attack: 0.35, decay: 1, sustain: 0.85, release: 0.9 },
  }),
  'soft pad': synth({
    oscillators: [
      { wave: 'triangle', level: 0.8, cents: -6 },
      { wave: 'saw', level: 0.25, cents: 5 },
      { wave: 'triangle', level: 0.4, octave: 1 },
    ],
    filter: { hz: 800, opens: 0.4, seconds: 1, resonance: 0.1 },
    envelope: { attack: 0.5, decay: 1, sustain: 0.9, release: 1 },
  }),
  'glass pad': synth({
    oscillators: [
      { wave: 'sine', level: 0.7, cents: -4 },
      { wave: 'sine', level: 0.35, octave: 1, cents: 5 },
      { wave: 'triangle', level: 0.2, octave: 2 },
    ],
    envelope: { attack: 0.6, decay: 1.2, sustain: 0.8, release: 1.4 },
  }),
  'poly synth': synth({
    oscillators: [
      { wave: 'pulse', level: 0.5, cents: -6 },
      { wave: 'pulse', level: 0.5, cents: 7 },
    ],
    pulseWidth: 0.36,
    filter: { hz: 700, opens: 2.4, seconds: 0.22, resonance: 0.2 },
    envelope: { attack: 0.004, decay: 0.3, sustain: 0.5, release: 0.12 },
  }),
  pluck: synth({
    oscillators: [...saws(-4, 5), { wave: 'pulse', level: 0.25 }],
    filter: { hz: 500, opens: 3.6, seconds: 0.13, resonance: 0.3 },
    envelope: { attack: 0.002, decay: 0.28, sustain: 0.05, release: 0.2 },
  }),
  stab: synth({
    oscillators: [...saws(-12, 0, 12), { wave: 'pulse', level: 0.3 }],
    filter: { hz: 900, opens: 2.6, seconds: 0.18, resonance: 0.25 },
    envelope: { attack: 0.002, decay: 0.22, sustain: 0.2, release: 0.18 },
  }),
  'saw lead': synth({
    oscillators: saws(-9, 0, 9),
    filter: { hz: 1500, opens: 1.6, seconds: 0.4, resonance: 0.2 },
    envelope: { attack: 0.012, decay: 0.4, sustain: 0.75, release: 0.14 },
    vibrato: { hz: 5.3, cents: 12, afterSeconds: 0.22 },
  }),
  'square lead': synth({
    oscillators: [
      { wave: 'pulse', level: 0.6, cents: -3 },
      { wave: 'pulse', level: 0.5, cents: 4 },
      { wave: 'triangle', level: 0.4, octave: -1 },
    ],
    pulseWidth: 0.3,
    filter: { hz: 1800, opens: 1.2, seconds: 0.5, resonance: 0.15 },
    envelope: { attack: 0.01, decay: 0.4, sustain: 0.75, release: 0.12 },
    vibrato: { hz: 5.3, cents: 12, afterSeconds: 0.22 },
  }),
  'chip triangle': synth({
    oscillators: [{ wave: 'steps', level: 0.9 }],
    envelope: { attack: 0.001, decay: 1, sustain: 1, release: 0.02 },
  }),
  'chip thin': chip(0.125, 0.6),
  'chip narrow': chip(0.25, 0.7),
  'chip square': chip(0.5, 0.75),
} as const;
