import { app, type BrowserWindow, dialog } from 'electron';
import { DESKTOP_TEXTS } from '../texts.ts';

const TEXTS = DESKTOP_TEXTS.reload;

/** Asks what to do when the page died or hangs. Work goes on in core all the while, so reloading loses nothing. */
export function offerReload(window: BrowserWindow): void {
  let isAsking = false;
  const ask = async (message: string, other: 'quit' | 'wait') => {
    if (isAsking || window.isDestroyed()) return;
    isAsking = true;
    const { response } = await dialog.showMessageBox(window, {
      type: 'warning',
      message,
      detail: TEXTS.text,
      buttons: [TEXTS.reload, TEXTS[other]],
      defaultId: 0,
      cancelId: 1,
    });
    isAsking = false;
    if (response === 0 && !window.isDestroyed()) window.webContents.reload();
    else if (other === 'quit') app.quit();
  };
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason !== 'clean-exit') void ask(TEXTS.stopped, 'quit');
  });
  window.on('unresponsive', () => void ask(TEXTS.unresponsive, 'wait'));
}
