import { beforeEach, describe, expect, it } from 'vitest';
import { MOST_SHOTS } from '../../../../shared/domain/generation/clips/storyboard.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { type ClipDraft, clipDraft } from '../form-draft/clip-draft.ts';
import { addShot, changeShot, moveShot, removeShot, type Shot, useEditedShot, useShots } from './shots.ts';

const draft = (prompt: string): ClipDraft => ({ ...clipDraft.defaults, prompt });
const prompts = () => useShots.getState().shots.map((shot) => shot.draft.prompt);
const edited = () => useEditedShot.getState().id;

/** Shots with these prompts, none of them edited. */
function board(...names: string[]): Shot[] {
  const shots = names.map((name): Shot => ({ id: name, draft: draft(name), generationId: null, itemId: null }));
  useShots.setState({ shots });
  return shots;
}

beforeEach(() => {
  useShots.setState({ shots: [] });
  useEditedShot.setState({ id: null });
});

describe('a new shot', () => {
  it('comes at the end, or behind the one that is edited, and is edited itself', () => {
    board('a', 'b', 'c');
    expect(addShot(draft('end'))?.id).toBe(edited());
    expect(prompts()).toEqual(['a', 'b', 'c', 'end']);
    useEditedShot.setState({ id: 'a' });
    addShot(draft('behind a'));
    expect(prompts()).toEqual(['a', 'behind a', 'b', 'c', 'end']);
  });

  it('comes at the end where the edited one is gone', () => {
    board('a', 'b');
    useEditedShot.setState({ id: 'long gone' });
    addShot(draft('end'));
    expect(prompts()).toEqual(['a', 'b', 'end']);
  });

  it('is refused where the storyboard is full, and the form edits what it did', () => {
    board(...Array.from({ length: MOST_SHOTS }, (_, index) => `s${index}`));
    useEditedShot.setState({ id: 's3' });
    expect(addShot(draft('one more'))).toBeNull();
    expect(prompts()).toHaveLength(MOST_SHOTS);
    expect(edited()).toBe('s3');
  });
});

describe('a shot', () => {
  it('changes alone, and not at all once it is gone', () => {
    board('a', 'b');
    changeShot('b', { draft: draft('other'), generationId: 'g_1' });
    changeShot('gone', { draft: draft('nothing') });
    expect(useShots.getState().shots.map((shot) => [shot.draft.prompt, shot.generationId])).toEqual([
      ['a', null],
      ['other', 'g_1'],
    ]);
  });

  it('keeps its clip while its form changes', () => {
    const [shot] = board('a');
    useShots.setState({ shots: [{ ...shot!, itemId: 'clip' as ItemId }] });
    changeShot('a', { draft: draft('other') });
    expect(useShots.getState().shots[0]?.itemId).toBe('clip');
  });

  it('moves as far as there are places, and says its new number', () => {
    board('a', 'b', 'c');
    expect(moveShot('a', 1)).toBe(2);
    expect(prompts()).toEqual(['b', 'a', 'c']);
    expect(moveShot('a', 9)).toBe(3);
    expect(prompts()).toEqual(['b', 'c', 'a']);
    expect(moveShot('c', -9)).toBe(1);
    expect(prompts()).toEqual(['c', 'b', 'a']);
  });

  it('at an end stays the very same list, so that nothing is kept anew', () => {
    board('a', 'b');
    const before = useShots.getState().shots;
    expect(moveShot('b', 1)).toBe(2);
    expect(useShots.getState().shots).toBe(before);
  });
});

describe('a shot that is taken out', () => {
  it('comes back to its place, once', () => {
    board('a', 'b', 'c');
    useEditedShot.setState({ id: 'b' });
    const back = removeShot('b');
    expect([prompts(), edited()]).toEqual([['a', 'c'], null]);
    back();
    back();
    expect(prompts()).toEqual(['a', 'b', 'c']);
  });

  it('leaves the form on another one that is edited, and takes nothing along that came since', () => {
    board('a', 'b', 'c');
    useEditedShot.setState({ id: 'c' });
    const back = removeShot('a');
    expect(edited()).toBe('c');
    addShot(draft('new'));
    back();
    expect(prompts()).toEqual(['a', 'b', 'c', 'new']);
  });

  it('and never was there brings nothing back', () => {
    board('a');
    removeShot('gone')();
    expect(prompts()).toEqual(['a']);
  });
});
