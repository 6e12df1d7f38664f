import { open } from 'node:fs/promises';
import { SUPPORTED_FORMATS } from '../../../../shared/audio/audio-failure.ts';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { isMediaName } from '../../files/paths/media-names.ts';

const HEAD_BYTES = 4096;
/** What documents, archives and programs begin with. */
const SIGNATURES = [
  '%PDF-',
  '{\\rtf',
  'PK\u0003\u0004',
  '\u007fELF',
  'MZ',
  '\u00d0\u00cf\u0011\u00e0',
  'Rar!',
  '7z\u00bc\u00af',
];
/** Names of texts. */
const TEXT_NAME = /\.(?:txt|md|html?|xml|json|csv|tsv|log|css|[cm]?[jt]sx?|py|ya?ml|ini)$/i;
/** Characters that no text has. */
const CONTROL = /[^\P{Cc}\t\n\r\f]/u;

/**
 * Refuses a document, an archive, a program, or a text that is called one: it would become a recording and a transcript, both of
 * which fail. What is called a recording is read, and says itself what is wrong with it.
 * @throws Failure AUDIO_UNREADABLE
 */
export async function refuseOtherDocument(file: string, fileName: string): Promise<void> {
  if (isMediaName(fileName)) return;
  const head = await headOf(file);
  const letters = head.toString('latin1');
  const isDocument = SIGNATURES.some((signature) => letters.startsWith(signature));
  if (!isDocument && !(TEXT_NAME.test(fileName) && isText(head))) return;
  throw new Failure('AUDIO_UNREADABLE', `${fileName} is no audio or video.`, { fileName, formats: SUPPORTED_FORMATS });
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    const { bytesRead } = await handle.read(head, 0, HEAD_BYTES, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Its last character may be cut. */
function isText(head: Buffer): boolean {
  try {
    return !CONTROL.test(new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true }));
  } catch {
    return false;
  }
}
