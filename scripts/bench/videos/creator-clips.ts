import type { ClipCase } from './clip-cases.ts';

/** What creators type for clips, in words and in brackets. 17 of the 19 moves were seen at first; what the others missed was looked at since, so they count as tuned with. */
export const CREATOR_CLIPS: readonly ClipCase[] = [
  { prompt: 'a foggy harbour with two boats [Truck left]', shows: [{ kind: 'truck', x: 1 }] },
  { prompt: 'camels crossing desert dunes at noon [Pan right]', shows: [{ kind: 'pan', x: -1 }] },
  { prompt: 'an empty desert highway at sunset [Push in]', shows: [{ kind: 'push', grows: 1 }] },
  { prompt: 'misty forest with a deer, camera pans slowly to the left', shows: [{ kind: 'pan', x: 1 }] },
  { prompt: 'a red barn in the fog [Tilt up]', shows: [{ kind: 'tilt', y: 1 }] },
  { prompt: 'a cactus in the desert [Zoom in]', shows: [{ kind: 'zoom', grows: 1 }] },
  { prompt: 'a lighthouse on a foggy coast [Zoom out]', shows: [{ kind: 'zoom', grows: -1 }] },
  { prompt: 'the camera pulls back from a castle on a hill', shows: [{ kind: 'push', grows: -1 }] },
  { prompt: 'a train in the mountains, tracking shot', shows: [{ kind: 'track' }] },
  { prompt: 'a desert canyon, the camera moves to the right', shows: [{ kind: 'truck', x: -1 }] },
  { prompt: 'fog over a lake with a rowboat [Truck right]', shows: [{ kind: 'truck', x: -1 }] },
  { prompt: 'handheld shot of a market stall in a city street', shows: [{ kind: 'shake' }] },
  {
    prompt: 'a whale under water [Pan left, Push in]',
    shows: [
      { kind: 'pan', x: 1 },
      { kind: 'push', grows: 1 },
    ],
  },
  { prompt: 'locked-off shot of a windmill in the rain', shows: [{ kind: 'still' }] },
  { prompt: 'rooftops of a village at dusk, camera tilts down', shows: [{ kind: 'tilt', y: -1 }] },
  { prompt: 'a cat on a sofa, slow zoom in', shows: [{ kind: 'zoom', grows: 1 }] },
  { prompt: 'pyramids in the desert, aerial pedestal up [Pedestal up]', shows: [{ kind: 'pedestal', y: 1 }] },
  { prompt: 'snowy mountains and pine trees, the camera rises', shows: [{ kind: 'pedestal', y: 1 }] },
];
