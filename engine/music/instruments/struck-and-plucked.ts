import { stringPartials, type ModalSound } from './modal-sound.ts';
import type { PluckedSound } from './plucked-sound.ts';

const modal = (sound: Omit<ModalSound, 'family'>): ModalSound => ({ family: 'modal', ...sound });
const plucked = (sound: Omit<PluckedSound, 'family'>): PluckedSound => ({ family: 'plucked', ...sound });

const PIANO = {
  partials: stringPartials(18, { stretch: 0.0004, seconds: 4.2 }),
  softness: 5,
  octaveDecay: 0.72,
  strings: { count: 2, cents: 1.1 },
  releaseSeconds: 0.16,
};

/** Keys, mallets and bells. */
export const STRUCK = {
  piano: modal({ ...PIANO, strike: { level: 0.5, seconds: 0.006, hz: 2600 } }),
  'felt piano': modal({
    ...PIANO,
    partials: stringPartials(9, { stretch: 0.0003, seconds: 3.4 }),
    softness: 9,
    strike: { level: 0.35, seconds: 0.012, hz: 900 },
    attackSeconds: 0.005,
  }),
  'electric piano': modal({
    partials: [
      [1, 1, 2.6],
      [2, 0.28, 1.6],
      [3, 0.12, 1.1],
      [7.1, 0.14, 0.25],
      [13.9, 0.06, 0.12],
    ],
    softness: 7,
    octaveDecay: 0.85,
    releaseSeconds: 0.2,
    tremolo: { hz: 4.6, depth: 0.22 },
  }),
  vibraphone: modal({
    partials: [
      [1, 1, 3.2],
      [3.98, 0.3, 1.1],
      [10.7, 0.08, 0.25],
    ],
    softness: 4,
    octaveDecay: 0.85,
    releaseSeconds: 0.7,
    tremolo: { hz: 5, depth: 0.3 },
  }),
  marimba: modal({
    partials: [
      [1, 1, 0.9],
      [3.95, 0.35, 0.25],
      [9.2, 0.12, 0.09],
    ],
    softness: 4,
    octaveDecay: 0.75,
    strike: { level: 0.3, seconds: 0.004, hz: 1800 },
    releaseSeconds: 0.5,
  }),
  'music box': modal({
    partials: [
      [1, 1, 2.2],
      [2.01, 0.18, 1.4],
      [5.4, 0.22, 0.5],
      [8.9, 0.08, 0.2],
    ],
    softness: 2,
    octaveDecay: 0.85,
    releaseSeconds: 1.2,
  }),
  glockenspiel: modal({
    partials: [
      [1, 1, 2.4],
      [2.76, 0.35, 1.1],
      [5.4, 0.18, 0.5],
    ],
    softness: 2,
    octaveDecay: 0.9,
    strike: { level: 0.2, seconds: 0.002, hz: 6000 },
    releaseSeconds: 1.3,
  }),
  kalimba: modal({
    partials: [
      [1, 1, 1.4],
      [5.8, 0.2, 0.18],
      [9.4, 0.06, 0.08],
    ],
    softness: 4,
    octaveDecay: 0.8,
    strike: { level: 0.35, seconds: 0.005, hz: 1400 },
    releaseSeconds: 0.6,
  }),
  bells: modal({
    partials: [
      [0.5, 0.35, 5],
      [1, 1, 4],
      [1.19, 0.5, 3],
      [1.56, 0.2, 2.2],
      [2, 0.5, 2.4],
      [2.74, 0.25, 1.4],
      [4.1, 0.15, 0.8],
    ],
    softness: 3,
    octaveDecay: 0.9,
    releaseSeconds: 2.5,
  }),
} as const;

const GUITAR_BODY = [
  [105, 0.5, 30],
  [205, 0.45, 45],
  [400, 0.2, 90],
] as const;

/** Strings that are plucked. */
export const PLUCKED = {
  'acoustic guitar': plucked({
    brightness: 0.72,
    seconds: 3.2,
    position: 0.17,
    body: GUITAR_BODY,
    releaseSeconds: 0.18,
  }),
  'nylon guitar': plucked({ brightness: 0.45, seconds: 2.6, position: 0.22, body: GUITAR_BODY, releaseSeconds: 0.16 }),
  'electric guitar': plucked({ brightness: 0.6, seconds: 3.6, position: 0.12, releaseSeconds: 0.1 }),
  'muted guitar': plucked({ brightness: 0.5, seconds: 0.5, position: 0.12, releaseSeconds: 0.05 }),
  'overdriven guitar': plucked({ brightness: 0.75, seconds: 4.2, position: 0.14, releaseSeconds: 0.09, drive: 0.7 }),
  'lead guitar': plucked({ brightness: 0.7, seconds: 4.5, position: 0.2, releaseSeconds: 0.12, drive: 0.45 }),
  'electric bass': plucked({ brightness: 0.38, seconds: 3, position: 0.2, releaseSeconds: 0.09 }),
  'slap bass': plucked({ brightness: 0.8, seconds: 2.4, position: 0.08, releaseSeconds: 0.07 }),
  'double bass': plucked({
    brightness: 0.26,
    seconds: 1.6,
    position: 0.3,
    body: [
      [98, 0.4, 30],
      [190, 0.3, 60],
    ],
    releaseSeconds: 0.14,
  }),
  harp: plucked({ brightness: 0.55, seconds: 3.4, position: 0.4, body: [[220, 0.3, 90]], releaseSeconds: 1 }),
  banjo: plucked({ brightness: 0.9, seconds: 0.9, position: 0.12, body: [[420, 0.8, 120]], releaseSeconds: 0.15 }),
  ukulele: plucked({ brightness: 0.6, seconds: 1.1, position: 0.25, body: [[380, 0.6, 110]], releaseSeconds: 0.15 }),
  mandolin: plucked({ brightness: 0.85, seconds: 1.3, position: 0.15, body: [[300, 0.5, 100]], releaseSeconds: 0.18 }),
  clavinet: plucked({ brightness: 0.95, seconds: 1.2, position: 0.07, releaseSeconds: 0.05 }),
} as const;
