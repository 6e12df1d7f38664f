import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { VoicePreview } from '../../../../shared/domain/voices/voice.ts';
import type { Voices } from '../voices.ts';
import type { VoicesDeps } from '../voices-deps.ts';
import { type SampleCuts, sampleKey } from './sample-cuts.ts';

const FILE_NAME = 'sample.wav';

/** See Voices.sampleSound. The same again is there at once. */
export async function sampleSound(
  deps: VoicesDeps,
  cuts: SampleCuts,
  { treatment, ...source }: Parameters<Voices['sampleSound']>[0],
): Promise<VoicePreview> {
  const way = treatment ? [treatment.reduceNoise, treatment.normalizeVolume] : [];
  const key = JSON.stringify(['voice-sample', sampleKey(source), ...way]);
  const kept = deps.sounds.find(key);
  if (kept) return { soundId: kept.id, durationMs: kept.durationMs, isCached: true };
  return await cuts.use(source, async ({ file }) => {
    if (!treatment) return shown(await deps.sounds.add({ key, fileName: FILE_NAME, file }));
    const target = path.join(deps.samplesFolder, `${randomUUID()}.wav`);
    try {
      await deps.media.treatSample({ ...treatment, file, fileName: FILE_NAME, target });
      return shown(await deps.sounds.add({ key, fileName: FILE_NAME, file: target }));
    } finally {
      await rm(target, { force: true });
    }
  });
}

const shown = ({ id, durationMs }: Awaited<ReturnType<VoicesDeps['sounds']['add']>>): VoicePreview => ({
  soundId: id,
  durationMs,
  isCached: false,
});
