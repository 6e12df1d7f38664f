import { expect, it } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { jobData } from '../../../../shared/domain/test-data/job-data.ts';
import { picturedItem } from './job-picture.ts';

const ITEM = 'item' as ItemId;

it('shows a task by the first that came of it and can be seen or played', () => {
  const results = [
    { kind: 'voice', id: 'v' },
    { kind: 'transcript', id: 't' },
    { kind: 'image', id: 'i' },
    { kind: 'image', id: 'j' },
  ] as const;
  expect(picturedItem(jobData({ itemId: ITEM, itemKind: 'script', results: [...results] }))).toBe('i');
  expect(picturedItem(jobData({ results: [{ kind: 'clip', id: 'c' }] }))).toBe('c');
  expect(picturedItem(jobData({ results: [{ kind: 'song', id: 's' }] }))).toBe('s');
});

it('shows a task that made nothing yet by what it is about, where that can be seen or played', () => {
  expect(picturedItem(jobData({ itemId: ITEM, itemKind: 'image' }))).toBe(ITEM);
  expect(picturedItem(jobData({ itemId: ITEM, itemKind: 'recording' }))).toBe(ITEM);
  expect(picturedItem(jobData({ itemId: ITEM, itemKind: 'transcript' }))).toBeNull();
  // It is gone from the library.
  expect(picturedItem(jobData({ itemId: ITEM, itemKind: null }))).toBeNull();
});
