import type { WebContents } from 'electron';

/** WebRTC is not bound by the page's policy in every version and not by the session's requests; nothing here needs it. */
export function refuseWebRtc(contents: WebContents): void {
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
}
