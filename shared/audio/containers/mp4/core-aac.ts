import { aacSampleDescription } from './aac-description.ts';
import { aacConfigOf, aacFacts } from './mp4-codec-facts.ts';

/** Object types that wrap another: HE-AAC, and its version 2 with stereo made from mono (ISO/IEC 14496-3, table 1.17). */
const WRAPPING = [5, 29];
const LOW_COMPLEXITY = 2;
const RATE_SPELLED_OUT = 15;

/**
 * The AudioSpecificConfig of the core of HE-AAC alone, any other as it is. The native decoder refuses what is said to be
 * HE-AAC, and reads its core: half the bandwidth, the same time line. Behind the object type stand the rate and channels of
 * the core (ISO/IEC 14496-3, section 1.6.2.1); what wraps it follows and is left out.
 */
export function coreConfig(config: Uint8Array): Uint8Array {
  const [first = 0, second = 0] = config;
  const isSpelledOut = (((first & 7) << 1) | (second >> 7)) === RATE_SPELLED_OUT;
  const bytes = isSpelledOut ? 5 : 2;
  if (!WRAPPING.includes(first >> 3) || config.length < bytes) return config;
  const core = config.slice(0, bytes);
  core[0] = (LOW_COMPLEXITY << 3) | (first & 7);
  // The last three bits are flags of the core, which a stream of 1024 samples a packet has none of.
  core[bytes - 1] = (core[bytes - 1] ?? 0) & 0xf8;
  return core;
}

/** The body of an `stsd` box with coreConfig in the place of its own; itself where that is the same. */
export function coreSampleDescription(sampleDescription: Uint8Array): Uint8Array {
  const config = aacConfigOf(sampleDescription);
  const core = config && coreConfig(config);
  if (!core || core === config) return sampleDescription;
  const { sampleRate, channels } = aacFacts(core);
  return aacSampleDescription(core, { sampleRate: sampleRate ?? 0, channels: channels ?? 1 });
}
