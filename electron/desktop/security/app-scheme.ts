import { protocol } from 'electron';
import type { HttpDoor } from '../../http/create-http.ts';

/** Origin of the page. It is a secure context, so that the page has what a browser gives to https only. */
export const APP_ORIGIN = 'app://studio';

/** Must run before the app is ready, so at the top level of the entry. */
export function registerAppScheme(): void {
  const privileges = { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true };
  protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges }]);
}

/** Answers every request of the page by the HTTP door; hosts other than our own get nothing. */
export function serveAppScheme(http: HttpDoor): void {
  protocol.handle('app', (request) =>
    isAppUrl(request.url) ? http.fetch(request) : new Response('Not found', { status: 404 }),
  );
}

/** Whether an address belongs to our page. */
export function isAppUrl(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === 'app:' && new URL(url).host === 'studio';
}
