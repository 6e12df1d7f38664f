import { expect, it } from 'vitest';
import type { ClipGeneration, GeneratedClip } from '../../../../shared/domain/generation/clips/clip-generation.ts';
import type { GenerationId, ItemId, JobId } from '../../../../shared/domain/ids.ts';
import { clipDraft, recipeOf } from '../form-draft/clip-draft.ts';
import { isMissing, viewOfShot } from './shot-state.ts';
import type { Shot } from '../shots/shots.ts';

const shot: Shot = { id: 's', draft: { ...clipDraft.defaults, prompt: 'Fog lifts' }, generationId: 'g', itemId: null };
const isThere = () => false;

function generationOf(state: GeneratedClip['state'], prompt = 'Fog lifts'): ClipGeneration {
  const itemId = state === 'ready' ? ('clip' as ItemId) : null;
  const result = { position: 0, state, itemId, failure: null, madeAtMs: null, seed: null, notDrawn: [] };
  const recipe = recipeOf({ ...shot.draft, prompt });
  const ids = { id: 'g' as GenerationId, jobId: 'j' as JobId };
  return { ...ids, engine: 'local', recipe, createdAtMs: 0, hasEnded: true, results: [result] };
}

it('says how the clip of a shot stands, and whether it is missing', () => {
  const stateFor = (generation: ClipGeneration | null | undefined) => {
    const view = viewOfShot(shot, generation, isThere);
    return [view.state.kind, isMissing(view), view.itemId];
  };
  expect(stateFor(undefined)).toEqual(['unknown', false, null]);
  expect(stateFor(null)).toEqual(['open', true, null]);
  expect(stateFor(generationOf('queued'))).toEqual(['active', false, null]);
  expect(stateFor(generationOf('making'))).toEqual(['active', false, null]);
  expect(stateFor(generationOf('ready'))).toEqual(['saved', false, 'clip']);
  expect(stateFor(generationOf('failed'))).toEqual(['failed', true, null]);
});

it('says that a clip no longer fits the shot, and that one that failed before says nothing of it', () => {
  expect(viewOfShot(shot, generationOf('ready', 'Fog'), isThere).state.kind).toBe('changed');
  expect(viewOfShot(shot, generationOf('failed', 'Fog'), isThere).state.kind).toBe('open');
});

it('asks for a clip anew that was deleted', () => {
  const view = viewOfShot(shot, generationOf('ready'), (id) => id === 'clip');
  expect(view).toMatchObject({ state: { kind: 'open' }, generation: null, itemId: null });
});

it('says what a shot lacks before it can be generated', () => {
  const empty = { ...shot, draft: { ...shot.draft, prompt: ' ' } };
  const view = viewOfShot(empty, null, isThere);
  expect(view.state).toEqual({ kind: 'blocked', why: 'Describe the clip.' });
  expect(isMissing(view)).toBe(false);
});

it('knows the clip of a shot also where the request is gone, and asks for nothing again', () => {
  const kept = { ...shot, itemId: 'clip' as ItemId };
  const view = viewOfShot(kept, null, isThere);
  expect([view.state.kind, view.itemId, isMissing(view)]).toEqual(['saved', 'clip', false]);
  expect(viewOfShot(kept, null, () => true)).toMatchObject({ state: { kind: 'open' }, itemId: null });
});
