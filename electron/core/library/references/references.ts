import type { FileTicket, ItemId } from '../../../../shared/domain/ids.ts';
import type { ReferenceState, RelinkResult } from '../../../../shared/domain/library/origins/file-reference.ts';
import type { LibraryItem } from '../../../../shared/domain/library/library-item.ts';

/**
 * Items whose files stay outside of the library, and those whose files are gone from it. Nothing here changes or deletes a file
 * outside. One that is missing or is another than it was is not used until it is found again, or said to be meant.
 */
export interface LibraryReferences {
  /** How the file of an item is found now; null for an item whose file is in the library. */
  lookAtFile(input: { id: ItemId }): Promise<ReferenceState | null>;
  /** Whether the file that the library keeps of an item is gone from its folder; false for an item without one, or with a reference. */
  isFileMissing(input: { id: ItemId }): Promise<boolean>;
  /**
   * Gives an item its file: the one that it had, wherever that is now, or with `replaces` another one, which is read anew.
   * A reference is pointed at it; without `file` it is the place where it was: a changed file is meant. A file that the library
   * keeps and does not find is copied back to its place, or stays outside with `asReference` (else as the settings say). Throws
   * NOT_FOUND, CONFLICT for an item whose file is in the library (`not_referenced`), for other bytes without `replaces`
   * (`other_content`), for a file of another kind (`other_kind`) and where something is in its place (`file_exists`), and like
   * importFile.
   */
  relink(input: {
    id: ItemId;
    file?: string | undefined;
    replaces: boolean;
    asReference?: boolean | undefined;
  }): Promise<LibraryItem>;
  /** The same with a file that the user chose; a `ticket` in the data of `other_content` lets it be chosen all the same. */
  relinkTicket(input: { id: ItemId; ticket: FileTicket; replaces: boolean }): Promise<LibraryItem>;
  /**
   * Looks in a folder and those below it for the files of items that lack theirs, of `ids` alone where given, and points them
   * there. Files are known by their bytes, whatever they are called. Throws FILE_MISSING, CANCELLED; what was found stays found.
   */
  relinkInFolder(input: {
    folder: string;
    ids?: readonly ItemId[] | undefined;
    signal?: AbortSignal | undefined;
  }): Promise<RelinkResult>;
  /** The same in a folder that the user chooses; null when the dialog was dismissed. */
  chooseRelinkFolder(input: {
    ids?: readonly ItemId[] | undefined;
    signal?: AbortSignal | undefined;
  }): Promise<RelinkResult | null>;
}
