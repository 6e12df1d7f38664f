/** The camera commands of the interface, by what stands in the brackets (service.md, Camera commands). */
export const CAMERA_MOVES = [
  'truck left',
  'truck right',
  'pan left',
  'pan right',
  'push in',
  'pull out',
  'pedestal up',
  'pedestal down',
  'tilt up',
  'tilt down',
  'zoom in',
  'zoom out',
  'shake',
  'tracking shot',
  'static shot',
] as const;
/** See CAMERA_MOVES. */
export type CameraMove = (typeof CAMERA_MOVES)[number];

/** Moves one after the other; those of one step act together. */
export type CameraTrack = readonly (readonly CameraMove[])[];
