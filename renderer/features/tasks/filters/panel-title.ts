import type { PanelId } from '../../../../shared/domain/panel-id.ts';
import { commandOf } from '../../../ui/actions/use-actions.ts';

/** The name of a panel: the title of the command that opens it. */
export function panelTitle(panel: PanelId): string {
  return commandOf(panel === 'settings' ? 'app.settings' : `go.${panel}`).title;
}
