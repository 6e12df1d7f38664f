import type { SegmentId, SpeakerId } from '../../../../shared/domain/ids.ts';
import { createTranscriptDraft, patchesOf } from '../../../../shared/domain/transcript/editing/transcript-draft.ts';
import type { Segment } from '../../../../shared/domain/transcript/transcript.ts';
import type { TranscriptPatch } from '../../../../shared/domain/transcript/transcript-edit.ts';
import { segmentsChosenByUser } from '../content-table.ts';
import { rewriteHistory } from '../edit-history.ts';
import { hasDefaultName, nextSpeaker } from './speaker-names.ts';
import type { TranscriptChanging } from '../transcript-store.ts';

/** Labels of lines by id, as a labeller gave them for the lines of a moment ago. */
export type LineLabels = ReadonlyMap<SegmentId, number>;

/**
 * What new labels change: each label becomes the speaker with whom it shares most time, so names and colours stay; a
 * label without a counterpart becomes a new speaker. Lines whose speaker a person chose keep it. Unnamed speakers who are
 * left without a line go.
 */
export function patchOfLabels(
  changing: TranscriptChanging,
  labels: LineLabels,
): { patch: TranscriptPatch; inverse: TranscriptPatch } {
  const { content } = changing;
  const chosen = segmentsChosenByUser(changing.tx, changing.head.id);
  const draft = createTranscriptDraft(content);
  const speakerIds = new Set(content.speakers.map((speaker) => speaker.id));
  const speakerOf = matchLabels(content.segments, { labels, chosen, speakerIds });
  for (const label of [...new Set(labels.values())].sort((a, b) => a - b)) {
    if (speakerOf.has(label)) continue;
    const speaker = nextSpeaker(draft.speakers.all());
    draft.speakers.put(speaker);
    speakerOf.set(label, speaker.id);
  }
  for (const segment of content.segments) {
    const label = labels.get(segment.id);
    const speakerId = label === undefined ? undefined : speakerOf.get(label);
    if (speakerId === undefined || chosen.has(segment.id) || segment.speakerId === speakerId) continue;
    draft.segments.put({ ...segment, speakerId });
  }
  const used = new Set(draft.segments.all().map((segment) => segment.speakerId));
  for (const speaker of content.speakers) {
    if (!used.has(speaker.id) && hasDefaultName(speaker)) draft.speakers.remove(speaker.id);
  }
  return patchesOf(draft);
}

/** Labels that come by themselves at the end of a run: no undo step, and the history speaks of the new labels too. */
export function storeLabels(changing: TranscriptChanging, labels: LineLabels): void {
  const { patch } = patchOfLabels(changing, labels);
  if (patch.segments.length + patch.speakers.length + patch.removedSpeakerIds.length === 0) return;
  const before = new Map(changing.content.segments.map((segment) => [segment.id, segment.speakerId]));
  const moved = new Map(patch.segments.map((segment) => [segment.id, segment]));
  const replacements = usualReplacements(patch.segments, before);
  rewriteHistory(changing.tx, changing.head.id, (step) => ({
    ...step,
    segments: step.segments.map((row) => {
      const now = moved.get(row.id);
      if (now && row.speakerId === before.get(row.id)) return { ...row, speakerId: now.speakerId };
      const gone = row.speakerId !== null && patch.removedSpeakerIds.includes(row.speakerId);
      return gone && row.speakerId ? { ...row, speakerId: replacements.get(row.speakerId) ?? null } : row;
    }),
    speakers: step.speakers.filter((speaker) => !patch.removedSpeakerIds.includes(speaker.id)),
  }));
  changing.commit(patch, { label: 'Identify speakers' });
}

/** For lines that exist only in the history: who mostly speaks now where a speaker who is gone had spoken. */
function usualReplacements(moved: readonly Segment[], before: ReadonlyMap<SegmentId, SpeakerId | null>) {
  const replacements = new Map<SpeakerId, SpeakerId | null>();
  for (const segment of moved) {
    const old = before.get(segment.id);
    if (old && !replacements.has(old)) replacements.set(old, segment.speakerId);
  }
  return replacements;
}

/**
 * In the order in which voices are first heard each label takes the speaker with whom it shares most time among those
 * that are left: labels by part tend to give everybody the names of those who spoke first. A line that a person chose
 * counts double.
 */
function matchLabels(
  segments: readonly Segment[],
  known: { labels: LineLabels; chosen: ReadonlySet<SegmentId>; speakerIds: ReadonlySet<SpeakerId> },
): Map<number, SpeakerId> {
  const shared = new Map<number, Map<SpeakerId, number>>();
  for (const segment of segments) {
    const label = known.labels.get(segment.id);
    if (label === undefined || segment.speakerId === null || !known.speakerIds.has(segment.speakerId)) continue;
    const times = shared.get(label) ?? new Map<SpeakerId, number>();
    const weight = (segment.endMs - segment.startMs) * (known.chosen.has(segment.id) ? 2 : 1);
    shared.set(label, times.set(segment.speakerId, (times.get(segment.speakerId) ?? 0) + weight));
  }
  const speakerOf = new Map<number, SpeakerId>();
  for (const [label, times] of [...shared].sort(([a], [b]) => a - b)) {
    const taken = new Set(speakerOf.values());
    const free = [...times].filter(([speakerId]) => !taken.has(speakerId)).sort(([, a], [, b]) => b - a);
    if (free[0]) speakerOf.set(label, free[0][0]);
  }
  return speakerOf;
}
