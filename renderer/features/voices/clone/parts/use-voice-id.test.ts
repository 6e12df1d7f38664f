import { expect, test } from 'vitest';
import { proposal } from './use-voice-id.ts';

const asked = { settled: 'Anna', id: 'Anna1', lastId: 'Anna1' };

test('an ID that was created from the name as it is now can be cloned under', () => {
  expect(proposal(' Anna ', asked)).toEqual({ id: 'Anna1', isCurrent: true });
});

test('the ID of a name that was changed a moment ago is shown, and nothing is cloned under it', () => {
  expect(proposal('Anna Smith', asked)).toEqual({ id: 'Anna1', isCurrent: false });
  const answering = { settled: 'Anna Smith', id: undefined, lastId: 'Anna1' };
  expect(proposal('Anna Smith', answering)).toEqual({ id: 'Anna1', isCurrent: false });
});

test('no name has no ID, and none is asked for', () => {
  expect(proposal('', asked)).toEqual({ id: '', isCurrent: true });
});
