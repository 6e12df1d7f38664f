import { type } from '@orpc/contract';
import * as z from 'zod';
import type { FileTicket } from '../domain/ids.ts';
import { type ItemKind, ITEM_KINDS } from '../domain/library/item-kinds.ts';
import type { LibraryItem } from '../domain/library/library-item.ts';
import type { ImportResult, LibraryPage } from '../domain/library/library-page.ts';
import { procedure } from './failures.ts';
import { fileTicket, itemId, pageInput } from './inputs.ts';

export type { ImportResult, LibraryPage };

const ids = z.array(itemId).min(1).max(1000);

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
  get: procedure.input(z.object({ id: itemId })).output(type<LibraryItem>()),
  /** Opens the system's file dialog and hands out tickets; empty when dismissed. */
  chooseFiles: procedure.output(type<{ ticket: FileTicket; fileName: string; sizeBytes: number }[]>()),
  /**
   * Copies the files of the tickets into the library and starts reading them. With `offersKnown` a file that has a transcript
   * already is not copied again, see ImportResult.
   */
  import: procedure
    .input(z.object({ tickets: z.array(fileTicket).min(1).max(500), offersKnown: z.boolean().default(false) }))
    .output(type<ImportResult[]>()),
  /** Prepares a recording whose preparing failed with CONFIRMATION_NEEDED: its long silence is meant. */
  /** Reads a recording again with another of its audio tracks. */
  readTrack: procedure.input(z.object({ id: itemId, track: z.number().int().min(1).max(1000) })).output(type<void>()),
  readAnyway: procedure.input(z.object({ id: itemId })).output(type<void>()),
  rename: procedure
    .input(z.object({ id: itemId, title: z.string().trim().min(1).max(300) }))
    .output(type<LibraryItem>()),
  /** For good, and only from the bin. */
  deleteForGood: procedure.input(z.object({ ids })).output(type<void>()),
};
