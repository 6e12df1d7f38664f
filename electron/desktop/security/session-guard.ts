import type { Session } from 'electron';
import { isAppUrl } from './app-scheme.ts';

/** What the page may reach besides its own scheme: nothing that leaves the machine. */
const LOCAL_SCHEMES = new Set(['app:', 'blob:', 'data:', 'devtools:']);

/** The port "discard": refused or swallowed everywhere. */
const DEAD_PROXY = '127.0.0.1:9';

const COPYING = 'clipboard-sanitized-write';

/**
 * Refuses every permission but the microphone and putting text into the clipboard (never reading it) for our own page, and
 * every request to the network: the service is reached by core, never by the page. `developmentOrigin` lets a development server's socket through.
 */
export function guardSession(session: Session, developmentOrigin: string | null): void {
  session.setPermissionRequestHandler((...[, permission, answer, details]) => {
    const types = 'mediaTypes' in details ? details.mediaTypes : undefined;
    const isMicrophoneOnly = permission === 'media' && types?.length === 1 && types[0] === 'audio';
    answer((isMicrophoneOnly || permission === COPYING) && isAppUrl(details.requestingUrl));
  });
  session.setPermissionCheckHandler((...[, permission, origin, details]) => {
    const isMicrophone = permission === 'media' && details.mediaType === 'audio';
    return (isMicrophone || permission === COPYING) && isAppUrl(origin);
  });
  session.setDevicePermissionHandler(() => false);
  // Nobody listens there: what does not ask the filter below (WebRTC over TCP) reaches nothing either.
  const proxyBypassRules = developmentOrigin === null ? '<-loopback>' : new URL(developmentOrigin).host;
  void session.setProxy({ mode: 'fixed_servers', proxyRules: DEAD_PROXY, proxyBypassRules });
  session.webRequest.onBeforeRequest((details, answer) => {
    const { protocol, host } = new URL(details.url);
    const isDevelopment = developmentOrigin !== null && host === new URL(developmentOrigin).host;
    answer({ cancel: !LOCAL_SCHEMES.has(protocol) && !isDevelopment });
  });
}
