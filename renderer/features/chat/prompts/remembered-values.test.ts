import { expect, it } from 'vitest';
import { rememberedValues, rememberValues } from './remembered-values.ts';

it('the last values of each prompt are remembered, but for long texts', () => {
  rememberValues('Sum up', { audience: 'children', text: 'x'.repeat(301) });
  rememberValues('Lyrics', { audience: 'sailors' });
  expect(rememberedValues('Sum up')).toEqual({ audience: 'children' });
  rememberValues('Sum up', { audience: 'experts' });
  expect([rememberedValues('Sum up'), rememberedValues('Lyrics'), rememberedValues('Other')]).toEqual([
    { audience: 'experts' },
    { audience: 'sailors' },
    {},
  ]);
});
