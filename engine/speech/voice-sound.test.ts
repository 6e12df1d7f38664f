import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { integratedLoudness } from '../../shared/audio/treatment/loudness.ts';
import { truePeak } from '../../shared/audio/treatment/true-peak.ts';
import { silences, wordsPerMinute } from './measures/pace.ts';
import { createSynthesizer } from './create-synthesizer.ts';
import type { SpeechRequest, SpokenSegment, Synthesizer } from './synthesizer.ts';
import { RATE_HZ, speechRequest } from './test-data/speech-request.ts';

const NARRATION =
  'Fresh bread, cheese and a bottle of juice were waiting. He opened the window because the room was warm. Could you tell me the way?';
const WITH_COMMA = 'When the meeting was over, everyone agreed to try again.';
const CALM = ['Calm_Woman', 'Wise_Woman', 'Patient_Man', 'Abbess', 'Imposing_Manner'];

let synthesizer: Synthesizer;

beforeAll(() => {
  synthesizer = createSynthesizer({ voiceModel: async () => null, workerCount: 1 });
});
afterAll(() => synthesizer.dispose());

async function spoken(text: string, more: Partial<SpeechRequest>): Promise<SpokenSegment[]> {
  const segments: SpokenSegment[] = [];
  for await (const segment of synthesizer.speak(speechRequest(text, more))) segments.push(segment);
  return segments;
}
const joined = (segments: readonly SpokenSegment[]) =>
  Float32Array.from(segments.flatMap(({ samples }) => [...samples]));
const decibels = (size: number) => 20 * Math.log10(size);

describe('voices', () => {
  it('are all as loud as a narration should be, with peaks below -1 dB', async () => {
    for (const { id } of synthesizer.voices()) {
      const sound = joined(await spoken(NARRATION, { voiceId: id }));
      expect(Math.abs(integratedLoudness(sound, RATE_HZ) + 16), `loudness of ${id}`).toBeLessThanOrEqual(1);
      expect(decibels(truePeak(sound)), `peak of ${id}`).toBeLessThanOrEqual(-1);
    }
  });

  it('are as loud on two channels together as on one, and do not clip at ten times the volume', async () => {
    const one = joined(await spoken(WITH_COMMA, {}));
    const two = joined(await spoken(WITH_COMMA, { channels: 2 }));
    expect(integratedLoudness(one, RATE_HZ) - integratedLoudness(two, RATE_HZ)).toBeCloseTo(3, 0);
    const loud = joined(await spoken(WITH_COMMA, { volume: 10, sampleRateHz: 32_000 }));
    expect(decibels(truePeak(loud))).toBeLessThanOrEqual(-1);
    // What clips stays at its limit for several samples.
    const most = loud.reduce((peak, value) => Math.max(peak, Math.abs(value)), 0);
    const flat = loud.filter((value, index) => Math.abs(value) === most && Math.abs(loud[index + 1] ?? 0) === most);
    expect(flat).toHaveLength(0);
  });

  it('stop for 200 to 400 ms at a comma', async () => {
    for (const voiceId of ['English_expressive_narrator', 'Calm_Woman', 'Elegant_Man', 'Determined_Man']) {
      const segments = await spoken(WITH_COMMA, { voiceId });
      const [pause] = silences(joined(segments), RATE_HZ).toSorted((a, b) => b.lengthMs - a.lengthMs);
      expect(pause?.lengthMs, voiceId).toBeGreaterThanOrEqual(200);
      expect(pause?.lengthMs, voiceId).toBeLessThanOrEqual(400);
      const words = segments.flatMap((segment) => segment.words);
      const gapMs = words[5]!.startMs - words[4]!.endMs;
      expect(gapMs, `times of the words of ${voiceId}`).toBeGreaterThan(180);
    }
  });

  it('speak at most 160 words a minute where they are calm', async () => {
    for (const voiceId of CALM) {
      const segments = await spoken(NARRATION, { voiceId });
      const pace = wordsPerMinute(NARRATION, segments.reduce((sum, { samples }) => sum + samples.length, 0) / RATE_HZ);
      expect(pace, voiceId).toBeLessThanOrEqual(160);
      expect(pace, voiceId).toBeGreaterThan(115);
    }
  });
});
