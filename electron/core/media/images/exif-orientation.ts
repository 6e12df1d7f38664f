const EXIF = 'Exif\0\0';
const ORIENTATION_TAG = 0x0112;
const SHORT = 3;
const ENTRY_BYTES = 12;

/**
 * Whether an Exif segment (its bytes from "Exif" on) says that the image is shown on its side: programs turn it, so width and
 * height change places. False for everything that cannot be read.
 */
export function isOnItsSide(exif: Buffer): boolean {
  if (exif.toString('latin1', 0, EXIF.length) !== EXIF) return false;
  const tiff = exif.subarray(EXIF.length);
  const order = tiff.toString('latin1', 0, 2);
  if (order !== 'II' && order !== 'MM') return false;
  const isLittle = order === 'II';
  const short = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (at + 4 > tiff.length ? 0 : isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const directory = long(4);
  const count = short(directory);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * ENTRY_BYTES;
    if (entry + ENTRY_BYTES > tiff.length) return false;
    if (short(entry) === ORIENTATION_TAG && short(entry + 2) === SHORT)
      return short(entry + 8) >= 5 && short(entry + 8) <= 8;
  }
  return false;
}
