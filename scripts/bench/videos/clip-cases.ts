/** What is measured of a clip. Directions are those in which what is seen moves; sizes are checked against the command. */
export type Shown =
  | { kind: 'pan'; x: -1 | 1 }
  | { kind: 'tilt'; y: -1 | 1 }
  | { kind: 'truck'; x: -1 | 1 }
  | { kind: 'pedestal'; y: -1 | 1 }
  | { kind: 'zoom'; grows: -1 | 1 }
  | { kind: 'push'; grows: -1 | 1 }
  | { kind: 'track' }
  | { kind: 'shake' }
  | { kind: 'still' }
  | { kind: 'alive'; share: number };

/** A clip and what it must show; `at` is the share of the clip at which it is measured, the middle unless set. */
export type ClipCase = { prompt: string; shows: readonly (Shown & { at?: number })[] };

/** The moves were adjusted with these. */
export const TUNED_CLIPS: readonly ClipCase[] = [
  { prompt: 'A castle by a mountain lake at noon [Pan left]', shows: [{ kind: 'pan', x: 1 }] },
  { prompt: 'A castle by a mountain lake at noon [Tilt up]', shows: [{ kind: 'tilt', y: 1 }] },
  { prompt: 'A sailboat on a mountain lake at sunset [Truck left]', shows: [{ kind: 'truck', x: 1 }] },
  { prompt: 'Two horses in a flower meadow by an oak [Push in]', shows: [{ kind: 'push', grows: 1 }] },
  { prompt: 'A lighthouse by the sea in a storm [Pan right]', shows: [{ kind: 'pan', x: -1 }] },
  { prompt: 'A horse in a flower meadow before mountains [Pedestal up]', shows: [{ kind: 'pedestal', y: 1 }] },
  { prompt: 'A horse in a flower meadow before mountains [Tracking shot]', shows: [{ kind: 'track' }] },
  { prompt: 'A castle in the rain [Static shot]', shows: [{ kind: 'still' }, { kind: 'alive', share: 0.008 }] },
  {
    prompt: 'A castle by a mountain lake [Pan left, Zoom in]',
    shows: [
      { kind: 'pan', x: 1 },
      { kind: 'zoom', grows: 1 },
    ],
  },
  {
    prompt: 'A castle by a mountain lake [Pan left] [Tilt down]',
    shows: [
      { kind: 'pan', x: 1, at: 0.25 },
      { kind: 'tilt', y: -1, at: 0.75 },
    ],
  },
];

/** Written before they were first measured, and never adjusted to. */
export const HELD_OUT_CLIPS: readonly ClipCase[] = [
  { prompt: 'A red fox in an autumn forest [Pan right]', shows: [{ kind: 'pan', x: -1 }] },
  { prompt: 'A village below snowy mountains in winter [Tilt down]', shows: [{ kind: 'tilt', y: -1 }] },
  { prompt: 'Three sheep on green hills in spring [Truck right]', shows: [{ kind: 'truck', x: -1 }] },
  { prompt: 'An old windmill among tulips [Zoom out]', shows: [{ kind: 'zoom', grows: -1 }] },
  { prompt: 'A city skyline at night, oil painting [Zoom in]', shows: [{ kind: 'zoom', grows: 1 }] },
  { prompt: 'A camel in the desert at dusk, watercolour [Pull out]', shows: [{ kind: 'push', grows: -1 }] },
  { prompt: 'A girl with an umbrella on a country road. The camera shakes', shows: [{ kind: 'shake' }] },
  { prompt: 'A cow in a meadow with trees, the camera descends', shows: [{ kind: 'pedestal', y: -1 }] },
  { prompt: 'A farmhouse in a snowstorm, static shot', shows: [{ kind: 'still' }, { kind: 'alive', share: 0.003 }] },
  {
    prompt: 'A bridge over a river [Zoom in] [Pan right] [Static shot]',
    shows: [
      { kind: 'zoom', grows: 1, at: 1 / 6 },
      { kind: 'pan', x: -1, at: 0.5 },
      { kind: 'still', at: 5 / 6 },
    ],
  },
];
