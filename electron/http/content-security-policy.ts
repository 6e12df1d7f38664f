/**
 * Policy of the page: nothing from outside, no inline code, styles only from our files or with this load's nonce.
 * `sources.connect` and `sources.script` add what a development server needs; a built page adds nothing.
 */
export function pagePolicy(nonce: string, sources: { connect: readonly string[]; script: readonly string[] }): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...sources.script].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "font-src 'self'",
    ['connect-src', "'self'", ...sources.connect].join(' '),
    "worker-src 'self' blob:",
    "manifest-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "frame-src 'none'",
  ].join('; ');
}

/** Policy of everything that is no page: opened by itself it can do nothing. */
export const RESOURCE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";
