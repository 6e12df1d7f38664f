import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import {
  type ItemExportOptions,
  type ItemExportOrder,
  PLAIN_IMAGE_EXPORT,
} from '../../../../shared/domain/library/item-export.ts';

/** What is exported, as its panel calls it: `items` are of any kind. */
export type ExportSubject = 'items' | 'images' | 'clips' | 'songs';

type Option = keyof ItemExportOrder;

const OF_ALL: readonly Option[] = ['form', 'withRecipes', 'withList', 'withSheet'];

const ASKED: Record<ExportSubject, readonly Option[]> = {
  items: [...OF_ALL, 'format', 'images', 'withSubtitles', 'withChapters'],
  images: [...OF_ALL, 'images'],
  clips: [...OF_ALL, 'withSubtitles'],
  songs: [...OF_ALL, 'withSubtitles'],
};

/** Whether the dialog asks for an option where that subject is exported. */
export const isAsked = (subject: ExportSubject, option: Option): boolean => ASKED[subject].includes(option);

/** How items become files: what was chosen last in the export dialog, also for dragging. */
export const useExportOptions = create<ItemExportOrder>()(
  persist(
    (): ItemExportOrder => ({
      format: 'txt',
      withSubtitles: true,
      withChapters: false,
      withRecipes: false,
      images: PLAIN_IMAGE_EXPORT,
      form: 'folder',
      withList: false,
      withSheet: false,
    }),
    { name: 'atelier.library.export' },
  ),
);

/** What the user was not asked for a subject is plain, whatever was chosen for another. */
export function exportOrder(subject: ExportSubject): ItemExportOrder {
  const options = useExportOptions.getState();
  return {
    ...options,
    format: isAsked(subject, 'format') ? options.format : 'txt',
    images: isAsked(subject, 'images') ? options.images : PLAIN_IMAGE_EXPORT,
    withSubtitles: isAsked(subject, 'withSubtitles') && options.withSubtitles,
    withChapters: isAsked(subject, 'withChapters') && options.withChapters,
  };
}

/** How files are dragged: one by one, whatever an export becomes. */
export function dragOptions(subject: ExportSubject): ItemExportOptions {
  const { format, withSubtitles, withChapters, withRecipes, images } = exportOrder(subject);
  return { format, withSubtitles, withChapters, withRecipes, images };
}

/** What the export dialog asks about; null while it is closed. */
export type ExportQuestion = { ids: readonly ItemId[]; subject: ExportSubject };

/** What the dialog asks about; while items are written, how to end that. */
export const useExportDialog = create<{ question: ExportQuestion | null; writing: { cancel: () => void } | null }>(
  () => ({ question: null, writing: null }),
);

/** Opens the dialog in which it is chosen how items become files. */
export const askForExport = (subject: ExportSubject, ids: readonly ItemId[]): void =>
  useExportDialog.setState({ question: { ids, subject } });
