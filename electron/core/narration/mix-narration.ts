import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import type { KeptSound } from '../sounds/sounds.ts';
import { askBeforeLarge } from './large-narration.ts';
import type { Narration } from './narration.ts';
import type { NarrationDeps } from './narration-deps.ts';
import { joinedFormat, partsOf, planExactly, type PlannedNarration } from './planned-narration.ts';

/** Changes with the way of joining, so that sounds joined otherwise are not found any more. */
const JOIN_VERSION = 1;

/** Joins narrations and keeps them under all that they consist of; the same one is joined once. See Narration.mix. */
export function createMixer(deps: NarrationDeps): Narration['mix'] {
  const running = new Map<string, Promise<KeptSound>>();
  return async ({ id, signal, acceptsSize = false }) => {
    const planned = await planExactly(deps, id, signal);
    const { lines, missingLineIds } = planned.plan;
    if (lines.length === 0) {
      throw reasonedFailure('CONFLICT', 'nothing_generated', {
        lineIds: missingLineIds,
      });
    }
    const key = keyOf(planned);
    const found = deps.sounds.find(key);
    if (!found && !running.has(key) && !acceptsSize) await askBeforeMixing(deps, planned);
    const sound = found ?? (await (running.get(key) ?? begin(planned, key)));
    return { soundId: sound.id, durationMs: sound.durationMs, lines, missingLineIds };
  };

  // Whoever asks first and leaves does not take the sound away from whoever asked second: joining goes on to its end.
  function begin(planned: PlannedNarration, key: string): Promise<KeptSound> {
    const work = join(deps, planned, key).finally(() => running.delete(key));
    running.set(key, work);
    return work;
  }
}

async function askBeforeMixing({ folder }: NarrationDeps, planned: PlannedNarration): Promise<void> {
  const { durationMs } = planned.plan;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await askBeforeLarge({ durationMs, format: 'wav', bitrate: 0, ...joinedFormat(planned) }, folder);
}

function keyOf(planned: PlannedNarration): string {
  const lines = planned.placed.map(({ mix }) => [mix.takeId, mix.startMs, mix.endMs]);
  return JSON.stringify({ kind: 'narration', version: JOIN_VERSION, format: joinedFormat(planned), lines });
}

/** As WAV: a changed line costs reading and writing, and nothing is coded twice on the way to a loudspeaker. */
async function join(deps: NarrationDeps, planned: PlannedNarration, key: string): Promise<KeptSound> {
  const target = path.join(deps.folder, `${randomUUID()}.wav`);
  await mkdir(deps.folder, { recursive: true, mode: 0o700 });
  try {
    await deps.media.joinSounds({
      parts: partsOf(deps, planned.placed),
      encoding: { ...joinedFormat(planned), format: 'wav', bitrate: 0 },
      target,
    });
    return await deps.sounds.add({ key, file: target, move: true, fileName: 'narration.wav' });
  } finally {
    await rm(target, { force: true });
  }
}
