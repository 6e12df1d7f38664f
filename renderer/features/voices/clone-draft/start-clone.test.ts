import { expect, it, vi } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { EMPTY_DRAFT } from './clone-draft.ts';
import { cloneRequest } from './start-clone.ts';

// The client opens a port of the desktop when it is used; here only the words of the request are of interest.
vi.mock('../../../api/client.ts', () => ({ client: {}, api: {} }));

const draft = {
  ...EMPTY_DRAFT,
  itemId: 'rec' as ItemId,
  spans: [{ id: 'x', startMs: 100, endMs: 20_100 }],
  sampleText: ' There is a wall. ',
  name: ' Low Tide ',
  consent: { basis: 'given' as const, person: ' Odrik ', statement: ' By letter. ', isAgreed: true },
};

it('sends the text only when it is to be verified', () => {
  const target = { engine: 'local' as const, id: 'Low_Tide_1' };
  expect(cloneRequest(draft, target)).toMatchObject({ sampleText: null, accuracy: null });
  expect(cloneRequest({ ...draft, isTextChecked: true }, target)).toMatchObject({
    sampleText: 'There is a wall.',
    accuracy: 0.7,
  });
});

it('sends excerpts without the names of the page and all words trimmed', () => {
  const request = cloneRequest(
    { ...draft, prompt: { startMs: 0, endMs: 5000, text: ' A wall. ' } },
    { engine: 'cloud', id: 'Low_Tide_1' },
  );
  expect(request.sample).toEqual({ itemId: 'rec', spans: [{ startMs: 100, endMs: 20_100 }] });
  expect(request.prompt).toEqual({
    source: { itemId: 'rec', spans: [{ startMs: 0, endMs: 5000 }] },
    text: 'A wall.',
  });
  expect([request.name, request.consent]).toEqual([
    'Low Tide',
    { basis: 'given', person: 'Odrik', statement: 'By letter.' },
  ]);
});
