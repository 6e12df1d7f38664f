import { ipcMain, type WebContents } from 'electron';
import type { OpenedPlace } from '../../../shared/contract/host/host-bridge.ts';
import { isFromOurPage } from '../security/sender.ts';

/**
 * Has the page that `page` returns show places; one that comes before that page listens waits for it. Listens to pages, so to be
 * called once.
 */
export function collectPlaces(page: () => WebContents | null): (place: OpenedPlace) => void {
  let waiting: OpenedPlace | null = null;
  let listening: WebContents | null = null;
  const flush = () => {
    const target = page();
    if (waiting === null || target === null || target !== listening) return;
    target.send('place:open', waiting);
    waiting = null;
  };
  ipcMain.on('place:listening', (event) => {
    if (!isFromOurPage(event) || event.sender !== page()) return;
    listening = event.sender;
    flush();
  });
  return (place) => {
    waiting = place;
    flush();
  };
}
