import type { WebContents } from 'electron';

/**
 * WebRTC is bound neither by the session's requests nor by the page's policy: Chromium does not know its directive `webrtc`.
 * Nothing here needs it, so it gets no way out: no packet without a proxy here, and a dead proxy in guardSession.
 */
export function refuseWebRtc(contents: WebContents): void {
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
}
