import { PANEL_IDS } from '../../../shared/domain/panel-id.ts';
import { hostBridge } from '../../api/connection/host.ts';
import { parseRoute } from '../../ui/layout/navigation.ts';
import { takeSent } from '../../ui/layout/send-to.ts';

/** This window has no panels: what a link or a button opens is shown in the main window. Returns what ends that. */
export function showPlacesInMainWindow(): () => void {
  const forward = () => {
    const { panel: name, path } = parseRoute(window.location.hash);
    const panel = PANEL_IDS.find((id) => id === name);
    if (!panel) return;
    const sent = takeSent(panel);
    hostBridge().openInMainWindow({ panel, path: [...path], sent: sent === undefined ? null : JSON.stringify(sent) });
    // The next one may be the same.
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  };
  window.addEventListener('hashchange', forward);
  return () => window.removeEventListener('hashchange', forward);
}

/** What Escape closes before it hides the window. */
const OPEN = '[role="dialog"], [role="menu"], [role="listbox"]';

/** Escape hides the window unless it was for something in it. Returns what ends that. */
export function hideOnEscape(): () => void {
  let hadOpen = false;
  // On the way down: by the end it is closed.
  const note = ({ isTrusted }: KeyboardEvent) => {
    if (isTrusted) hadOpen = [...document.querySelectorAll(OPEN)].some((each) => each.checkVisibility());
  };
  const hide = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing && !hadOpen)
      hostBridge().hideMiniWindow();
  };
  window.addEventListener('keydown', note, true);
  window.addEventListener('keydown', hide);
  return () => {
    window.removeEventListener('keydown', note, true);
    window.removeEventListener('keydown', hide);
  };
}
