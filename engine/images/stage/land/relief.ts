import type { Scene } from '../../scene/scene.ts';
import { randomOf, type Stage } from '../stage.ts';

const ROCK = ['#75809a', '#8a7f8c', '#6f8490'];

/** Colour of rock, in plain light. */
export const rockColour = (stage: Stage): string =>
  stage.scene.season === 'winter' ? '#8f9db4' : randomOf(stage, 'rock').pick(ROCK);

/** Colour of hills in their season. */
export function hillColour({ season, ground }: Scene): string {
  if (ground === 'mars') return '#a85a3c';
  if (season === 'autumn') return '#a8703f';
  if (season === 'winter') return '#dfe6ef';
  return ground === 'savanna' ? '#a8935a' : '#68895a';
}

/** How high the land rises: less where the horizon leaves little sky. */
export const reliefOf = ({ view }: Stage): number =>
  Math.min(view.height, view.unit * 1.1) * Math.min(1, view.horizonY / (view.height * 0.5));
