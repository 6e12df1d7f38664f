import type { DragId, ItemId } from '../../../shared/domain/ids.ts';
import type { Provenance } from '../../../shared/domain/library/origins/provenance.ts';
import type {
  ItemExportOptions,
  ItemExportOrder,
  ItemExportResult,
  PreparedDrag,
} from '../../../shared/domain/library/item-export.ts';

/** Items of every kind as files for other programs. Every method throws NOT_FOUND for an id that there is not. */
export interface ItemFiles {
  /**
   * Writes items into a folder that the user picks (`folder`: the command line), each under its title, or all of them as one
   * archive or list. Never overwrites: a taken name gets " (2)", and what belongs together gets the same number. Null when the
   * dialog was dismissed. Throws DISK_FULL, FOLDER_READ_ONLY, FILE_MISSING, CONFLICT (`nothing_to_export`) where none of them has
   * a file or a text, and CANCELLED when `signal` aborts: nothing of the export is left then.
   */
  export(
    input: ItemExportOrder & { ids: readonly ItemId[]; folder?: string | undefined; signal?: AbortSignal | undefined },
  ): Promise<ItemExportResult | null>;
  /** Writes items into a folder of the cache, complete before it resolves, so that they can be dragged out. Throws like export. */
  prepareDrag(input: ItemExportOptions & { ids: readonly ItemId[] }): Promise<PreparedDrag>;
  /** Absolute paths of what was prepared, for the host alone; empty for an id that was not given out or has lapsed. */
  draggedFiles(dragId: DragId): string[];
  /**
   * Opens the file of an item in the program that the system has for its kind. Throws NOT_FOUND where it has none, CONFLICT (`no_app`)
   * where no program opens it, or it is no audio, image or video.
   */
  openFile(input: { id: ItemId }): Promise<void>;
  /** Shows the file of an item in the file manager. Throws NOT_FOUND where it has none. */
  reveal(input: { id: ItemId }): void;
  /** Puts the paths of the files of items on the clipboard; those without one are left out. Throws NOT_FOUND where none has one. */
  copyPaths(input: { ids: readonly ItemId[] }): { count: number };
  /**
   * Puts items on the clipboard as files, to be pasted in other programs: written as for a drag. Throws like export, CONFLICT
   * (`no_file_clipboard`) where the system takes no files.
   */
  copyFiles(input: ItemExportOptions & { ids: readonly ItemId[] }): Promise<{ fileCount: number }>;
  /** How an audio file says that it was generated, see readProvenance; null where it says nothing. Throws FILE_MISSING. */
  provenance(input: { file: string }): Promise<Provenance | null>;
}
