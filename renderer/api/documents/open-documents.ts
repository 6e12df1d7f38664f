import { type QueryKey, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { ChangeDomain } from '../../../shared/domain/change.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { onChange } from '../changes.ts';
import type { OptimisticDocument } from './optimistic-document.ts';
import type { Revised, RevisedChange, SaveStatus } from './optimistic-rules.ts';
import { queryClient } from '../query-client.ts';

const NOTHING: SaveStatus<never> = { pendingCount: 0, failed: [], undoLabel: null, redoLabel: null };

/** How documents of a kind are read. */
export type DocumentKind<Content extends Revised & { id: ItemId }, Edit, Change extends RevisedChange> = {
  /** Its changes bring open documents up to date. */
  domain: ChangeDomain;
  keyOf: (id: ItemId) => QueryKey;
  read: (id: ItemId) => Promise<Content>;
  create: (content: Content, publish: (shown: Content) => void) => OptimisticDocument<Content, Edit, Change>;
};

/** The open documents of a kind. */
export type OpenDocuments<Content extends Revised, Edit, Change extends RevisedChange> = {
  /** The document with all edits in it; null shows nothing. */
  useContent: (id: ItemId | null) => UseQueryResult<Content | null>;
  /** Whether everything is saved, what failed, and what undo and redo would do. */
  useSaveStatus: (id: ItemId | null) => SaveStatus<Edit>;
  /** Reads a document and follows it from then on; one that is followed already is brought up to date. */
  load: (id: ItemId) => Promise<Content>;
  /** The open document; undefined until it was read. */
  documentOf: (id: ItemId | null) => OptimisticDocument<Content, Edit, Change> | undefined;
  /** Makes one step of undo in an open document. Returns whether it was allowed; without edits nothing happens. */
  edit: (id: ItemId, edits: Edit[], label: string) => boolean;
};

/**
 * Follows the documents of a kind for the life of the page: they stay when another one is opened, so edits on their way
 * are not lost.
 */
export function openDocuments<Content extends Revised & { id: ItemId }, Edit, Change extends RevisedChange>({
  domain,
  keyOf,
  read,
  create,
}: DocumentKind<Content, Edit, Change>): OpenDocuments<Content, Edit, Change> {
  const documents = new Map<ItemId, OptimisticDocument<Content, Edit, Change>>();
  const documentOf = (id: ItemId | null) => (id === null ? undefined : documents.get(id));

  async function load(id: ItemId): Promise<Content> {
    const content = await read(id);
    const known = documents.get(id);
    if (known) return known.replace(content);
    documents.set(
      id,
      create(content, (shown) => void queryClient.setQueryData(keyOf(id), shown)),
    );
    return content;
  }

  onChange(domain, (ids) => {
    if (ids.length === 0) for (const document of documents.values()) document.sync();
    else for (const id of ids) documents.get(id as ItemId)?.sync();
  });

  return {
    load,
    useContent: (id) =>
      useQuery({
        queryKey: id === null ? [domain, 'nothing-open'] : keyOf(id),
        queryFn: () => (id === null ? null : load(id)),
        enabled: id !== null,
      }),
    useSaveStatus: (id) => {
      const document = documentOf(id);
      return useSyncExternalStore(
        (listener) => document?.subscribe(listener) ?? (() => undefined),
        () => document?.getStatus() ?? NOTHING,
      );
    },
    documentOf,
    edit: (id, edits, label) => edits.length > 0 && (documents.get(id)?.edit(edits, label) ?? false),
  };
}
