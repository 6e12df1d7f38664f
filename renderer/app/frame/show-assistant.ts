import { useAssistantTab } from '../../ui/layout/assistant-tab.ts';
import { useFrame } from './frame-store.ts';

/** Shows the assistant beside the panel, whether or not the inspector was open. `dock` is where the inspector stands now. */
export function showAssistant(dock: 'column' | 'overlay'): void {
  useFrame.setState(dock === 'overlay' ? { overlay: 'dock' } : { isDockOpen: true });
  useAssistantTab.setState({ isShown: true, wantsFocus: true });
}
