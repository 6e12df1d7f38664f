import { type EnergyLevel, energyLevel } from '../../../shared/domain/music/energy-level.ts';

/** Names of the levels of energy. */
export const energyNames: Record<EnergyLevel, string> = { low: 'Low', medium: 'Medium', high: 'High' };

/** `High (72)`. */
export const energyText = (energy: number): string => `${energyNames[energyLevel(energy)]} (${energy})`;
