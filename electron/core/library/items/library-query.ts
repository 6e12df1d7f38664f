import type { ItemKind } from '../../../../shared/domain/library/item-kinds.ts';

/** What `Library.page` is asked: text to search, position, kind, and whether the bin is meant. */
export type LibraryQuery = {
  query?: string | undefined;
  after?: string | undefined;
  limit: number;
  kind?: ItemKind | undefined;
  bin: boolean;
};
