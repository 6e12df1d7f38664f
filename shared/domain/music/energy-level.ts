/** Energy in words, as ranges of its 0 to 100 (shared/audio/music/energy.ts), without the upper end. */
export const ENERGY_LEVELS = {
  low: { from: null, before: 40 },
  medium: { from: 40, before: 60 },
  high: { from: 60, before: null },
} as const;

/** See ENERGY_LEVELS. */
export type EnergyLevel = keyof typeof ENERGY_LEVELS;

/** The level of an energy of 0 to 100. */
export const energyLevel = (energy: number): EnergyLevel =>
  energy < ENERGY_LEVELS.low.before ? 'low' : energy < ENERGY_LEVELS.medium.before ? 'medium' : 'high';
