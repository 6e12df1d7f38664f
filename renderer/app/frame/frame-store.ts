import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** Which columns are open and how wide; widths are px at normal text size, null is the drawn default. */
type FrameState = {
  isListOpen: boolean;
  isDockOpen: boolean;
  listWidth: number | null;
  formWidth: number | null;
  dockWidth: number | null;
  /** The column that lies over the stage in a narrow window. */
  overlay: 'list' | 'dock' | null;
  popup: 'tasks' | 'palette' | 'shortcuts' | null;
};

/** State of the frame; open columns and widths survive restarts. */
export const useFrame = create<FrameState>()(
  persist(
    (): FrameState => ({
      isListOpen: true,
      isDockOpen: true,
      listWidth: null,
      formWidth: null,
      dockWidth: null,
      overlay: null,
      popup: null,
    }),
    {
      name: 'atelier.frame',
      version: 1,
      partialize: ({ isListOpen, isDockOpen, listWidth, formWidth, dockWidth }) => ({
        isListOpen,
        isDockOpen,
        listWidth,
        formWidth,
        dockWidth,
      }),
    },
  ),
);

/** Opens a popup, or closes it when it is open. */
export function togglePopup(popup: NonNullable<FrameState['popup']>): void {
  useFrame.setState((state) => ({ popup: state.popup === popup ? null : popup }));
}

/** Closes the popup if it is that one. */
export function closePopup(popup: NonNullable<FrameState['popup']>): void {
  useFrame.setState((state) => (state.popup === popup ? { popup: null } : state));
}

/** Shows or hides a column; in a narrow window the one that lies over the stage. */
export function toggleColumn(column: 'list' | 'dock', mode: 'column' | 'overlay'): void {
  useFrame.setState((state) => {
    if (mode === 'overlay') return { overlay: state.overlay === column ? null : column };
    return column === 'list' ? { isListOpen: !state.isListOpen } : { isDockOpen: !state.isDockOpen };
  });
}
