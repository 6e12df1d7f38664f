import process from 'node:process';

/** Writes to standard output and resolves when the text has left; rejects when the reader has gone. */
export function print(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });
}
