import { open } from 'node:fs/promises';

/** A kind of file as its first bytes show it. */
type Kind = 'image' | 'mp4' | 'avi' | 'mkv' | 'wav' | 'mp3' | 'zip' | 'text' | 'other';

const KIND_OF_EXTENSION: Readonly<Record<string, Kind>> = {
  jpg: 'image',
  jpeg: 'image',
  png: 'image',
  webp: 'image',
  heic: 'image',
  heif: 'image',
  mp4: 'mp4',
  mov: 'mp4',
  m4a: 'mp4',
  avi: 'avi',
  mkv: 'mkv',
  wav: 'wav',
  mp3: 'mp3',
  zip: 'zip',
  txt: 'text',
};

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heif',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  m4a: 'audio/mp4',
  avi: 'video/x-msvideo',
  mkv: 'video/x-matroska',
  wav: 'audio/wav',
  mp3: 'audio/mpeg',
  flac: 'audio/flac',
  opus: 'audio/ogg',
  pcm: 'application/octet-stream',
  ulaw: 'audio/basic',
  json: 'application/json',
  zip: 'application/zip',
  txt: 'text/plain; charset=utf-8',
};

/** The extension of a file name, lower case, without dot; empty where there is none. */
export function extensionOf(fileName: string): string {
  return /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
}

/** The media type by extension. */
export const mediaTypeOf = (fileName: string): string =>
  MEDIA_TYPES[extensionOf(fileName)] ?? 'application/octet-stream';

/** Whether the first bytes of a file fit its extension, for every extension that an upload may have. */
export async function bytesFitExtension(file: string, extension: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4096), 0, 4096, 0);
    return kindOf(buffer.subarray(0, bytesRead)) === KIND_OF_EXTENSION[extension];
  } finally {
    await handle.close();
  }
}

const IMAGE_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1', 'heif'];

function kindOf(head: Buffer): Kind {
  const ascii = (from: number, to: number) => head.toString('latin1', from, to);
  if (ascii(0, 4) === 'RIFF') {
    return ({ WAVE: 'wav', 'AVI ': 'avi', WEBP: 'image' } as const)[ascii(8, 12)] ?? 'other';
  }
  if (ascii(4, 8) === 'ftyp') return IMAGE_BRANDS.includes(ascii(8, 12)) ? 'image' : 'mp4';
  if (['moov', 'mdat', 'wide', 'free', 'skip'].includes(ascii(4, 8))) return 'mp4';
  if (ascii(0, 3) === '\xff\xd8\xff' || ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'image';
  if (ascii(0, 4) === '\x1aE\xdf\xa3') return 'mkv';
  if (ascii(0, 3) === 'ID3' || (head[0] === 0xff && ((head[1] ?? 0) & 0xe0) === 0xe0)) return 'mp3';
  if (ascii(0, 2) === 'PK') return 'zip';
  return head.includes(0) ? 'other' : 'text';
}
