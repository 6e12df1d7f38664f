/** The speed at a place of its slider, which is even in octaves: half and double speed are equally far from 1. */
export const speedAt = (place: number): number => Math.round(2 ** place * 100) / 100;

/** The place of a speed, see speedAt. */
export const placeOfSpeed = (speed: number): number => Math.log2(speed);

/** The volume at a place of its slider: 0.1 to 1 on the left half, 1 to 10 on the right one. */
export function volumeAt(place: number): number {
  const volume = place <= 0 ? 1 + (place / 10) * 0.9 : 1 + (place / 10) * 9;
  return Math.round(volume * 10) / 10;
}

/** The place of a volume, see volumeAt. */
export function placeOfVolume(volume: number): number {
  const place = volume <= 1 ? ((volume - 1) / 0.9) * 10 : ((volume - 1) / 9) * 10;
  return Math.round(place * 10) / 10;
}
