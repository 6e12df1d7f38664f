import type { LaunchedApp } from './launch-app.ts';
import { installMeter, scrollThrough, type Seen } from './meters/page-meter.ts';

/** Scrolls in a window of the same app that has nothing to do. */
export async function scrollEmptyPage(
  { electron }: LaunchedApp,
  { size, stepPx }: { size: { width: number; height: number }; stepPx: number },
): Promise<Seen> {
  const page = `document.body.innerHTML = '<div id="s" style="height:100vh;overflow:auto"><div style="height:400000px" data-line>Empty</div></div>';
    (${installMeter.toString()})();
    (${scrollThrough.toString()})({ scroller: '#s', row: '[data-line]', stepPx: ${stepPx}, mostFrames: 300 })`;
  return electron.evaluate(
    async ({ BrowserWindow }, { wanted, code }) => {
      const window = new BrowserWindow({ ...wanted, useContentSize: true, webPreferences: { sandbox: true } });
      try {
        await window.loadURL('about:blank');
        return (await window.webContents.executeJavaScript(code)) as Seen;
      } finally {
        window.destroy();
      }
    },
    { wanted: size, code: page },
  );
}
