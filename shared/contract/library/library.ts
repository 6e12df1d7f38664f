import { type } from '@orpc/contract';
import * as z from 'zod';
import type { FileTicket, ItemId, JobId } from '../../domain/ids.ts';
import { type ItemKind, ITEM_KINDS } from '../../domain/library/item-kinds.ts';
import type { ReferenceState, RelinkResult } from '../../domain/library/origins/file-reference.ts';
import type { LibraryItem } from '../../domain/library/library-item.ts';
import type { Lineage } from '../../domain/library/origins/lineage.ts';
import { nameTemplatesSchema } from '../../domain/library/places/name-template.ts';
import type { LibraryPlaces, LibraryRenames, MovedFile } from '../../domain/library/places/library-places.ts';
import type { DuplicateItems, LibraryStorage } from '../../domain/library/upkeep/library-storage.ts';
import {
  EXPORT_FORMS,
  EXPORTED_IMAGE_FORMATS,
  type ItemExportResult,
  MOST_DRAGGED,
  MOST_EXPORTED,
  type PreparedDrag,
  TEXT_FORMATS,
} from '../../domain/library/item-export.ts';
import type { GeneratedWith } from '../../domain/library/search/generated-with.ts';
import { LIBRARY_SORTS } from '../../domain/library/search/library-filter.ts';
import type {
  LibraryDetails,
  LibraryOverview,
  LibraryRow,
  LibrarySummary,
  SpokenLine,
  SpokenMoments,
} from '../../domain/library/search/library-row.ts';
import type { ImportResult, LibraryPage } from '../../domain/library/library-page.ts';
import type { LabelCount } from '../../domain/organisation/organised.ts';
import { procedure } from '../failures.ts';
import { fileTicket, itemId, pageInput } from '../inputs.ts';

export type { ImportResult, LibraryPage };

/** Words and operators, see parseSearch. */
const query = z.string().max(2000).default('');
const sort = z.enum(LIBRARY_SORTS).default('newest');
const offset = z.number().int().min(0).max(100_000_000).default(0);

/** Each stack as one item. */
const isStacked = z.boolean().default(false);

const ids = (most: number) => z.array(itemId).min(1).max(most);
const exportOptions = z.object({
  format: z.enum(TEXT_FORMATS),
  withSubtitles: z.boolean(),
  withChapters: z.boolean().optional(),
  withRecipes: z.boolean(),
  images: z.object({ format: z.enum(EXPORTED_IMAGE_FORMATS), withRecipe: z.boolean() }).optional(),
});

/** Procedures of the library. */
export const libraryContract = {
  page: procedure
    .input(
      pageInput.extend({
        kind: z.enum(Object.keys(ITEM_KINDS) as ItemKind[]).optional(),
        bin: z.boolean().default(false),
      }),
    )
    .output(type<LibraryPage>()),
  /** Whether core keeps the pictures of a clip; a window draws them where it does not, and puts them to `/media/<id>/…`. */
  hasPictures: procedure.input(z.object({ id: itemId })).output(type<boolean>()),
  get: procedure.input(z.object({ id: itemId })).output(type<LibraryItem>()),
  /** Opens the system's file dialog and hands out tickets; empty when dismissed. */
  chooseFiles: procedure.output(type<{ ticket: FileTicket; fileName: string; sizeBytes: number }[]>()),
  /**
   * Takes the files of the tickets into the library and starts reading them: copied, or with `asReference` left where they are;
   * where it is missing the settings say which. With `offersKnown` a file that has a transcript
   * already, or is an image, clip or song that is there, is not copied again, see ImportResult. Folders are searched for
   * images only with `withImages`.
   */
  import: procedure
    .input(
      z.object({
        tickets: z.array(fileTicket).min(1).max(500),
        offersKnown: z.boolean().default(false),
        withImages: z.boolean().default(false),
        asReference: z.boolean().optional(),
      }),
    )
    .output(type<ImportResult[]>()),
  /** How the file of an item is found now; null for one whose file is in the library. */
  lookAtFile: procedure.input(z.object({ id: itemId })).output(type<ReferenceState | null>()),
  /** Whether the file that the library keeps of an item is gone from its folder. */
  isFileMissing: procedure.input(z.object({ id: itemId })).output(type<boolean>()),
  /** Until when (Unix ms) the file of a generated item can be downloaded again from the service; null where it cannot. */
  downloadableUntil: procedure.input(z.object({ id: itemId })).output(type<number | null>()),
  /** Downloads the missing file of a generated item again. Nothing is generated, nothing billed. */
  downloadAgain: procedure.input(z.object({ id: itemId })).output(type<void>()),
  /** Gives an item its file, which the user chose; another one than it had only with `replaces`. */
  relink: procedure
    .input(z.object({ id: itemId, ticket: fileTicket, replaces: z.boolean().default(false) }))
    .output(type<LibraryItem>()),
  /** The file of an item was changed and is meant as it is now. */
  acceptChange: procedure.input(z.object({ id: itemId })).output(type<LibraryItem>()),
  /**
   * Looks for missing files in a folder that the user picks, of all items unless some are given; null when the dialog was
   * dismissed. Ends with the caller's signal; what was found stays found.
   */
  relinkInFolder: procedure.input(z.object({ ids: ids(MOST_EXPORTED).optional() })).output(type<RelinkResult | null>()),
  /** Reads a recording again with another of its audio tracks. */
  readTrack: procedure.input(z.object({ id: itemId, track: z.number().int().min(1).max(1000) })).output(type<void>()),
  /** Prepares a recording whose preparing failed with CONFIRMATION_NEEDED: its long silence is meant. */
  readAnyway: procedure.input(z.object({ id: itemId })).output(type<void>()),
  rename: procedure
    .input(z.object({ id: itemId, title: z.string().trim().min(1).max(300) }))
    .output(type<LibraryItem>()),
  /** Results that were opened or played: they are no longer new. */
  markSeen: procedure.input(z.object({ ids: ids(1000) })).output(type<void>()),
  /** All results of a kind; null for every kind. */
  markAllSeen: procedure
    .input(z.object({ kind: z.enum(Object.keys(ITEM_KINDS) as ItemKind[]).nullable() }))
    .output(type<void>()),
  /** Found items from a place in their order on. */
  list: procedure
    .input(z.object({ query, sort, isStacked, offset, limit: z.number().int().min(1).max(200).default(100) }))
    .output(type<LibraryRow[]>()),
  /** Those of the ids that there are, as the library lists them, in the order of the ids; also what is in the bin. */
  rows: procedure.input(z.object({ ids: ids(200) })).output(type<LibraryRow[]>()),
  /** Ids of found items from a place in their order on: for what is done with many at once. */
  ids: procedure
    .input(z.object({ query, sort, isStacked, offset, limit: z.number().int().min(1).max(10_000).default(10_000) }))
    .output(type<ItemId[]>()),
  /** Only how much a search finds. */
  count: procedure.input(z.object({ query })).output(type<number>()),
  /** How much a search finds, of which kinds and days. */
  summary: procedure
    .input(z.object({ query, sort, isStacked, byDay: z.boolean().default(false) }))
    .output(type<LibrarySummary>()),
  /** When the words of a search were said. */
  moments: procedure
    .input(z.object({ query, limit: z.number().int().min(1).max(200).default(3) }))
    .output(type<SpokenMoments>()),
  /** What an item says, from a line on. */
  lines: procedure
    .input(z.object({ id: itemId, offset, limit: z.number().int().min(1).max(500).default(200) }))
    .output(type<SpokenLine[]>()),
  /** Who speaks most often, for the filter. */
  speakers: procedure.output(type<LabelCount[]>()),
  /** Voices and models that what is in the library was generated with, the most frequent first. */
  generatedWith: procedure.output(type<GeneratedWith>()),
  /** Makes an item what stands for its stack; gives the one that did before. */
  chooseTop: procedure
    .input(z.object({ stackId: z.string().min(1).max(300), itemId: itemId.nullable() }))
    .output(type<ItemId | null>()),
  overview: procedure.output(type<LibraryOverview>()),
  /** What an item was made from and is used in, over several steps, and what of that is out of date. */
  lineage: procedure.input(z.object({ id: itemId })).output(type<Lineage>()),
  /** What the library takes on the disk, by kind and month, and what of that could be freed. */
  storage: procedure.output(type<LibraryStorage>()),
  /** How much of the library is not in readable folders yet. */
  places: procedure.output(type<LibraryPlaces>()),
  /** What is named otherwise than these templates say. Ends with the caller's signal. */
  renames: procedure.input(z.object({ templates: nameTemplatesSchema })).output(type<LibraryRenames>()),
  /** Files of items that were moved or renamed in the library's folder outside of the program. */
  movedFiles: procedure.output(type<MovedFile[]>()),
  /** Points the items at them. */
  adoptMovedFiles: procedure.output(type<MovedFile[]>()),
  /** Starts the task that moves all of it, with `renames` also what is named otherwise. */
  moveToPlaces: procedure.input(z.object({ renames: z.boolean() })).output(type<{ jobId: JobId }>()),
  /** Items whose files are the same; files are read for it. Ends with the caller's signal. */
  duplicates: procedure.output(type<DuplicateItems[]>()),
  /** Deletes what of the cache can be made again. Nothing happens while tasks run. */
  clearCache: procedure.output(type<{ freedBytes: number }>()),
  details: procedure
    .input(z.object({ id: itemId, words: z.string().max(2000).optional() }))
    .output(type<LibraryDetails>()),
  /**
   * Writes items into a folder that the user picks, as files, one archive or a list. Never overwrites; null when the dialog was
   * dismissed. Ends with the caller's signal, and leaves nothing then.
   */
  export: procedure
    .input(
      exportOptions.extend({
        ids: ids(MOST_EXPORTED),
        form: z.enum(EXPORT_FORMS).default('folder'),
        withList: z.boolean().default(false),
        withSheet: z.boolean().default(false),
      }),
    )
    .output(type<ItemExportResult | null>()),
  /** Makes files ready to be dragged out of the window; the host starts the drag by the id. */
  prepareDrag: procedure.input(exportOptions.extend({ ids: ids(MOST_DRAGGED) })).output(type<PreparedDrag>()),
  /** Opens the file of an item in the program that the system has for its kind. */
  openFile: procedure.input(z.object({ id: itemId })).output(type<void>()),
  /** Shows the file of an item in the file manager. */
  reveal: procedure.input(z.object({ id: itemId })).output(type<void>()),
  /** Puts the paths of the files of items on the clipboard. */
  copyPaths: procedure.input(z.object({ ids: ids(MOST_EXPORTED) })).output(type<{ count: number }>()),
  /** Puts items on the clipboard as files. */
  copyFiles: procedure.input(exportOptions.extend({ ids: ids(MOST_DRAGGED) })).output(type<{ fileCount: number }>()),
  /** For good, and only from the bin. */
  deleteForGood: procedure.input(z.object({ ids: ids(1000) })).output(type<void>()),
};
