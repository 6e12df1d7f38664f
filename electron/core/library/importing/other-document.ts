import { open } from 'node:fs/promises';
import { SUPPORTED_FORMATS } from '../../../../shared/audio/audio-failure.ts';
import { sniff } from '../../../../shared/audio/sniff.ts';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { withFileBytes } from '../../files/file-bytes.ts';
import { isMediaName, safeExtension } from '../../files/paths/media-names.ts';
import { isForFfmpeg } from './other-containers.ts';

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
 * Refuses a document, an archive, a program, a text that is called one, and whatever has another ending and no sound in it that is
 * known: it would become a recording and a transcript, both of which fail. What is called a recording is read, and says itself what
 * is wrong with it; so is what is called nothing at all, as files out of other pages may be.
 * @throws Failure AUDIO_UNREADABLE (`not_media`)
 */
export async function refuseOtherDocument(file: string, fileName: string): Promise<void> {
  if (isMediaName(fileName)) return;
  const head = await headOf(file);
  const letters = head.toString('latin1');
  const isDocument = SIGNATURES.some((signature) => letters.startsWith(signature));
  const isText = TEXT_NAME.test(fileName) && isWritten(head);
  if (!isDocument && !isText && (safeExtension(fileName) === '' || (await holdsSound(file, head)))) return;
  const data = { fileName, reason: 'not_media', formats: SUPPORTED_FORMATS };
  throw new Failure('AUDIO_UNREADABLE', `${fileName} is no audio or video.`, data);
}

/** By its bytes: a container that is read here, or one that FFmpeg reads. */
async function holdsSound(file: string, head: Buffer): Promise<boolean> {
  return isForFfmpeg(head) || (await withFileBytes(file, sniff)) !== null;
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
function isWritten(head: Buffer): boolean {
  try {
    return !CONTROL.test(new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true }));
  } catch {
    return false;
  }
}
