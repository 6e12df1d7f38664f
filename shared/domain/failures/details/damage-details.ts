import type { FailureData } from '../failure.ts';
import { numberIn } from '../failure-data.ts';
import { detailText } from './detail-text.ts';

const DAMAGE = {
  channel_count: (data: FailureData) => `it claims to have ${numberIn(data, 'channels') ?? 0} channels`,
  channel_lengths: 'its channels have different lengths',
  decoder_failed: 'the decoder failed',
  decoder_unfinished: 'the decoder didn’t finish',
  element_size: 'it contains an element of impossible size',
  endless_chunks: 'its list of chunks never ends',
  endless_elements: 'its list of elements never ends',
  endless_tags: 'its list of tags never ends',
  header_size: 'its header has an impossible size',
  memory: 'it needs too much memory',
  more_audio: 'it contains more audio than a file of this size can',
  no_audio: 'none of its audio could be decoded',
  sample_rate: (data: FailureData) => `it claims a sample rate of ${numberIn(data, 'sampleRateHz') ?? 0} Hz`,
  sample_table: 'its sample table is broken',
  silence: 'it contains more than a day of silence',
} as const;

/** Stable name of what is wrong with a damaged audio file: `reason` in the data of AUDIO_DAMAGED. */
export type DamageReason = keyof typeof DAMAGE;

/** What is wrong with the file, to follow a colon. Tasks of earlier versions stored sentences, which are no names. */
export const damageText = (data: FailureData): string =>
  detailText(DAMAGE, data['reason'], data) ?? 'its content contradicts itself';
