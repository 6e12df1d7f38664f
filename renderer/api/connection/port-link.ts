import type { ClientContext, ClientLink } from '@orpc/client';
import { RPCLink } from '@orpc/client/message-port';
import type { PortMessage } from '../../../shared/contract/host/host-bridge.ts';
import { hostBridge } from './host.ts';

const PORT_TIMEOUT_MS = 10_000;

/** Asks the host for a port and waits for the message that carries it. Rejects when none comes within ten seconds. */
export function openPort(): Promise<MessagePort> {
  const bridge = hostBridge();
  const nonce = crypto.randomUUID();
  return new Promise((resolve, reject) => {
    const finish = () => {
      clearTimeout(timer);
      window.removeEventListener('message', receive);
    };
    const receive = (event: MessageEvent) => {
      const [port] = event.ports;
      if (event.source !== window || !port || !isPortMessage(event.data) || event.data.nonce !== nonce) return;
      finish();
      resolve(port);
    };
    const timer = setTimeout(() => {
      finish();
      reject(new Error('Atelier didn’t respond.'));
    }, PORT_TIMEOUT_MS);
    window.addEventListener('message', receive);
    bridge.requestPort(nonce);
  });
}

function isPortMessage(data: unknown): data is PortMessage {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'atelier:port' && 'nonce' in data;
}

/** A link that opens its port on the first call and can be given a new one after the old died. */
export type PortLink = ClientLink<ClientContext> & { reconnect: () => void };

/** See PortLink. Calls wait for the port; a failed hand-over rejects them and the next call tries again. */
export function createPortLink(open: () => Promise<MessagePort> = openPort): PortLink {
  let link: Promise<RPCLink<ClientContext>> | null = null;
  const connect = () =>
    open().then(
      (port) => {
        const next = new RPCLink({ port });
        port.start();
        return next;
      },
      (error: unknown) => {
        link = null;
        throw error;
      },
    );
  return {
    call: async (path, input, options) => {
      link ??= connect();
      return (await link).call(path, input, options);
    },
    reconnect: () => {
      link = null;
    },
  };
}
