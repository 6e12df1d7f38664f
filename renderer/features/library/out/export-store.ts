import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { ItemExportOptions } from '../../../../shared/domain/library/item-export.ts';

/** How items become files: what was chosen last in the export dialog, also for dragging. */
export const useExportOptions = create<ItemExportOptions>()(
  persist((): ItemExportOptions => ({ format: 'txt', withSubtitles: true, withRecipes: false }), {
    name: 'atelier.library.export',
  }),
);

/** Whether the export dialog is open. */
export const useExportDialog = create<{ isOpen: boolean }>(() => ({ isOpen: false }));
