import type { SceneSubject } from '../scene/scene.ts';

/** A subject as the prompt names it. `count` is null where it names no number, `several` what its words suggest, `poseWord` how its pose was written. */
export type ReadSubject = Omit<SceneSubject, 'count' | 'askedCount'> & {
  count: number | null;
  several: number | null;
  poseWord?: string | null;
};

/** A subject of which only what it is is known. */
export const plainSubject = (id: string): ReadSubject => ({
  id,
  count: null,
  several: null,
  colour: null,
  place: null,
  size: null,
  pose: null,
  relation: null,
});
