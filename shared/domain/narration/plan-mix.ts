import type { ItemId, LineId } from '../ids.ts';
import { hasWords } from '../speech/speech-text.ts';
import type { MixLine } from '../script/script-views.ts';
import type { ScriptContent, ScriptLine } from '../script/script.ts';
import type { ScriptSettings } from '../script/script-settings.ts';

/** The take of a line that is to be heard. */
export type PickedTake = { takeId: ItemId; durationMs: number };

/** Where every line lies. `missingLineIds` are lines with words but no take; they leave no hole. */
export type MixPlan = { lines: MixLine[]; durationMs: number; missingLineIds: LineId[] };

/** What was placed last, and whether a line that was left out since then began a section. */
type Placed = { line: ScriptLine; mix: MixLine };

/**
 * Lays the picked takes out on one time line, ms. Between two lines is the gap of the first one, else the section's gap where
 * the second begins a section, else they overlap by the cross-fade (by half of the shorter one at most), else the script's
 * gap. With the timing `cues` a line begins at its cue, unless the one before it is still heard.
 */
export function planMix(
  content: Pick<ScriptContent, 'lines' | 'settings'>,
  picked: ReadonlyMap<LineId, PickedTake>,
): MixPlan {
  const plan: MixPlan = { lines: [], durationMs: 0, missingLineIds: [] };
  let previous: Placed | null = null;
  let beginsSection = false;
  for (const line of content.lines) {
    beginsSection ||= line.section !== null;
    // A line that lost its words says nothing any more; its takes come back with its text.
    if (!hasWords(line.text)) continue;
    const take = picked.get(line.id);
    if (!take) {
      plan.missingLineIds.push(line.id);
      continue;
    }
    const startMs = startOf(line, take, { previous, beginsSection, settings: content.settings });
    const mix = { lineId: line.id, takeId: take.takeId, startMs, endMs: startMs + take.durationMs };
    plan.lines.push(mix);
    plan.durationMs = Math.max(plan.durationMs, mix.endMs);
    previous = { line, mix };
    beginsSection = false;
  }
  return plan;
}

type Situation = { previous: Placed | null; beginsSection: boolean; settings: ScriptSettings };

function startOf(line: ScriptLine, take: PickedTake, situation: Situation): number {
  const { previous, settings } = situation;
  const cueMs = settings.timing === 'cues' && line.cue ? line.cue.startMs : null;
  if (!previous) return Math.round(cueMs ?? 0);
  const { endMs } = previous.mix;
  if (cueMs !== null) return Math.round(Math.max(cueMs, endMs));
  return Math.round(endMs + gapBefore(take, previous, situation));
}

/** Silence ahead of a line; negative where it overlaps the one before it. */
function gapBefore(take: PickedTake, { line, mix }: Placed, { beginsSection, settings }: Situation): number {
  if (line.gapAfterMs !== null) return line.gapAfterMs;
  if (beginsSection) return settings.sectionGapMs;
  if (settings.crossfadeMs === 0) return settings.gapMs;
  return -Math.min(settings.crossfadeMs, (mix.endMs - mix.startMs) / 2, take.durationMs / 2);
}
