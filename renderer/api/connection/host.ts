import type { HostBridge } from '../../../shared/contract/host/host-bridge.ts';

declare global {
  interface Window {
    /** Set by the preload script before the page runs. */
    readonly atelier?: HostBridge<File>;
  }
}

/** The bridge to the desktop. Throws an explained Error in a page that the app did not open. */
export function hostBridge(): HostBridge<File> {
  const bridge = window.atelier;
  if (!bridge) throw new Error('This page is part of the Atelier app. Open the app instead.');
  return bridge;
}

/** Operating system of the desktop; key names and window controls depend on it. */
export function hostPlatform(): HostBridge<File>['platform'] {
  return window.atelier?.platform ?? 'linux';
}
