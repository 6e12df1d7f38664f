import type { Stereo } from '../../../shared/audio/treatment/stereo.ts';
import { SONG_RATE_HZ } from '../mixing/render-options.ts';

/** Mean square below which nothing is heard of a song that ends: −66 dB. */
const SILENCE = 10 ** -6.6;
const WINDOW = 1024;
/** What is kept behind the last sound, s. */
const KEPT_SECONDS = 0.3;

/** Passes the sound of a song on and holds back silence until something follows it: what rings is shorter than planned for some endings. */
export type EndTrimmer = {
  /** Takes the next sound and gives what may be passed on. */
  push: (block: Stereo) => Stereo[];
  /** The rest, of which a moment of silence. */
  flush: () => Stereo[];
  /** Samples that were passed on. */
  lengthSamples: () => number;
};

/** Creates a trimmer. */
export function createEndTrimmer(): EndTrimmer {
  let held: Stereo[] = [];
  let passed = 0;
  const pass = (blocks: Stereo[]) => {
    for (const { left } of blocks) passed += left.length;
    held = [];
    return blocks;
  };
  return {
    push(block) {
      const end = endOf(block);
      if (end === 0) {
        held.push(block);
        return [];
      }
      const given = pass([...held, part(block, 0, end)]);
      if (end < block.left.length) held = [part(block, end, block.left.length)];
      return given;
    },
    flush() {
      let room = Math.round(KEPT_SECONDS * SONG_RATE_HZ);
      const kept: Stereo[] = [];
      for (const block of held) {
        if (room <= 0) break;
        kept.push(part(block, 0, Math.min(room, block.left.length)));
        room -= block.left.length;
      }
      return pass(kept);
    },
    lengthSamples: () => passed,
  };
}

const part = ({ left, right }: Stereo, from: number, until: number): Stereo => ({
  left: left.subarray(from, until),
  right: right.subarray(from, until),
});

/** Behind the last window that is heard; single crackles of an old record are none. */
function endOf({ left, right }: Stereo): number {
  for (let end = left.length; end > 0; end -= WINDOW) {
    let power = 0;
    for (let index = Math.max(0, end - WINDOW); index < end; index++) power += left[index]! ** 2 + right[index]! ** 2;
    if (power > 2 * WINDOW * SILENCE) return end;
  }
  return 0;
}
