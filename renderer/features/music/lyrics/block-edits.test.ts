import { expect, it } from 'vitest';
import { draftBlocks, type DraftBlock } from '../form-draft/song-draft.ts';
import { mergeSuggestion, moveBlock, writeBlock } from './block-edits.ts';

const blocks = draftBlocks([
  { tag: 'Verse', text: 'one' },
  { tag: 'Chorus', text: 'two' },
  { tag: 'Verse', text: 'three' },
]);
const seen = (all: readonly DraftBlock[]) => all.map(({ tag, text }) => `${tag}: ${text}`);
const locked = (tag: string) => blocks.map((block) => ({ ...block, isLocked: block.tag === tag }));

it('moves a block, and leaves the order where there is no such place', () => {
  expect(seen(moveBlock(blocks, 0, 2))).toEqual(['Chorus: two', 'Verse: three', 'Verse: one']);
  expect(moveBlock(blocks, 2, 3)).toEqual(blocks);
  expect(moveBlock(blocks, 0, -1)).toEqual(blocks);
});

it('splits a block where tags are pasted into it', () => {
  expect(seen(writeBlock(blocks, 1, 'plain\nlines'))[1]).toBe('Chorus: plain\nlines');
  expect(seen(writeBlock(blocks, 1, 'two\n[bridge]\nfour\n[Outro]'))).toEqual([
    'Verse: one',
    'Chorus: two',
    'Bridge: four',
    'Outro: ',
    'Verse: three',
  ]);
});

it('says what a suggestion changes, and leaves locked blocks alone', () => {
  const lyrics = '[Verse]\none\n\n[Chorus]\nTWO\n\n[Verse]\nTHREE\n\n[Outro]\nfour';
  const merged = mergeSuggestion(locked('Chorus'), lyrics);
  expect(merged.map(({ state }) => state)).toEqual(['same', 'locked', 'changed', 'new']);
  expect(seen(merged.map(({ block }) => block))).toEqual(['Verse: one', 'Chorus: two', 'Verse: THREE', 'Outro: four']);
});

it('keeps a locked block that the suggestion leaves out, in its place', () => {
  const merged = mergeSuggestion(locked('Chorus'), '[Verse]\nONE\n\n[Verse]\nTHREE');
  expect(merged.map(({ block, state }) => [block.tag, state])).toEqual([
    ['Verse', 'changed'],
    ['Chorus', 'locked'],
    ['Verse', 'changed'],
  ]);
});
