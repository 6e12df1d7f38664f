import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

/** Tokens that open a file without a key. They outlive a restart of the engine. */
export type FileLinks = {
  sign(id: string, diesAtMs: number): string;
  /** What a token stands for, or null when it is forged. Whether it has died is for the caller to see. */
  read(token: string): { id: string; diesAtMs: number } | null;
};

const SECRET_BYTES = 32;

/** Opens the secret that signs links, or makes it. */
export async function openFileLinks(secretFile: string): Promise<FileLinks> {
  const secret = await readSecret(secretFile);
  const signature = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  return {
    sign(id, diesAtMs) {
      const text = `${id}.${diesAtMs}`;
      return `${text}.${signature(text)}`;
    },
    read(token) {
      const [id, diesAt, given] = token.split('.');
      if (!id || !diesAt || !given) return null;
      const expected = Buffer.from(signature(`${id}.${diesAt}`));
      const actual = Buffer.from(given);
      const isGenuine = actual.length === expected.length && timingSafeEqual(actual, expected);
      return isGenuine ? { id, diesAtMs: Number(diesAt) } : null;
    },
  };
}

async function readSecret(file: string): Promise<Buffer> {
  try {
    const secret = await readFile(file);
    if (secret.length === SECRET_BYTES) return secret;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const secret = randomBytes(SECRET_BYTES);
  await writeFile(file, secret, { mode: 0o600 });
  return secret;
}
