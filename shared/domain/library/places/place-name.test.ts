import { expect, it } from 'vitest';
import {
  DEFAULT_PLACE_TEMPLATE,
  isReservedPlace,
  numberedPlace,
  placeFromTemplate,
  placeKey,
  placeProblem,
  placeTemplateFor,
} from './place-name.ts';

const NOON = new Date(2026, 10, 30, 12, 5).getTime();
const item = { kind: 'recording', title: 'Interview', source: 'REC_0412', createdAtMs: NOON } as const;
const placed = (template: string, more: Partial<Parameters<typeof placeFromTemplate>[1]> = {}) =>
  placeFromTemplate(template, { ...item, ...more });

it('puts an item into the folder of its kind and of its year', () => {
  expect(placed(DEFAULT_PLACE_TEMPLATE)).toBe('Recordings/2026/2026-11-30 Interview');
  expect(placed('{month}/{source} {time}', { kind: 'image' })).toBe('Images/11/REC_0412 12-05');
  expect(placeTemplateFor({ all: '{title}', song: '{date}' }, 'song')).toBe('{date}');
});

it('lets no title lead elsewhere, and makes names that every system takes', () => {
  expect(placed('{title}', { title: '../../etc/passwd' })).toBe('Recordings/etc passwd');
  expect(placed('{title}/{title}', { title: 'a/b\\c:d*?' })).toBe('Recordings/a b c d/a b c d');
  expect(placed('../{title}/./x', { title: 'CON' })).toBe('Recordings/_CON/x');
  expect(placed('{title}', { title: ' . ' })).toBe('Recordings/untitled');
  expect(placed('/{title}/{date}', { title: '' })).toBe('Recordings/2026-11-30');
});

it('keeps a part with a number and an ending to 255 bytes, and folders short', () => {
  const long = placed('{title}/{title}', { title: '🎙️'.repeat(200) });
  const [, folder = '', name = ''] = long.split('/');
  expect(Buffer.byteLength(`${numberedPlace(name, 9999)}.12345678`)).toBeLessThanOrEqual(255);
  expect([...folder].length).toBeLessThanOrEqual(60);
  expect(placed('a/b/c/d/e/{title}')).toBe('Recordings/a/b/c/Interview');
});

it('says what a template lacks', () => {
  expect([DEFAULT_PLACE_TEMPLATE, '{voice}', 'a/b/c/d/{title}', 'a/b/c/{title:20}'].map(placeProblem)).toEqual([
    null,
    { problem: 'unknown', field: 'voice' },
    { problem: 'too_deep', most: 3 },
    null,
  ]);
});

it('tells places apart as the least exact file system does', () => {
  expect(placeKey('Images/CAFE\u0301')).toBe(placeKey('images/caf\u00E9'));
  expect([isReservedPlace('Images/Item'), isReservedPlace('Images/items')]).toEqual([true, false]);
});
