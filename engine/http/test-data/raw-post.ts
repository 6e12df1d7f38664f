import { connect } from 'node:net';

/** A request as bytes, and how it travels. */
export type RawPost = {
  port: number;
  path: string;
  headers: Record<string, string | number>;
  body: Buffer;
  /** Sizes of the pieces that the body is sent in, one after the other; missing sends it at once. */
  pieceBytes?: number;
  /** Hangs up when the body is out instead of waiting for the answer. */
  hangsUp?: boolean;
};

/**
 * Posts bytes by hand, so that a body may be anything: the status line and all that follows it, or an empty text when the
 * connection ended without an answer.
 */
export async function rawPost({ port, path, headers, body, pieceBytes, hangsUp }: RawPost): Promise<string> {
  const head = [`POST ${path} HTTP/1.1`, `Host: 127.0.0.1:${port}`, 'Connection: close'];
  for (const [name, value] of Object.entries(headers)) head.push(`${name}: ${value}`);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => void send());
    async function send(): Promise<void> {
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
      const size = pieceBytes ?? body.length;
      for (let from = 0; from < body.length && !socket.destroyed; from += size) {
        await new Promise((written) => socket.write(body.subarray(from, from + size), written));
      }
      if (hangsUp) socket.destroy();
    }
    socket.setEncoding('latin1').on('data', (text: string) => (answer += text));
    // Being cut off is an answer too: the caller sees an empty text.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}
