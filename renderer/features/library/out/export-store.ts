import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { type ItemExportOrder, PLAIN_IMAGE_EXPORT } from '../../../../shared/domain/library/item-export.ts';

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
    {
      name: 'atelier.library.export',
    },
  ),
);

/** Whether the export dialog is open; while items are written, how many and how to end that. */
export const useExportDialog = create<{ isOpen: boolean; writing: { count: number; cancel: () => void } | null }>(
  () => ({
    isOpen: false,
    writing: null,
  }),
);
