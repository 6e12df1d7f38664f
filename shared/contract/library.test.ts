import type { InferContractRouterInputs } from '@orpc/contract';
import { expect, expectTypeOf, it } from 'vitest';
import { type ItemKind, ITEM_KINDS } from '../domain/library/item-kinds.ts';
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
