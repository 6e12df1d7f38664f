/** Samples that encoder (576) and decoder (529) put before the sound of a file without a note about them. */
const FILE_DELAY = 1105;
/** Of these MediaSource takes the decoder's away by itself. */
const STREAM_DELAY = 576;
const HEAD_BYTES = 1024;
/** Sample rates of MPEG 1; 2 has half, 2.5 a quarter of them. */
const SAMPLE_RATES = [44_100, 48_000, 32_000];
const RATE_DIVISORS = [4, 0, 2, 1];
const LAYER_3 = 1;

/**
 * How much later than its own times an mp3 is heard, ms: an element plays a file whose first frame is an index with a note
 * of the delay exactly, every other one 1105 samples late, and one fed through MediaSource 576 samples late. Measured with
 * clicks against a WAV: at 32 kHz 34 and 18 ms, at 16 kHz 71 and 38 ms, with an index within 2 ms. 0 for what is no mp3.
 */
export function mp3DelayMs(head: Uint8Array, way: 'file' | 'stream'): number {
  const [sync = 0, second = 0, third = 0, fourth = 0] = head;
  const divisor = RATE_DIVISORS[(second >> 3) & 3] ?? 0;
  const baseRate = SAMPLE_RATES[(third >> 2) & 3];
  const isMp3 = sync === 0xff && (second & 0xe0) === 0xe0 && ((second >> 1) & 3) === LAYER_3;
  if (!isMp3 || divisor === 0 || baseRate === undefined) return 0;
  const msPerSample = (1000 * divisor) / baseRate;
  if (way === 'stream') return STREAM_DELAY * msPerSample;
  const isMono = fourth >> 6 === 3;
  // An index stands behind the header and the side information.
  const at = 4 + (divisor === 1 ? (isMono ? 17 : 32) : isMono ? 9 : 17);
  const mark = String.fromCharCode(...head.subarray(at, at + 4));
  return mark === 'Xing' || mark === 'Info' ? 0 : FILE_DELAY * msPerSample;
}

/** The first bytes of a file at an address, enough for mp3DelayMs; null where it cannot be read. */
export async function readHead(url: string, signal: AbortSignal): Promise<Uint8Array | null> {
  try {
    const response = await fetch(url, { headers: { Range: `bytes=0-${HEAD_BYTES - 1}` }, signal });
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  } catch (error) {
    if (!signal.aborted) console.warn('The start of the audio could not be read.', error);
    return null;
  }
}
