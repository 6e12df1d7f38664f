import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import process from 'node:process';
import { Failure } from '../../domain/failures/failure.ts';
import { createByteReader, type ByteReader } from './byte-reader.ts';
import { HELLO_BYTES, TOKEN_BYTES, type StartDecoder } from './decoder-protocol.ts';

/** A process starts in a tenth of a second; a busy machine may take its time. */
const START_PATIENCE_MS = 30_000;

/** A decoder's process, connected. */
export type DecoderConnection = {
  socket: Socket;
  reader: ByteReader;
  pid: number;
  isOpen(): boolean;
  /** Ends a process that has nothing to do. */
  end(): void;
  /** Ends the process, whatever it is doing. */
  kill(): void;
};

/**
 * Starts a decoder's process and waits for its connection. The thread that reads listens and not the process, so that who
 * starts it need not answer: that is another thread, or another process. Throws WORKER_DIED when none comes.
 */
export async function connectDecoder(start: StartDecoder): Promise<DecoderConnection> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const token = randomBytes(TOKEN_BYTES / 2).toString('hex');
  try {
    const came = connected(server, token);
    start({ port: (server.address() as AddressInfo).port, token });
    return await came;
  } finally {
    server.close();
  }
}

function connected(server: Server, token: string): Promise<DecoderConnection> {
  return new Promise((resolve, reject) => {
    const patience = setTimeout(() => {
      reject(new Failure('WORKER_DIED', 'The audio decoder couldn’t start. Try again.', { reason: 'no connection' }));
    }, START_PATIENCE_MS);
    server.on('connection', (socket) => {
      const reader = createByteReader(socket);
      reader.read(HELLO_BYTES).then(
        (hello) => {
          const view = Buffer.from(hello);
          // Any program of this computer may connect; only ours has the token.
          if (view.subarray(0, TOKEN_BYTES).toString() !== token) return socket.destroy();
          clearTimeout(patience);
          resolve(connectionOf(socket, reader, view.readUInt32LE(TOKEN_BYTES)));
          return undefined;
        },
        () => socket.destroy(),
      );
    });
  });
}

function connectionOf(socket: Socket, reader: ByteReader, pid: number): DecoderConnection {
  return {
    socket,
    reader,
    pid,
    isOpen: () => !socket.destroyed && socket.readable,
    end: () => void socket.destroy(),
    kill() {
      if (!socket.destroyed) kill(pid);
      socket.destroy();
    },
  };
}

/** The end of the connection ends a decoder too, but not one that is caught in native code before it can notice. */
function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
