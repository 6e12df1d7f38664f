import { PANEL_ICONS } from '../../ui/kinds/panel-icons.ts';
import type { Panel } from '../../ui/layout/panel.ts';
import { DockColumn } from './dock/dock-column.tsx';
import { LibraryProvider } from './items/found-context.tsx';
import { LibraryStage } from './library-stage.tsx';
import { ListColumn } from './list/list-column.tsx';
import { texts } from './texts.ts';

/** The Library panel: everything that was made or imported, of every kind. */
export const libraryPanel: Panel = {
  id: 'library',
  title: texts.title,
  icon: PANEL_ICONS.library,
  command: 'go.library',
  place: 'top',
  Provider: LibraryProvider,
  List: ListColumn,
  Main: LibraryStage,
  Dock: DockColumn,
};
