import process from 'node:process';

/** Writes to standard output and resolves when the text has left; rejects when the reader has gone. */
export const print = (text: string): Promise<void> => write(text);

/** Writes bytes as they are; see print. */
export const printBytes = (bytes: Uint8Array): Promise<void> => write(bytes);

function write(content: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(content, (error) => (error ? reject(error) : resolve()));
  });
}
