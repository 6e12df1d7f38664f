import { expect, it } from 'vitest';
import { formatRoute, parseRoute } from './navigation.ts';

it('reads panel and path from the hash', () => {
  expect([parseRoute('#/transcribe/t_1'), parseRoute('#settings'), parseRoute(''), parseRoute('#//')]).toEqual([
    { panel: 'transcribe', path: ['t_1'] },
    { panel: 'settings', path: [] },
    { panel: '', path: [] },
    { panel: '', path: [] },
  ]);
});

it('brings back what it wrote, whatever the parts contain', () => {
  const route = { panel: 'transcribe', path: ['a/b', '100 %', 'ü 海'] };
  expect(parseRoute(formatRoute(route))).toEqual(route);
});

it('keeps a broken escape instead of failing', () => {
  expect(parseRoute('#/transcribe/%E0%A4%A')).toEqual({ panel: 'transcribe', path: ['%E0%A4%A'] });
});
