import { composeScene } from '../images/prompt/compose-scene.ts';
import type { Scene } from '../images/scene/scene.ts';
import { requireSubject } from '../images/subjects/subject-registry.ts';
import { readCamera } from './camera/read-camera.ts';

/**
 * A prompt with everything that the engine would choose: place, light, what is seen and how many, the camera by the second. As
 * a prompt, it gives such a clip.
 */
export function describeClip({
  prompt,
  seed,
  durationMs,
}: {
  prompt: string;
  seed: number;
  durationMs: number;
}): string {
  const { prompt: text, track } = readCamera(prompt);
  const { scene } = composeScene(text, { seed, isEnriched: true });
  const subjects = scene.subjects.map(({ id, count }) => `${count} ${requireSubject(id).words[0] ?? id}`);
  const stepSeconds = durationMs / 1000 / Math.max(1, track.length);
  const camera = track.map((moves, index) => {
    const [from, to] = [index * stepSeconds, (index + 1) * stepSeconds];
    return `[${moves.join(', ')}] (${Number(from.toFixed(1))} to ${Number(to.toFixed(1))} s)`;
  });
  return [
    `${text.replace(/[.\s]+$/, '')}.`,
    `Place: ${placeOf(scene)}.`,
    `Light: ${[scene.hour, ...scene.weather, ...(scene.season ? [scene.season] : [])].join(', ')}.`,
    ...(subjects.length > 0 ? [`Seen: ${subjects.join(', ')}.`] : []),
    `View: ${scene.composition.replaceAll('-', ' ')}, ${scene.style} style.`,
    `Camera: ${camera.length > 0 ? camera.join(', ') : 'slowly closer'}.`,
  ].join(' ');
}

function placeOf({ setting, backdrop, water, ground }: Scene): string {
  if (setting !== 'landscape') return setting;
  const parts = [backdrop === 'none' ? null : backdrop, water ?? ground.replaceAll('-', ' ')];
  return parts.filter((part) => part !== null).join(', ');
}
