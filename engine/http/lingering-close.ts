import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Longest wait for a client that neither stops sending nor hangs up: many at once send large files slowly. */
const LONGEST_MS = 30_000;

/**
 * Lets a server close connections so that the answer arrives. Node closes one as soon as its last answer is out; where the
 * client is still sending then (refused by its head alone, a body nobody reads), the system breaks the connection off and
 * the client loses the answer. So our end says that nothing more comes, and the rest is read until the client has seen it.
 */
export function closeLingering(server: Server): void {
  server.on('connection', (socket: Socket) => {
    const close = socket.destroySoon.bind(socket);
    let isClosing = false;
    socket.destroySoon = () => {
      if (isClosing || socket.destroyed || socket.readableEnded) return close();
      isClosing = true;
      socket.end();
      const limit = setTimeout(close, LONGEST_MS);
      socket.once('end', close);
      socket.once('close', () => clearTimeout(limit));
    };
  });
}
