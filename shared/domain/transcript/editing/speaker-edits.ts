import { reasonedFailure } from '../../failures/reasoned-failure.ts';
import type { TranscriptEdit } from '../transcript-edit.ts';
import type { TranscriptDraft } from './transcript-draft.ts';

type EditOf<Kind extends TranscriptEdit['kind']> = Extract<TranscriptEdit, { kind: Kind }>;

/** Gives lines to a speaker, or to nobody. */
export function setSpeaker({ segments, speakers }: TranscriptDraft, edit: EditOf<'setSpeaker'>): void {
  if (edit.speakerId !== null) speakers.get(edit.speakerId);
  for (const id of new Set(edit.segmentIds)) segments.put({ ...segments.get(id), speakerId: edit.speakerId });
}

/** Adds a speaker; a taken ordinal becomes the next free one. Throws CONFLICT for a used id, INVALID_INPUT without a name. */
export function addSpeaker({ speakers }: TranscriptDraft, { speaker }: EditOf<'addSpeaker'>): void {
  if (speakers.has(speaker.id)) {
    throw reasonedFailure('CONFLICT', 'speaker_id_used', { id: speaker.id });
  }
  const taken = new Set(speakers.all().map((other) => other.ordinal));
  let { ordinal } = speaker;
  while (taken.has(ordinal)) ordinal += 1;
  speakers.put({ id: speaker.id, ordinal, name: checkedName(speaker.name) });
}

/** Changes a speaker's name everywhere. Throws INVALID_INPUT for an empty one. */
export function renameSpeaker({ speakers }: TranscriptDraft, edit: EditOf<'renameSpeaker'>): void {
  speakers.put({ ...speakers.get(edit.speakerId), name: checkedName(edit.name) });
}

/** Gives all lines of one speaker to another and takes the first away. */
export function mergeSpeakers({ segments, speakers }: TranscriptDraft, edit: EditOf<'mergeSpeakers'>): void {
  const from = speakers.get(edit.fromId);
  const into = speakers.get(edit.intoId);
  if (from.id === into.id) return;
  for (const segment of segments.all()) {
    if (segment.speakerId === from.id) segments.put({ ...segment, speakerId: into.id });
  }
  speakers.remove(from.id);
}

function checkedName(name: string): string {
  const trimmed = name.trim();
  if (trimmed !== '') return trimmed;
  throw reasonedFailure('INVALID_INPUT', 'speaker_name');
}
