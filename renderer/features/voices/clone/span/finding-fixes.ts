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

/** What one click can do about the finding at a place; null where only another recording helps or an earlier finding offers it. */
export function fixAt(findings: readonly Pick<SampleFinding, 'code'>[], at: number): FindingFix | null {
  const fixes = findings.map(({ code }) => FIXES[code]);
  const fix = fixes[at] ?? null;
  return fixes.indexOf(fix) === at ? fix : null;
}
