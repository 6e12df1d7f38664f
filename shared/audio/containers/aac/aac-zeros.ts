/**
 * Sound writes shorter runs only: a silent spectrum has up to 256 bits of zero. Longer ones are stretches that never reached
 * the disk, or padding that no decoder looks at. The native decoder has room for 64 empty sections, which are 56 bytes.
 */
const LONGEST_RUN_BYTES = 40;
/** Read as a section that is longer than there are bands: the decoder gives up on the packet. */
const BREAK = 0xff;

/**
 * AAC packets whose runs of zeros are no longer than those of sound; beyond that they become ones. Zeros read as sections of
 * length 0, one after the other without end, and the native decoder counts them in a table of fixed size: past its end it
 * aborts the whole process. Gives `data` itself where it has no such run.
 */
export function withoutZeroRuns(data: Uint8Array): Uint8Array {
  let result = data;
  let run = 0;
  for (let at = 0; at < data.length; at += 1) {
    run = data[at] === 0 ? run + 1 : 0;
    if (run <= LONGEST_RUN_BYTES) continue;
    if (result === data) result = data.slice();
    result[at] = BREAK;
  }
  return result;
}
