import { createORPCClient } from '@orpc/client';
import { os } from '@orpc/server';
import { RPCHandler } from '@orpc/server/message-port';
import { afterEach, expect, it } from 'vitest';
import { createPortLink } from './port-link.ts';

const opened: { close: () => void }[] = [];
afterEach(() => {
  for (const port of opened.splice(0)) port.close();
});

type Client = { who: () => Promise<string> };

/** A port whose other end answers with `name`; real MessageChannel, real handler. */
function portTo(name: string): MessagePort {
  const { port1, port2 } = new MessageChannel();
  new RPCHandler({ who: os.handler(() => name) }).upgrade(port1, { context: {} });
  port1.start();
  opened.push(port1, port2);
  return port2;
}

it('opens one port for many calls, and a new one after reconnect', async () => {
  let count = 0;
  const link = createPortLink(() => Promise.resolve(portTo(`core ${(count += 1)}`)));
  const client: Client = createORPCClient(link);
  expect(await Promise.all([client.who(), client.who()])).toEqual(['core 1', 'core 1']);
  link.reconnect();
  expect(await client.who()).toBe('core 2');
});

it('tries again with the next call when the hand-over failed', async () => {
  let isBroken = true;
  const link = createPortLink(() =>
    isBroken ? Promise.reject(new Error('no answer')) : Promise.resolve(portTo('core')),
  );
  const client: Client = createORPCClient(link);
  await expect(client.who()).rejects.toThrow('no answer');
  isBroken = false;
  expect(await client.who()).toBe('core');
});
