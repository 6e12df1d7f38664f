import { PANEL_ICONS } from '../../ui/kinds/panel-icons.ts';
import type { Panel } from '../../ui/layout/panel.ts';
import { DockColumn } from './dock/dock-column.tsx';
import { ScriptDropTarget } from './importing/drop-target.tsx';
import { ListColumn } from './list/list-column.tsx';
import { ScriptProvider } from './document/script-provider.tsx';
import { MainStage } from './stage/main-stage.tsx';
import { texts } from './texts.ts';

/** The Speak panel: a script in, narration out. */
export const speakPanel: Panel = {
  id: 'speak',
  title: texts.title,
  icon: PANEL_ICONS.speak,
  command: 'go.speak',
  place: 'top',
  Provider: ScriptProvider,
  Background: ScriptDropTarget,
  List: ListColumn,
  Main: MainStage,
  Dock: DockColumn,
};
