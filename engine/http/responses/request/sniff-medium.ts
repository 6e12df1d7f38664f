import type { Medium } from '../../../assistant/conversation.ts';

/** What a format begins with, from a byte on. */
type Signature = { mimeType: string; marks: readonly { at: number; text: string }[] };

const SIGNATURES: Readonly<Record<Medium['kind'], readonly Signature[]>> = {
  image: [
    { mimeType: 'image/jpeg', marks: [{ at: 0, text: '\u00ff\u00d8\u00ff' }] },
    { mimeType: 'image/png', marks: [{ at: 0, text: '\u0089PNG\r\n\u001a\n' }] },
    { mimeType: 'image/gif', marks: [{ at: 0, text: 'GIF8' }] },
    {
      mimeType: 'image/webp',
      marks: [
        { at: 0, text: 'RIFF' },
        { at: 8, text: 'WEBP' },
      ],
    },
  ],
  video: [
    {
      mimeType: 'video/quicktime',
      marks: [{ at: 4, text: 'ftypqt' }],
    },
    { mimeType: 'video/mp4', marks: [{ at: 4, text: 'ftyp' }] },
    { mimeType: 'video/quicktime', marks: [{ at: 4, text: 'moov' }] },
    { mimeType: 'video/quicktime', marks: [{ at: 4, text: 'mdat' }] },
    {
      mimeType: 'video/x-msvideo',
      marks: [
        { at: 0, text: 'RIFF' },
        { at: 8, text: 'AVI ' },
      ],
    },
    { mimeType: 'video/x-matroska', marks: [{ at: 0, text: '\u001aE\u00df\u00a3' }] },
  ],
};

/** As many first bytes tell a format. */
export const SNIFFED_BYTES = 16;

/** The type of a picture or a clip by its first bytes, or null where the interface does not allow it (gaps.md G20). */
export function sniffMedium(kind: Medium['kind'], bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, SNIFFED_BYTES)).toString('latin1');
  const found = SIGNATURES[kind].find(({ marks }) => marks.every(({ at, text }) => head.startsWith(text, at)));
  return found?.mimeType ?? null;
}
