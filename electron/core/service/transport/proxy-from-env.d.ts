declare module 'proxy-from-env' {
  /** The proxy that the environment names for an address; an empty string for none. */
  export function getProxyForUrl(url: string): string;
}
