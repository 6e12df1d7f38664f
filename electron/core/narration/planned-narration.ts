import type { ItemId, LineId } from '../../../shared/domain/ids.ts';
import { type MixPlan, planMix } from '../../../shared/domain/narration/plan-mix.ts';
import type { MixLine } from '../../../shared/domain/script/script-views.ts';
import type { Script, ScriptLine } from '../../../shared/domain/script/script.ts';
import type { Take } from '../../../shared/domain/recipe/speech/speech-recipe.ts';
import type { JoinedPart } from '../media/sound-join.ts';
import { pickedTakes } from '../scripts/takes/take-store.ts';
import { recordingOf } from '../library/media/recording-of.ts';
import type { NarrationDeps } from './narration-deps.ts';

/** A line in its place with what is heard there. */
export type PlacedTake = { mix: MixLine; line: ScriptLine; take: Take };

/** A script with its picked takes laid out on one time line. */
export type PlannedNarration = { script: Script; plan: MixPlan; placed: readonly PlacedTake[] };

/** Lays out what is picked now. Throws NOT_FOUND. */
export function planNarration({ db, scripts }: Pick<NarrationDeps, 'db' | 'scripts'>, id: ItemId): PlannedNarration {
  const script = scripts.get(id);
  const takes = pickedTakes(db, id);
  const plan = planMix(
    script,
    new Map([...takes].map(([lineId, take]) => [lineId, { takeId: take.id, durationMs: take.durationMs }])),
  );
  const lines = new Map<LineId, ScriptLine>(script.lines.map((line) => [line.id, line]));
  const placed = plan.lines.flatMap((mix) => {
    const line = lines.get(mix.lineId);
    const take = takes.get(mix.lineId);
    return line && take ? [{ mix, line, take }] : [];
  });
  return { script, plan, placed };
}

/**
 * Lays out what is picked once all of its sound has been read, for until then the length of a take is a guess. Throws
 * NOT_FOUND, what whenRead throws.
 */
export async function planExactly(deps: NarrationDeps, id: ItemId, signal?: AbortSignal): Promise<PlannedNarration> {
  const { placed } = planNarration(deps, id);
  // One after another: thousands that wait at once would all look again with every file that was read.
  for (const { take } of placed) await deps.library.whenRead({ id: take.id, signal });
  return planNarration(deps, id);
}

/** Rate and channels of joined takes: nothing of the best of them is lost, and there is one voice at a time. */
export function joinedFormat({ script: { settings }, placed }: Pick<PlannedNarration, 'script' | 'placed'>): {
  sampleRateHz: number;
  channels: 1 | 2;
} {
  return {
    sampleRateHz: Math.max(...placed.map(({ take }) => take.sound.sampleRateHz)),
    channels: settings.sound.channels,
  };
}

/** The files to be joined, the first of them `shiftMs` earlier than in the whole. */
export function partsOf(deps: NarrationDeps, placed: readonly PlacedTake[], shiftMs = 0): JoinedPart[] {
  return placed.map(({ mix, take }) => ({
    file: recordingOf(deps.library, take.id).file,
    fileName: `Take ${take.number}`,
    startMs: mix.startMs - shiftMs,
    endMs: mix.endMs - shiftMs,
  }));
}
