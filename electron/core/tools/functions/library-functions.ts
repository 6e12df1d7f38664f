import type { RelatedItem, LibraryDetails, LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { itemRef, type Organised } from '../../../../shared/domain/organisation/organised.ts';
import { pageOf, quoted } from '../answer-page.ts';
import { openInWindow } from './open-in-window.ts';
import type { ToolDeps, ToolFunctions, ToolsOf } from '../tool-deps.ts';

/** As many tags and folders of an item as an answer names. */
const SHOWN_LABELS = 20;
/** As long as a matching line is quoted, in UTF-16 units. */
const SHOWN_MATCH = 300;

/** What is done for the tools of the library. */
export function libraryFunctions(
  deps: Pick<ToolDeps, 'library' | 'openInWindow' | 'organisation' | 'transcripts'>,
): ToolFunctions<ToolsOf<'library'>> {
  const { library, organisation } = deps;
  return {
    find_in_library: ({ query, sort, from, limit }) => {
      const rows = library.list({ query, sort, offset: from, limit });
      const { entries } = pageOf(rows, { from: 0, limit }, shownRow);
      const { total } = library.summary({ query, sort, byDay: false });
      const end = from + entries.length;
      return { items: entries, total, next: entries.length > 0 && end < total ? end : null };
    },
    get_item: ({ id }) => shownDetails(library.details({ id })),
    open_in_window: (input) => openInWindow(deps, input),
    rename_items: ({ names }) =>
      organisation.rename({ titles: new Map(names.map(({ id, title }) => [id, title] as const)) }),
    tag_items: ({ ids, add, remove }) =>
      organisation.update({ refs: ids.map(itemRef), values: { addTags: add, removeTags: remove } }),
    set_favourite: ({ ids, isFavourite }) => organisation.update({ refs: ids.map(itemRef), values: { isFavourite } }),
    rate_items: ({ ids, rating }) => organisation.update({ refs: ids.map(itemRef), values: { rating } }),
    move_to_bin: ({ ids }) => organisation.bin({ refs: ids.map(itemRef) }),
    restore_from_bin: ({ ids }) => organisation.restore({ refs: ids.map(itemRef) }),
    undo_change: ({ undoId }) => organisation.undo({ undoId }),
  };
}

const shownOrganised = ({ isFavourite, rating, tags, folders, binnedAtMs }: Organised) => ({
  isFavourite,
  rating,
  tags: tags.slice(0, SHOWN_LABELS),
  folders: folders.slice(0, SHOWN_LABELS),
  isBinned: binnedAtMs !== null,
});

const shownRow = ({ id, kind, title, createdAtMs, durationMs, organised, found }: LibraryRow) => ({
  id,
  kind,
  title: quoted(title),
  createdAtMs,
  durationMs,
  ...shownOrganised(organised),
  match: found && { startMs: found.startMs, text: quoted(found.text, SHOWN_MATCH) },
});

const shownRelated = ({ id, kind, title }: RelatedItem) => ({ id, kind, title: quoted(title, SHOWN_MATCH) });

/** The recipe stays here: it may name hosts and persons. */
const shownDetails = ({ item, row, madeFrom, usedIn, usedInCount }: LibraryDetails) => ({
  id: item.id,
  kind: item.kind,
  title: quoted(item.title),
  fileName: item.sourceName === null ? null : quoted(item.sourceName),
  sizeBytes: item.sizeBytes,
  mediaState: item.media.state,
  durationMs: row.durationMs,
  createdAtMs: item.createdAtMs,
  updatedAtMs: item.updatedAtMs,
  ...shownOrganised(row.organised),
  madeFrom: madeFrom.slice(0, SHOWN_LABELS).map(shownRelated),
  usedIn: usedIn.map(shownRelated),
  usedInCount,
});
