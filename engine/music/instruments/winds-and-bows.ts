import type { HarmonicSound } from './harmonic-sound.ts';

const harmonic = (sound: Omit<HarmonicSound, 'family'>): HarmonicSound => ({ family: 'harmonic', ...sound });

const VIBRATO = { hz: 5.3, cents: 14, afterSeconds: 0.25 };
const BOW = { attack: 0.07, decay: 0.4, sustain: 0.85, release: 0.16 };
const BLOWN = { attack: 0.045, decay: 0.3, sustain: 0.85, release: 0.1 };
const VIOLIN_BODY = [
  { hz: 480, decibels: 5, widthHz: 160 },
  { hz: 1000, decibels: 3, widthHz: 300 },
  { hz: 2600, decibels: 6, widthHz: 900 },
];
const SAX_BODY = [
  { hz: 600, decibels: 5, widthHz: 250 },
  { hz: 1500, decibels: 5, widthHz: 500 },
];

/** Instruments that are bowed or blown, voices without words, and organs. */
export const SUSTAINED = {
  flute: harmonic({
    rolloff: { soft: 15, loud: 10 },
    envelope: { ...BLOWN, attack: 0.06 },
    vibrato: { hz: 5, cents: 10, afterSeconds: 0.3 },
    breath: { level: 0.09, hz: 3200 },
  }),
  whistle: harmonic({
    rolloff: { soft: 14, loud: 9 },
    envelope: { ...BLOWN, attack: 0.02 },
    vibrato: { hz: 5.6, cents: 8, afterSeconds: 0.2 },
    breath: { level: 0.07, hz: 4200 },
  }),
  clarinet: harmonic({
    rolloff: { soft: 9, loud: 6 },
    even: 0.15,
    envelope: BLOWN,
    vibrato: { hz: 4.8, cents: 5, afterSeconds: 0.4 },
    breath: { level: 0.02, hz: 2500 },
  }),
  oboe: harmonic({
    rolloff: { soft: 5, loud: 3.5 },
    formants: [
      { hz: 1200, decibels: 8, widthHz: 350 },
      { hz: 2900, decibels: 4, widthHz: 500 },
    ],
    envelope: BLOWN,
    vibrato: VIBRATO,
  }),
  saxophone: harmonic({
    rolloff: { soft: 8, loud: 4.5 },
    formants: SAX_BODY,
    envelope: { ...BLOWN, attack: 0.035 },
    vibrato: { hz: 4.9, cents: 18, afterSeconds: 0.3 },
    breath: { level: 0.05, hz: 2600 },
  }),
  trumpet: harmonic({
    rolloff: { soft: 9, loud: 3 },
    formants: [{ hz: 1300, decibels: 6, widthHz: 600 }],
    envelope: { attack: 0.03, decay: 0.15, sustain: 0.8, release: 0.08 },
    vibrato: { hz: 5.2, cents: 9, afterSeconds: 0.35 },
  }),
  'muted trumpet': harmonic({
    rolloff: { soft: 5, loud: 3 },
    formants: [
      { hz: 2200, decibels: 10, widthHz: 700 },
      { hz: 500, decibels: -8, widthHz: 300 },
    ],
    envelope: BLOWN,
    vibrato: VIBRATO,
  }),
  'brass section': harmonic({
    rolloff: { soft: 9, loud: 3.5 },
    formants: [{ hz: 900, decibels: 4, widthHz: 500 }],
    envelope: { attack: 0.035, decay: 0.2, sustain: 0.75, release: 0.1 },
    unison: { players: 3, cents: 9 },
  }),
  horn: harmonic({
    rolloff: { soft: 12, loud: 6 },
    formants: [{ hz: 450, decibels: 6, widthHz: 250 }],
    envelope: { attack: 0.07, decay: 0.4, sustain: 0.85, release: 0.2 },
    unison: { players: 2, cents: 6 },
  }),
  violin: harmonic({
    rolloff: { soft: 6, loud: 4 },
    formants: VIOLIN_BODY,
    envelope: BOW,
    vibrato: { hz: 5.8, cents: 18, afterSeconds: 0.2 },
    breath: { level: 0.03, hz: 4000 },
  }),
  fiddle: harmonic({
    rolloff: { soft: 5, loud: 3.5 },
    formants: VIOLIN_BODY,
    envelope: { attack: 0.025, decay: 0.2, sustain: 0.8, release: 0.07 },
    vibrato: { hz: 5.8, cents: 8, afterSeconds: 0.3 },
    breath: { level: 0.05, hz: 4000 },
  }),
  cello: harmonic({
    rolloff: { soft: 7, loud: 4.5 },
    formants: [
      { hz: 250, decibels: 5, widthHz: 110 },
      { hz: 600, decibels: 4, widthHz: 250 },
      { hz: 1800, decibels: 3, widthHz: 600 },
    ],
    envelope: { ...BOW, attack: 0.09 },
    vibrato: VIBRATO,
    breath: { level: 0.03, hz: 2400 },
  }),
  strings: harmonic({
    rolloff: { soft: 8, loud: 5 },
    formants: VIOLIN_BODY,
    envelope: { attack: 0.22, decay: 0.5, sustain: 0.9, release: 0.45 },
    vibrato: { hz: 5.4, cents: 9, afterSeconds: 0.1 },
    unison: { players: 5, cents: 13 },
  }),
  'short strings': harmonic({
    rolloff: { soft: 7, loud: 4 },
    formants: VIOLIN_BODY,
    envelope: { attack: 0.015, decay: 0.14, sustain: 0.25, release: 0.12 },
    unison: { players: 4, cents: 10 },
    breath: { level: 0.06, hz: 3500 },
  }),
  'low strings': harmonic({
    rolloff: { soft: 8, loud: 5 },
    formants: [
      { hz: 200, decibels: 4, widthHz: 100 },
      { hz: 700, decibels: 4, widthHz: 300 },
    ],
    envelope: { attack: 0.08, decay: 0.4, sustain: 0.85, release: 0.25 },
    unison: { players: 3, cents: 8 },
  }),
  choir: harmonic({
    rolloff: { soft: 9, loud: 7 },
    formants: [
      { hz: 700, decibels: 9, widthHz: 130 },
      { hz: 1150, decibels: 7, widthHz: 160 },
      { hz: 2700, decibels: 5, widthHz: 300 },
    ],
    envelope: { attack: 0.25, decay: 0.6, sustain: 0.9, release: 0.5 },
    vibrato: { hz: 5, cents: 14, afterSeconds: 0.15 },
    unison: { players: 5, cents: 15 },
    breath: { level: 0.03, hz: 2500 },
  }),
  organ: harmonic({
    rolloff: { soft: 0, loud: 0 },
    drawbars: [1, 0.8, 0.55, 0.4, 0, 0.25, 0, 0.2],
    envelope: { attack: 0.006, decay: 0.1, sustain: 1, release: 0.05 },
    vibrato: { hz: 6.2, cents: 9, afterSeconds: 0 },
  }),
  accordion: harmonic({
    rolloff: { soft: 5, loud: 4 },
    envelope: { attack: 0.04, decay: 0.2, sustain: 0.9, release: 0.07 },
    unison: { players: 2, cents: 8 },
  }),
  harmonica: harmonic({
    rolloff: { soft: 5, loud: 4 },
    even: 0.7,
    formants: [{ hz: 1700, decibels: 6, widthHz: 600 }],
    envelope: BLOWN,
    vibrato: { hz: 5.5, cents: 10, afterSeconds: 0.25 },
    breath: { level: 0.03, hz: 3000 },
    unison: { players: 2, cents: 3 },
  }),
} as const;
