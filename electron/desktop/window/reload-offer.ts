import { app, type BrowserWindow, dialog } from 'electron';

/** Asks what to do when the page died or hangs. Work goes on in core all the while, so reloading loses nothing. */
export function offerReload(window: BrowserWindow): void {
  let isAsking = false;
  const ask = async (message: string, other: 'Quit' | 'Wait') => {
    if (isAsking || window.isDestroyed()) return;
    isAsking = true;
    const detail = 'Your work is kept, and tasks go on. Reloading shows it again.';
    const { response } = await dialog.showMessageBox(window, {
      type: 'warning',
      message,
      detail,
      buttons: ['Reload', other],
      defaultId: 0,
      cancelId: 1,
    });
    isAsking = false;
    if (response === 0 && !window.isDestroyed()) window.webContents.reload();
    else if (other === 'Quit') app.quit();
  };
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason !== 'clean-exit') void ask('The window stopped working', 'Quit');
  });
  window.on('unresponsive', () => void ask('The window does not answer', 'Wait'));
}
