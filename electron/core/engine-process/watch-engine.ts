import { connect } from 'node:net';

/**
 * Watches an engine that another program started, through a connection on which nothing is said. `onLost` is called once:
 * when the connection cannot be made, or when it closes, which the end of the engine does at once. An engine also closes a
 * silent connection after a while, so whoever hears of a loss looks again. Returns how to stop watching.
 */
export function watchEngine(port: number, events: { onReached(): void; onLost(): void }): () => void {
  let isWatching = true;
  const socket = connect({ host: '127.0.0.1', port });
  // The program must be able to end while it watches.
  socket.unref();
  socket.once('connect', () => {
    if (isWatching) events.onReached();
  });
  socket.on('error', () => undefined);
  // Nothing is sent to us but perhaps a farewell; it has to be read for the end to be seen.
  socket.resume();
  socket.once('close', () => {
    if (isWatching) events.onLost();
  });
  return () => {
    isWatching = false;
    socket.destroy();
  };
}
