import type { Scene } from '../../scene/scene.ts';
import { requireSubject } from '../../subjects/subject-registry.ts';
import { freeSubjects } from '../carriers.ts';
import type { Layout, Placed } from '../layout.ts';

/** How high head and shoulders are, as shares of the picture, by how many there are. */
const BUST = [0.8, 0.66, 0.56];
/** Radius of the head of an animal, and the highest that all of it may be drawn. */
const HEAD_RADIUS = 0.22;
const HIGHEST = 1.7;

/** Where a drawing is instead in a portrait: head and shoulders of people, animals from so near that the rest is beyond the edge. */
export function portraitOf(
  scene: Scene,
  { view }: Layout,
  { index, copy }: { index: number; copy: number },
): Partial<Placed> {
  const sitters = freeSubjects(scene.subjects).filter(({ id }) => isSitter(id));
  const wanted = scene.subjects[index]!;
  const count = sitters.reduce((sum, one) => sum + one.count, 0);
  if (scene.composition !== 'portrait' || !sitters.includes(wanted) || count > BUST.length) return {};
  const before = sitters.slice(0, sitters.indexOf(wanted)).reduce((sum, one) => sum + one.count, 0);
  const x = view.width * (0.5 + (before + copy - (count - 1) / 2) * (count === 2 ? 0.44 : 0.32));
  const frame = { depth: 1, groundX: x, groundY: view.height, isReflected: false };
  const { face, head, hasBust } = requireSubject(wanted.id);
  if (hasBust) {
    const height = Math.min(view.height, view.width * 1.1) * BUST[count - 1]!;
    // A hat has room above it.
    return { ...frame, x, baseY: view.height * 1.02, height, isBust: true, isMirrored: false };
  }
  const [headX, headY, radius] = face ?? (head as readonly [number, number, number]);
  const unit = Math.min(view.unit * HIGHEST, (view.unit * HEAD_RADIUS * 100) / radius / Math.sqrt(count)) / 100;
  return {
    ...frame,
    x: x - headX * unit,
    baseY: view.height * 0.44 - headY * unit,
    height: unit * 100,
    isMirrored: false,
  };
}

/** Who can sit for a portrait. */
function isSitter(id: string): boolean {
  const { hasBust, head, face, kind } = requireSubject(id);
  return hasBust === true || (kind === 'animals' && (face !== undefined || Array.isArray(head)));
}
