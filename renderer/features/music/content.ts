import type { PanelContent } from '../../ui/layout/panel.ts';
import { DockColumn } from './dock/dock-column.tsx';
import { FormColumn } from './form/form-column.tsx';
import { GalleryProvider } from './results/gallery-context.tsx';
import { MainStage } from './stage/main-stage.tsx';

/** What the Music panel shows; only loaded by renderer/app/start/panel-contents.ts. */
export const content: PanelContent = {
  Provider: GalleryProvider,
  List: FormColumn,
  Main: MainStage,
  Dock: DockColumn,
};
