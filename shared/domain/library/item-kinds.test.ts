import { expect, expectTypeOf, it } from 'vitest';
import { hasMadeFile, isImportedAudio, ITEM_KINDS, kindsWhere, type MadeFileKind } from './item-kinds.ts';

it('knows which kinds have a file that was made here, the compiler as well as the program', () => {
  expect(kindsWhere(ITEM_KINDS, hasMadeFile)).toEqual(['speech', 'voice-sample', 'image', 'song', 'clip']);
  expectTypeOf<MadeFileKind>().toEqualTypeOf<'speech' | 'voice-sample' | 'image' | 'song' | 'clip'>();
});

it('lets nothing but sound of the user be transcribed', () => {
  expect(kindsWhere(ITEM_KINDS, isImportedAudio)).toEqual(['recording']);
});

it('searches the title of every kind', () => {
  expect(kindsWhere(ITEM_KINDS, ({ searched }) => !searched.includes('title'))).toEqual([]);
});
