import { Dendrogram } from './dendrogram.ts';
import { areDistinct, refineGroups } from './voice-groups.ts';
import type { VoicePrint } from './voice-print.ts';
import { voiceSpace } from './voice-space.ts';

/** More are only found when the caller says so. */
const MOST_SPEAKERS_GUESSED = 8;

/**
 * Labels prints by voice. With `speakerCount` null the count is the largest one for which all groups differ clearly;
 * that is a guess, and the weaker part of it.
 */
export function groupVoices(prints: readonly VoicePrint[], speakerCount: number | null): Int32Array {
  if (prints.length < 2 || speakerCount === 1) return new Int32Array(prints.length);
  const points = voiceSpace(prints.map((print) => print.features));
  const tree = new Dendrogram(points);
  if (speakerCount !== null) return refineGroups(points, tree.cut(Math.min(speakerCount, prints.length)));
  let labels: Int32Array = new Int32Array(prints.length);
  for (let count = 2; count <= Math.min(MOST_SPEAKERS_GUESSED, prints.length); count++) {
    const groups = refineGroups(points, tree.cut(count));
    if (areDistinct(points, groups, count)) labels = groups;
  }
  return labels;
}
