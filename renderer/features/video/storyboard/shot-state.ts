import type { ClipGeneration } from '../../../../shared/domain/generation/clips/clip-generation.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { isSameValue } from '../../../../shared/domain/script/same-value.ts';
import { recipeOf } from '../form-draft/clip-draft.ts';
import { clipProblems } from '../form-draft/clip-form-problems.ts';
import type { Shot } from '../shots/shots.ts';

/**
 * How a shot stands. `unknown`: the request for its clip is being read. `blocked`: what its form lacks, in words. `open`: there
 * is no clip of it, and none was asked for, or it was deleted. `active`: its clip is on its way. `saved`: its clip is there and
 * fits. `changed`: the clip was generated from other settings. `failed`: the last request for it gave none.
 */
export type ShotState =
  | { kind: 'blocked'; why: string }
  | { kind: 'unknown' | 'open' | 'active' | 'saved' | 'changed' | 'failed' };

/** What is known of a shot; `itemId` is the clip that was generated last. */
export type ShotView = { shot: Shot; state: ShotState; generation: ClipGeneration | null; itemId: ItemId | null };

/**
 * Puts a shot and the request for its clip together: undefined while that is being read, null where there is none. `isGone` says
 * that an item is no longer in the library.
 */
export function viewOfShot(
  shot: Shot,
  generation: ClipGeneration | null | undefined,
  isGone: (id: ItemId) => boolean,
): ShotView {
  const made = generation?.results.find(({ state }) => state === 'ready')?.itemId ?? null;
  const itemId = made !== null && isGone(made) ? null : made;
  const isLost = made !== null && itemId === null;
  const known = isLost ? null : generation;
  // After the index was built again from the files, requests are gone and clips are not.
  const left = known === null && !isLost && shot.itemId !== null && !isGone(shot.itemId) ? shot.itemId : null;
  if (left !== null) return { shot, state: { kind: 'saved' }, generation: null, itemId: left };
  return { shot, state: stateOf(shot, known), generation: known ?? null, itemId };
}

function stateOf({ draft }: Shot, generation: ClipGeneration | null | undefined): ShotState {
  if (generation === undefined) return { kind: 'unknown' };
  const states = generation?.results.map(({ state }) => state) ?? [];
  if (states.some((state) => state === 'queued' || state === 'making')) return { kind: 'active' };
  const [problem] = clipProblems(draft, []);
  if (problem) return { kind: 'blocked', why: problem.text };
  if (!generation) return { kind: 'open' };
  const isSame = isSameValue(generation.recipe, recipeOf(draft));
  if (states.includes('ready')) return { kind: isSame ? 'saved' : 'changed' };
  return { kind: isSame ? 'failed' : 'open' };
}

/** Whether a clip of the shot is missing and can be asked for. */
export const isMissing = ({ state }: ShotView): boolean =>
  state.kind === 'open' || state.kind === 'changed' || state.kind === 'failed';
