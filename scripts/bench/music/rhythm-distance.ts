import { readStyle } from '../../../engine/music/prompt/read-style.ts';
import { composeScore } from '../../../engine/music/score/compose-score.ts';

const STEPS = 16;
const ROLES = ['drums', 'bass', 'comp', 'arp', 'lead', 'pad'] as const;
const COUNTED_AS: Readonly<Record<string, (typeof ROLES)[number]>> = { second: 'comp', counter: 'pad' };

/** Mean of one less the cosine between what begins on each step of a bar, role by role, of all pairs of takes. */
export function rhythmDistance(prompt: string, seeds: readonly number[]): number {
  const takes = seeds.map((seed) => rhythmOf(prompt, seed));
  const distances = takes.flatMap((take, index) => takes.slice(0, index).map((other) => 1 - cosine(take, other)));
  return distances.reduce((sum, distance) => sum + distance, 0) / distances.length;
}

function rhythmOf(prompt: string, seed: number): number[] {
  const score = composeScore({ style: readStyle(prompt, seed), lyrics: [], seed });
  const strengths = new Map(ROLES.map((role) => [role, Array.from({ length: STEPS }, () => 0)]));
  const add = (role: string, seconds: number, velocity: number) => {
    const step = Math.round(((seconds % score.barSeconds) / score.barSeconds) * STEPS) % STEPS;
    strengths.get(COUNTED_AS[role] ?? (role as (typeof ROLES)[number]))![step]! += velocity;
  };
  for (const { startSeconds, velocity } of score.hits) add('drums', startSeconds, velocity);
  for (const { role, startSeconds, velocity } of score.notes) add(role, startSeconds, velocity);
  return [...strengths.values()].flatMap((steps) => {
    const length = Math.hypot(...steps) || 1;
    return steps.map((strength) => strength / length);
  });
}

function cosine(one: readonly number[], other: readonly number[]): number {
  const product = one.reduce((sum, value, index) => sum + value * other[index]!, 0);
  return product / (Math.hypot(...one) * Math.hypot(...other) + 1e-9);
}
