import { SPEECH_LIMITS } from '../../../../shared/domain/speech/speech-options.ts';
import type { SampleFinding, SampleReport } from '../../../../shared/domain/voices/voice.ts';
import { MAX_SAMPLE_BYTES, type Sample } from './sample-cuts.ts';

/** What makes a good sample; beyond these it is still taken. Levels are of the speech, dBFS. */
const QUIET_DB = -36;
const LOUD_DB = -10;
const CLIPPED_SHARE = 0.0005;
const NOISY_DB = 15;
const LEAST_SPEECH_SHARE = 0.45;
const LITTLE_SPEECH_MS = 8000;
/** The service refuses a sample in which it hears no speech. */
const NO_SPEECH_MS = 800;

/** What a sample is like and what is wrong with it, by the service's limits (service.md, Limits) and by what clones well. */
export function sampleReport(sample: Sample, speakerCount: number | null): SampleReport {
  const { sound, wantedMs } = sample;
  // What is too long is cut for measuring only: its length is that of what was chosen.
  const durationMs = Math.max(sample.durationMs, wantedMs);
  const facts = {
    durationMs: Math.round(durationMs),
    speechMs: Math.round(sound.speechMs),
    levelDb: sound.levelDb,
    peakDb: sound.peakDb,
    noiseRatioDb: sound.noiseDb === null ? null : Math.round((sound.levelDb - sound.noiseDb) * 10) / 10,
    clippedShare: sound.clippedShare,
    speakerCount,
  };
  return { ...facts, findings: findingsOf(facts, sample) };
}

function findingsOf(facts: Omit<SampleReport, 'findings'>, { sizeBytes, durationMs: cutMs }: Sample): SampleFinding[] {
  const { durationMs, speechMs, levelDb, noiseRatioDb, clippedShare, speakerCount } = facts;
  const { cloneShortestMs, cloneLongestMs } = SPEECH_LIMITS;
  const speechShare = cutMs > 0 ? speechMs / cutMs : 0;
  const isSilent = speechMs < NO_SPEECH_MS;
  const found: [isTrue: boolean, finding: SampleFinding][] = [
    [durationMs < cloneShortestMs, { code: 'too_short', blocks: true, value: durationMs / 1000 }],
    [durationMs > cloneLongestMs, { code: 'too_long', blocks: true, value: durationMs / 1000 }],
    [sizeBytes > MAX_SAMPLE_BYTES, { code: 'file_too_large', blocks: true, value: sizeBytes / 1_000_000 }],
    [speechMs < LITTLE_SPEECH_MS, { code: 'little_speech', blocks: isSilent, value: speechMs / 1000 }],
    [speechShare < LEAST_SPEECH_SHARE, { code: 'mostly_silence', blocks: isSilent, value: (1 - speechShare) * 100 }],
    [!isSilent && levelDb < QUIET_DB, { code: 'quiet', blocks: false, value: levelDb }],
    [!isSilent && levelDb > LOUD_DB, { code: 'loud', blocks: false, value: levelDb }],
    [clippedShare > CLIPPED_SHARE, { code: 'clipped', blocks: false, value: clippedShare * 100 }],
    [
      !isSilent && noiseRatioDb !== null && noiseRatioDb < NOISY_DB,
      { code: 'noisy', blocks: false, value: noiseRatioDb ?? 0 },
    ],
    [(speakerCount ?? 1) > 1, { code: 'second_speaker', blocks: false, value: speakerCount ?? 1 }],
  ];
  return found.flatMap(([isTrue, finding]) => (isTrue ? [finding] : []));
}
