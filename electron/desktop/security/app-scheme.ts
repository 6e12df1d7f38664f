import { protocol } from 'electron';
import type { HttpDoor } from '../../http/create-http.ts';
import type { ScriptWatch } from '../app-script.ts';

/** Origin of the page. It is a secure context, so that the page has what a browser gives to https only. */
export const APP_ORIGIN = 'app://studio';

/** Must run before the app is ready, so at the top level of the entry. */
export function registerAppScheme(): void {
  const privileges = { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true };
  protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges }]);
}

/** What the page cannot begin without: a script is evaluated when its style sheets are there. */
const NEEDED = /\.(?:js|css)$/;

/**
 * Answers every request of the page by the HTTP door; hosts other than our own get nothing. `scripts` is told of each script and
 * style sheet that the page asks for and has read to its end.
 */
export function serveAppScheme(http: HttpDoor, scripts: Pick<ScriptWatch, 'onAsked' | 'onSent'>): void {
  protocol.handle('app', async (request) => {
    if (!isAppUrl(request.url)) return new Response('Not found', { status: 404 });
    const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
    if (!NEEDED.test(name)) return http.fetch(request);
    scripts.onAsked(name);
    return watched(await http.fetch(request), () => scripts.onSent(name));
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
