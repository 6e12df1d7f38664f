/** What files with sound or film begin with that are read by FFmpeg alone, as Latin-1: AVI by its form, below. */
const BEGINNINGS = [
  // ASF, which WMA and WMV are.
  '\u0030\u0026\u00b2\u0075\u008e\u0066\u00cf\u0011',
  'FLV\u0001',
  // MPEG program streams and bare MPEG video.
  '\u0000\u0000\u0001\u00ba',
  '\u0000\u0000\u0001\u00b3',
  // RealMedia and RealAudio.
  '.RMF',
  '.ra\u00fd',
  '.snd',
  '#!AMR',
  // AC-3 and DTS.
  '\u000b\u0077',
  '\u007f\u00fe\u0080\u0001',
  'MAC ',
  'TTA1',
  'MPCK',
  'MP+',
  'DSD ',
  'FRM8',
  'wvpk',
  'ajkg',
  'Creative Voice File',
  // Sony Wave64.
  'riff\u002e\u0091\u00cf\u0011',
] as const;

/** Packets of MPEG transport streams, and of those on cameras and discs with a time before each. */
const TRANSPORT_PACKETS = [
  { sizeBytes: 188, at: 0 },
  { sizeBytes: 192, at: 4 },
] as const;
const TRANSPORT_SYNC = 0x47;

/** Whether the first bytes of a file, 400 or more of them where it has as many, are those of a container that only FFmpeg reads. */
export function isForFfmpeg(head: Buffer): boolean {
  const letters = head.toString('latin1', 0, 32);
  if (BEGINNINGS.some((beginning) => letters.startsWith(beginning))) return true;
  if (letters.startsWith('RIFF') && letters.startsWith('AVI ', 8)) return true;
  return TRANSPORT_PACKETS.some(
    ({ sizeBytes, at }) => head[at] === TRANSPORT_SYNC && head[at + sizeBytes] === TRANSPORT_SYNC,
  );
}
