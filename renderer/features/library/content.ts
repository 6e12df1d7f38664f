import type { PanelContent } from '../../ui/layout/panel.ts';
import { DockColumn } from './dock/dock-column.tsx';
import { LibraryProvider } from './items/found/found-context.tsx';
import { LibraryStage } from './library-stage.tsx';
import { ListColumn } from './list/list-column.tsx';

/** What the Library panel shows; only loaded by renderer/app/start/panel-contents.ts. */
export const content: PanelContent = {
  Provider: LibraryProvider,
  List: ListColumn,
  Main: LibraryStage,
  Dock: DockColumn,
};
