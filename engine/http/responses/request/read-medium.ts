import { open } from 'node:fs/promises';
import type { FileStore } from '../../../files/file-store.ts';
import type { Medium } from '../../../assistant/conversation.ts';
import { requireFile } from '../../files/require-file.ts';
import { badRequest } from '../../service-error.ts';
import { SNIFFED_BYTES, sniffMedium } from './sniff-medium.ts';

const DATA_URL = /^data:([\w.+-]+\/[\w.+-]+)?(?:;[^,;]*)*,/i;
const FILE_URL = /^mm_file:\/\/(.*)$/i;

/** A medium in a request. `field` names it in errors. */
type MediumSource = { kind: Medium['kind']; url: string; field: string };

/**
 * A picture or a clip of a request: from a data URL, an uploaded file (`mm_file://`), or as the address that it is (gaps.md G20).
 * Addresses are not opened here.
 * @throws ServiceError 400 for a file that is unknown or has expired, and for bytes in another format than the interface allows
 */
export async function readMedium(files: FileStore, { kind, url, field }: MediumSource): Promise<Medium> {
  const fileId = FILE_URL.exec(url)?.[1];
  if (fileId !== undefined) {
    const file = await requireFile(files, fileId);
    const stored = files.pathOf(file);
    return { kind, mimeType: mimeTypeOf(kind, await firstBytes(stored), field), source: { file: stored } };
  }
  const data = DATA_URL.exec(url);
  if (data) {
    const bytes = dataBytes(url, data[0], field);
    return { kind, mimeType: mimeTypeOf(kind, bytes, field), source: { bytes } };
  }
  if (/^https?:\/\//i.test(url) && URL.canParse(url)) return { kind, mimeType: null, source: { url } };
  throw badRequest(`invalid params: ${field} must be a web address, a data URL or mm_file://<file_id>`);
}

function dataBytes(url: string, head: string, field: string): Uint8Array {
  if (!/;base64,$/i.test(head)) throw badRequest(`invalid params: ${field} must be Base64 where it is a data URL`);
  return Buffer.from(url.slice(head.length), 'base64');
}

/** A clip may be large and named many times, so only what tells its format is read. */
async function firstBytes(file: string): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SNIFFED_BYTES), 0, SNIFFED_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function mimeTypeOf(kind: Medium['kind'], bytes: Uint8Array, field: string): string {
  const mimeType = sniffMedium(kind, bytes);
  if (mimeType !== null) return mimeType;
  const formats = kind === 'image' ? 'JPEG, PNG, GIF or WebP' : 'MP4, AVI, MOV or MKV';
  throw badRequest(`invalid params: ${field} must be ${formats}`);
}
