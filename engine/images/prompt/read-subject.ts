import type { SceneSubject } from '../scene/scene.ts';

/** A subject as the prompt names it. `count` is null where it names no number, `several` what its words suggest, `poseWord` how its pose was written. */
export type ReadSubject = Omit<SceneSubject, 'count' | 'askedCount'> & {
  count: number | null;
  several: number | null;
  poseWord?: string | null;
};
