import { useSyncExternalStore } from 'react';

/** An address within the app: the panel and what it shows, e.g. `#/transcribe/t_1` is `{ panel: 'transcribe', path: ['t_1'] }`. */
export type Route = { panel: string; path: readonly string[] };

/** Reads `#/panel/a/b`; an empty or strange hash gives an empty panel. Broken escapes are kept as they are. */
export function parseRoute(hash: string): Route {
  const [panel = '', ...path] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .filter(Boolean)
    .map(decode);
  return { panel, path };
}

/** The hash of a route; every part is escaped. */
export function formatRoute({ panel, path }: Route): string {
  return `#/${[panel, ...path].map(encodeURIComponent).join('/')}`;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    if (error instanceof URIError) return part;
    throw error;
  }
}

/** Opens a panel, e.g. `navigate('transcribe', id)`. `replace` writes no history entry. */
export function navigate(panel: string, ...path: string[]): void {
  window.location.hash = formatRoute({ panel, path });
}

/** Like navigate, without a step for "back": for addresses that follow from another. */
export function replaceRoute(panel: string, ...path: string[]): void {
  window.location.replace(formatRoute({ panel, path }));
}

let cachedHash: string | null = null;
let cachedRoute: Route = { panel: '', path: [] };

/** The address now; the same object until it changes. */
export function currentRoute(): Route {
  const { hash } = window.location;
  if (hash !== cachedHash) {
    cachedHash = hash;
    cachedRoute = parseRoute(hash);
  }
  return cachedRoute;
}

/** The address, as a hook. */
export function useRoute(): Route {
  return useSyncExternalStore(subscribe, currentRoute);
}

const listeners = new Set<() => void>();

/**
 * One listener on the window for all readers: with one each, React would render between them, and a panel that is about to
 * go would see the address of the next one.
 */
function announceChange(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('hashchange', announceChange);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('hashchange', announceChange);
  };
}
