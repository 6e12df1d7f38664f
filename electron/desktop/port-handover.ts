import { app, ipcMain, type IpcMainEvent, MessageChannelMain, type MessagePortMain } from 'electron';
import type { RpcDoor } from '../rpc/create-rpc.ts';
import { isFromOurPage } from './security/sender.ts';

const MAX_NONCE_LENGTH = 100;

/**
 * Gives each window's page an RPC port each time it asks with a nonce. The page cannot bring a port of its own: the host makes the
 * channel and knows who gets the other end. Asked before the door is open, the page gets its port when it is.
 * A new port closes the one before of the same window, so a reload leaves none behind. Nothing is asked of a core that is being ended.
 */
export function handOverPorts(opening: Promise<RpcDoor>): void {
  const current = new Map<number, MessagePortMain>();
  let isEnding = false;
  app.on('will-quit', () => {
    isEnding = true;
    for (const port of current.values()) port.close();
  });
  ipcMain.on('port:request', (event, nonce: unknown) => {
    if (!isFromOurPage(event) || typeof nonce !== 'string' || nonce.length > MAX_NONCE_LENGTH) return;
    // A core that cannot be opened ends the app, which says why.
    void opening.then((rpc) => handOver(rpc, event, nonce)).catch(() => undefined);
  });

  function handOver(rpc: RpcDoor, { sender, senderFrame }: IpcMainEvent, nonce: string): void {
    if (isEnding || sender.isDestroyed()) return;
    const { id } = sender;
    current.get(id)?.close();
    const { port1, port2 } = new MessageChannelMain();
    current.set(id, port1);
    sender.once('destroyed', () => {
      if (current.get(id) !== port1) return;
      port1.close();
      current.delete(id);
    });
    rpc.serve(port1);
    port1.start();
    senderFrame?.postMessage('port', nonce, [port2]);
  }
}
