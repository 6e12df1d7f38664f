import http from 'node:http';
import https from 'node:https';
import { HttpsProxyAgent } from 'https-proxy-agent';
import { getProxyForUrl } from 'proxy-from-env';

/** Makes connections, through the proxy of the environment where there is one. */
export type Agents = {
  agentFor: (url: URL) => http.Agent;
  dispose: () => void;
};

/**
 * Creates agents that honour HTTPS_PROXY, ALL_PROXY and NO_PROXY for https; plain http is loopback only and never
 * proxied. Each request gets a connection of its own: one that is kept may be dead, and a request lost on it could have
 * been billed.
 */
export function createAgents(): Agents {
  const plain = new http.Agent();
  const secure = new https.Agent();
  const proxied = new Map<string, HttpsProxyAgent<string>>();
  return {
    agentFor(url) {
      if (url.protocol !== 'https:') return plain;
      const proxy = proxyOf(url);
      if (proxy === null) return secure;
      const agent = proxied.get(proxy.href) ?? new HttpsProxyAgent(proxy.href);
      proxied.set(proxy.href, agent);
      return agent;
    },
    dispose() {
      for (const agent of [plain, secure, ...proxied.values()]) agent.destroy();
    },
  };
}

/** The proxy that the environment names for an address, or null. May hold credentials: show its `host` only. */
export function proxyOf(url: URL): URL | null {
  const proxy = url.protocol === 'https:' ? getProxyForUrl(url.href) : '';
  return URL.canParse(proxy) ? new URL(proxy) : null;
}
