import { expect, it } from 'vitest';
import { ATTACHABLE, attachableQuery } from './attachable.ts';

it('narrows what can be attached by kind and words', () => {
  expect(attachableQuery('images', '')).toBe('kind:image');
  expect(attachableQuery('text', 'harbour')).toBe('kind:transcript kind:script harbour');
});

it('finds among all kinds what each of them finds', () => {
  const all = attachableQuery('all', '');
  for (const kind of ATTACHABLE) expect(all).toContain(attachableQuery(kind, ''));
});
