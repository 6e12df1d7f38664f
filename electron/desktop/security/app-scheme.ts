import { protocol } from 'electron';
import type { HttpDoor } from '../../http/create-http.ts';

/** Origin of the page. It is a secure context, so that the page has what a browser gives to https only. */
export const APP_ORIGIN = 'app://studio';

/** Must run before the app is ready, so at the top level of the entry. */
export function registerAppScheme(): void {
  const privileges = { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true };
  protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges }]);
}

/**
 * Answers every request of the page by the HTTP door; hosts other than our own get nothing. `onScriptSent` is called with the
 * name of each script of the page that was read to its end.
 */
export function serveAppScheme(http: HttpDoor, onScriptSent: (name: string) => void): void {
  protocol.handle('app', async (request) => {
    if (!isAppUrl(request.url)) return new Response('Not found', { status: 404 });
    const response = await http.fetch(request);
    const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
    return name.endsWith('.js') ? watched(response, () => onScriptSent(name)) : response;
  });
}

function watched({ body, status, headers }: Response, onRead: () => void): Response {
  if (body === null) return new Response(null, { status, headers });
  return new Response(body.pipeThrough(new TransformStream({ flush: onRead })), { status, headers });
}

/** Whether an address belongs to our page. */
export function isAppUrl(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === 'app:' && new URL(url).host === 'studio';
}
