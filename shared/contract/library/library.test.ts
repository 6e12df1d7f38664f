import type { InferContractRouterInputs } from '@orpc/contract';
import { expect, expectTypeOf, it } from 'vitest';
import { type ItemKind, ITEM_KINDS } from '../../domain/library/item-kinds.ts';
import { libraryContract } from './library.ts';

it('asks for pages of every kind of the registry and of no other', async () => {
  const schema = libraryContract.page['~orpc'].inputSchema;
  const isTaken = async (kind: string) => {
    const result = await schema?.['~standard'].validate({ limit: 1, kind });
    return result !== undefined && result.issues === undefined;
  };
  const kinds = [...Object.keys(ITEM_KINDS), 'note', '', 'Recording'];
  const taken = await Promise.all(kinds.map(async (kind) => [kind, await isTaken(kind)] as const));
  expect(taken.filter(([, is]) => is).map(([kind]) => kind)).toEqual(Object.keys(ITEM_KINDS));
  expectTypeOf<InferContractRouterInputs<typeof libraryContract>['page']['kind']>().toEqualTypeOf<
    ItemKind | undefined
  >();
});

it('takes everything that can be selected for an export, and fewer for a drag, which has to be ready while the mouse is held', async () => {
  const ids = (number: number) => Array.from({ length: number }, (_, index) => `item-${index}`);
  const options = { format: 'txt', withSubtitles: true, withRecipes: false };
  const isTaken = async (name: 'export' | 'copyPaths' | 'prepareDrag', number: number) => {
    const schema = libraryContract[name]['~orpc'].inputSchema;
    const result = await schema?.['~standard'].validate({ ids: ids(number), ...options });
    return result !== undefined && result.issues === undefined;
  };
  expect(await isTaken('export', 10_000)).toBe(true);
  expect(await isTaken('copyPaths', 10_000)).toBe(true);
  expect(await isTaken('prepareDrag', 1000)).toBe(true);
  expect(await isTaken('prepareDrag', 1001)).toBe(false);
});
