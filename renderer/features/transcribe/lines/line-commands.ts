import type { SegmentId, SpeakerId } from '../../../../shared/domain/ids.ts';
import type { Segment } from '../../../../shared/domain/transcript/transcript.ts';
import type { TranscriptEdit } from '../../../../shared/domain/transcript/transcript-edit.ts';
import { splitWords } from '../../../../shared/domain/words/word-tokens.ts';
import { player } from '../../../media/player/player-hooks.ts';
import { editTranscript } from '../document/open-documents.ts';
import {
  type EditPlan,
  gapBeside,
  newSpeakerId,
  planDelete,
  planInsert,
  planMerge,
  planSetEdge,
  planSplit,
} from './line-plans.ts';
import { wordAt } from '../document/transcript-model.ts';
import { activeEditor } from './active-editor.ts';
import { learnFromEdit } from '../learning/corrections-store.ts';
import { selectAll } from '../../../ui/collection/list/list-selection.ts';
import { texts } from '../texts.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { useTranscribe } from '../document/transcribe-store.ts';

/** Carries a plan out: edits, then the selection. Text that is being typed is committed in the same step. */
function carryOut(
  open: OpenTranscript,
  plan: EditPlan | null,
  options: { isEditing?: boolean; caret?: number } = {},
): boolean {
  if (!plan) return false;
  const editor = activeEditor.take();
  const typed = editor ? textEdit(open, editor.segmentId, editor.text) : [];
  useTranscribe.setState({ draft: null });
  if (!editTranscript(open.transcript.id, [...typed, ...plan.edits], plan.label)) return false;
  const [first] = plan.select;
  useTranscribe.setState({
    selection: selectAll(plan.select),
    editing: options.isEditing && first !== undefined ? { segmentId: first, caret: options.caret ?? 0 } : null,
  });
  return true;
}

function textEdit(open: OpenTranscript, segmentId: SegmentId, text: string): TranscriptEdit[] {
  const segment = segmentOf(open, segmentId);
  return segment && text.trim() !== segment.text ? [{ kind: 'setText', segmentId, text }] : [];
}

/** A line by its id. */
export function segmentOf(open: OpenTranscript, id: SegmentId | null): Segment | null {
  const index = id === null ? undefined : open.model.indexById.get(id);
  return index === undefined ? null : (open.transcript.segments[index] ?? null);
}

const selectedIds = () => [...useTranscribe.getState().selection.ids];
const primary = (open: OpenTranscript) => segmentOf(open, useTranscribe.getState().selection.primary);

/** Commits a text as one step. Returns false when it did not change. */
export function commitText(open: OpenTranscript, segmentId: SegmentId, text: string): boolean {
  useTranscribe.setState({ draft: null });
  const before = segmentOf(open, segmentId)?.text ?? '';
  const isChanged = editTranscript(open.transcript.id, textEdit(open, segmentId, text), texts.labels.text);
  if (isChanged) learnFromEdit(before, text);
  return isChanged;
}

/** Splits the line that is being edited at its caret, otherwise the selected line at the playhead. */
export function splitLine(open: OpenTranscript): boolean {
  const editor = activeEditor.current();
  if (editor) {
    const segment = segmentOf(open, editor.segmentId);
    if (!segment) return false;
    const leading = editor.text.length - editor.text.trimStart().length;
    const typed = { ...segment, text: editor.text.trim() };
    return carryOut(open, planSplit(typed, Math.max(0, editor.caret - leading)), { isEditing: true });
  }
  const segment = primary(open);
  return segment ? carryOut(open, planSplit(segment, offsetAtPlayhead(segment))) : false;
}

function offsetAtPlayhead(segment: Segment): number {
  const at = segment.words ? wordAt(segment.words, player.timeMs()) : -1;
  return splitWords(segment.text)[at + 1]?.start ?? 0;
}

/** Whether a single line, or the caret in one, could be split now. */
export function mergeLines(open: OpenTranscript, toward: 'next' | 'previous' = 'next'): boolean {
  const editor = activeEditor.current();
  const ids = editor ? [editor.segmentId] : selectedIds();
  const plan = planMerge(open.transcript.segments, ids, toward);
  if (!plan || !editor) return carryOut(open, plan);
  // The caret stays between the two texts.
  const first = segmentOf(open, plan.select[0] ?? null);
  const head = first && first.id === editor.segmentId ? editor.text.trim() : (first?.text ?? '');
  return carryOut(open, plan, { isEditing: true, caret: head.length });
}

/** Takes the selected lines out. */
export function deleteLines(open: OpenTranscript): boolean {
  return carryOut(open, planDelete(open.visible, selectedIds()));
}

/** Adds an empty line beside the selected one and opens it. */
export function insertLine(open: OpenTranscript, where: 'before' | 'after'): boolean {
  const segment = primary(open);
  const { segments, durationMs } = open.transcript;
  const at = segment ? (open.model.indexById.get(segment.id) ?? -1) : segments.length - 1;
  const span = gapBeside(segments, at, { where, durationMs });
  return carryOut(open, planInsert(span, segment?.speakerId ?? null), { isEditing: true });
}

/** Adds an empty line over a range that was drawn on the waveform and opens it. */
export function insertRange(open: OpenTranscript, span: { startMs: number; endMs: number }): boolean {
  return carryOut(open, planInsert(span, null), { isEditing: true });
}

/** Sets start or end of the selected line at the playhead. */
export function setEdgeAtPlayhead(open: OpenTranscript, edge: 'start' | 'end'): boolean {
  const segment = primary(open);
  const plan = segment && planSetEdge(segment, edge, player.timeMs());
  return plan ? editTranscript(open.transcript.id, plan.edits, plan.label) : false;
}

/** Gives the selected lines to a speaker or to nobody. */
export function giveToSpeaker(open: OpenTranscript, speakerId: SpeakerId | null): boolean {
  const segmentIds = selectedIds();
  if (segmentIds.length === 0) return false;
  return editTranscript(open.transcript.id, [{ kind: 'setSpeaker', segmentIds, speakerId }], texts.labels.speaker);
}

/** Adds a speaker; with `takesSelection` the selected lines go to it. One step of undo. */
export function addSpeaker(open: OpenTranscript, takesSelection: boolean): SpeakerId | null {
  const id = newSpeakerId();
  const { speakers } = open.transcript;
  const ordinal = speakers.reduce((next, speaker) => Math.max(next, speaker.ordinal + 1), 0);
  const segmentIds = selectedIds();
  const edits: TranscriptEdit[] = [
    { kind: 'addSpeaker', speaker: { id, ordinal, name: texts.dock.newName(ordinal + 1) } },
  ];
  if (takesSelection && segmentIds.length > 0) edits.push({ kind: 'setSpeaker', segmentIds, speakerId: id });
  return editTranscript(open.transcript.id, edits, texts.labels.addSpeaker) ? id : null;
}
