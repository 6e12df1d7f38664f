/** The nonce of this page load; libraries that write style elements need it under the page's policy. */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

// Read by react-remove-scroll (inside Mantine), which knows only this name.
(globalThis as { __webpack_nonce__?: string }).__webpack_nonce__ = styleNonce;
