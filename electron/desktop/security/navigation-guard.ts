import { app, shell, type WebContents } from 'electron';
import { isAppUrl } from './app-scheme.ts';
import { refuseWebRtc } from './webrtc.ts';

/** Guards every page that will ever be made in this process: it stays where it is, opens nothing, embeds nothing. */
export function guardNavigation(): void {
  app.on('web-contents-created', (_event, contents) => guard(contents));
}

/** Links to the web open in the system's browser; all other schemes could start programs and are dropped. */
export function opensInBrowser(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === 'https:';
}

function guard(contents: WebContents): void {
  refuseWebRtc(contents);
  contents.setWindowOpenHandler(({ url }) => {
    if (opensInBrowser(url)) void shell.openExternal(url);
    return { action: 'deny' };
  });
  const refuseForeign = (event: { url: string; preventDefault(): void }) => {
    if (!isAppUrl(event.url)) event.preventDefault();
  };
  contents.on('will-navigate', refuseForeign);
  contents.on('will-redirect', refuseForeign);
  contents.on('will-frame-navigate', refuseForeign);
  contents.on('will-attach-webview', (event) => event.preventDefault());
}
