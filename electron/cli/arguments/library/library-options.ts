import type { ItemId } from '../../../../shared/domain/ids.ts';
import { type ExportForm, type ImageExport, type TextFormat } from '../../../../shared/domain/library/item-export.ts';
import { type LibrarySort } from '../../../../shared/domain/library/search/library-filter.ts';
import { type ColourLabel, type Verdict } from '../../../../shared/domain/organisation/organised.ts';
import { type FileAction } from './library-file-arguments.ts';

/** What `atelier library` is asked to do. */
export type LibraryOptions = { isJson: boolean; isVerbose: boolean } & (
  | { action: 'find'; query: string; savedAs: string | null; sort: LibrarySort; limit: number }
  | { action: 'show'; id: ItemId }
  | {
      action: 'export';
      ids: ItemId[];
      /** Null for the default folder of the settings. */
      folder: string | null;
      format: TextFormat;
      withSubtitles: boolean;
      withChapters: boolean;
      withRecipes: boolean;
      form: ExportForm;
      withList: boolean;
      withSheet: boolean;
      images: ImageExport;
    }
  | { action: 'tag'; ids: ItemId[]; add: string[]; remove: string[] }
  | { action: 'boards' }
  | { action: 'searches' }
  | { action: 'board'; name: string; ids: ItemId[]; change: 'add' | 'create' | 'remove' }
  | { action: 'pick'; ids: ItemId[]; verdict: Verdict | null }
  | { action: 'label'; ids: ItemId[]; colourLabel: ColourLabel | null }
  | FileAction
);
