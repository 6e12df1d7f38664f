/** A stretch of one speaker in ms. */
export type Turn = { speaker: string | number; startMs: number; endMs: number };

const FRAME_MS = 10;
/** Edges of turns are not judged. */
const COLLAR_MS = 100;

/**
 * Share of reference speech that goes to the wrong speaker under the best matching of names, and the share that no
 * hypothesis covers, both of 0 to 1. Measured in frames of 10 ms without the edges of turns.
 */
export function speakerConfusion(
  reference: readonly Turn[],
  hypothesis: readonly Turn[],
): { confusion: number; missed: number } {
  const expected = frames(reference, COLLAR_MS);
  const heard = frames(hypothesis, 0);
  const counts = new Map<Turn['speaker'], Map<Turn['speaker'], number>>();
  let judged = 0;
  let missed = 0;
  for (const [frame, speaker] of expected) {
    const other = heard.get(frame);
    if (other === undefined) {
      missed++;
      continue;
    }
    judged++;
    const row = counts.get(speaker) ?? new Map<Turn['speaker'], number>();
    counts.set(speaker, row);
    row.set(other, (row.get(other) ?? 0) + 1);
  }
  const right = bestMatching([...counts.values()]);
  return { confusion: judged === 0 ? 0 : 1 - right / judged, missed: missed / Math.max(1, expected.size) };
}

function frames(turns: readonly Turn[], collarMs: number): Map<number, Turn['speaker']> {
  const speakers = new Map<number, Turn['speaker']>();
  for (const turn of turns) {
    const last = Math.floor((turn.endMs - collarMs) / FRAME_MS);
    for (let frame = Math.ceil((turn.startMs + collarMs) / FRAME_MS); frame < last; frame++) {
      speakers.set(frame, turn.speaker);
    }
  }
  return speakers;
}

/** Names beyond these are of stray frames; the work doubles with each. */
const MOST_NAMES = 16;

/** Most frames that can be right when each row gets one name of its own: the best for every set of names given so far. */
function bestMatching(rows: readonly Map<Turn['speaker'], number>[]): number {
  const totals = new Map<Turn['speaker'], number>();
  for (const row of rows) for (const [name, count] of row) totals.set(name, (totals.get(name) ?? 0) + count);
  const names = [...totals].toSorted((left, right) => right[1] - left[1]).slice(0, MOST_NAMES);
  let best = new Map([[0, 0]]);
  for (const row of rows) {
    const next = new Map(best);
    for (const [used, right] of best) {
      names.forEach(([name], index) => {
        const withName = used | (1 << index);
        if (withName === used) return;
        next.set(withName, Math.max(next.get(withName) ?? 0, right + (row.get(name) ?? 0)));
      });
    }
    best = next;
  }
  return Math.max(...best.values());
}
