import { expect, it } from 'vitest';
import { renamedPreset, withoutPreset, withPreset } from './named-presets.ts';

const own = [{ name: 'Cave', pitch: -10 }];

it('replaces a preset of the same name whatever its case, and keeps them by name', () => {
  const two = withPreset(own, { name: 'attic', pitch: 0 });
  expect(two.map(({ name }) => name)).toEqual(['attic', 'Cave']);
  expect(withPreset(two, { name: 'CAVE', pitch: 0 })).toEqual([
    { name: 'attic', pitch: 0 },
    { name: 'CAVE', pitch: 0 },
  ]);
  expect(withoutPreset(two, 'cave').map(({ name }) => name)).toEqual(['attic']);
});

it('renames a preset, also only in its case, and replaces the one that had the name', () => {
  expect(renamedPreset(own, 'Cave', 'CAVE')).toEqual([{ name: 'CAVE', pitch: -10 }]);
  const two = [...own, { name: 'Hall', pitch: 5 }];
  expect(renamedPreset(two, 'hall', 'cave')).toEqual([{ name: 'cave', pitch: 5 }]);
  expect(renamedPreset(two, 'Attic', 'Barn')).toEqual(two);
});
