import type { ClipCase } from './clip-cases.ts';

/** Each command once, on places and subjects of their own; written before anything was changed for the second round of tuning. */
export const UNSEEN_CLIPS: readonly ClipCase[] = [
  { prompt: 'A fishing boat in a quiet harbour at dawn [Truck left]', shows: [{ kind: 'truck', x: 1 }] },
  { prompt: 'A tractor on a farm field with haystacks [Truck right]', shows: [{ kind: 'truck', x: -1 }] },
  { prompt: 'Cactus and a campfire in the canyon at night [Truck left]', shows: [{ kind: 'truck', x: 1 }] },
  { prompt: 'A woman on a bench in a city park, watercolour [Truck right]', shows: [{ kind: 'truck', x: -1 }] },
  { prompt: 'An elephant on the savanna at golden hour [Pan left]', shows: [{ kind: 'pan', x: 1 }] },
  { prompt: 'A street with a yellow taxi in the rain [Pan right]', shows: [{ kind: 'pan', x: -1 }] },
  { prompt: 'A village church among autumn trees [Push in]', shows: [{ kind: 'push', grows: 1 }] },
  { prompt: 'A red tent by a lake under the stars [Pull out]', shows: [{ kind: 'push', grows: -1 }] },
  { prompt: 'A giraffe beside an acacia at sunset [Pedestal up]', shows: [{ kind: 'pedestal', y: 1 }] },
  { prompt: 'A barn in a snowy field [Pedestal down]', shows: [{ kind: 'pedestal', y: -1 }] },
  { prompt: 'A waterfall in the jungle [Tilt up]', shows: [{ kind: 'tilt', y: 1 }] },
  { prompt: 'Hot air balloons over misty hills [Tilt down]', shows: [{ kind: 'tilt', y: -1 }] },
  { prompt: 'A steam train in the mountains [Zoom in]', shows: [{ kind: 'zoom', grows: 1 }] },
  { prompt: 'A pyramid in the desert at noon [Zoom out]', shows: [{ kind: 'zoom', grows: -1 }] },
  { prompt: 'A dog on a beach, handheld [Shake]', shows: [{ kind: 'shake' }] },
  { prompt: 'A wolf in a pine forest at dusk [Tracking shot]', shows: [{ kind: 'track' }] },
  { prompt: 'A cyclist on a country road [Tracking shot]', shows: [{ kind: 'track' }] },
  { prompt: 'A ship at sea in the fog [Static shot]', shows: [{ kind: 'still' }, { kind: 'alive', share: 0.003 }] },
];
