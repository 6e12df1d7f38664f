import type { SampleFinding } from '../../../../../shared/domain/voices/voice.ts';

/** What one click can do about a fault of a sample. */
export type FindingFix = 'suggest' | 'cut' | 'noise' | 'volume';

const FIXES: Record<SampleFinding['code'], FindingFix | null> = {
  too_short: 'suggest',
  too_long: 'cut',
  file_too_large: 'cut',
  quiet: 'volume',
  loud: 'volume',
  clipped: 'suggest',
  noisy: 'noise',
  mostly_silence: 'suggest',
  second_speaker: 'suggest',
  little_speech: 'suggest',
};

/** See FindingFix; null where only another recording helps. */
export function fixOf(code: SampleFinding['code']): FindingFix | null {
  return FIXES[code];
}
