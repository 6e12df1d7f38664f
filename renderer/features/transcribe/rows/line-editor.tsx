import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { SegmentId } from '../../../../shared/domain/ids.ts';
import type { Segment } from '../../../../shared/domain/transcript/transcript.ts';
import { commitText, mergeLines } from '../lines/line-commands.ts';
import { texts } from '../texts.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { useTranscribeView } from '../document/transcript-context.tsx';
import { useTranscribe } from '../document/transcribe-store.ts';
import { activeEditor } from '../lines/active-editor.ts';
import { caretCrossing } from '../lines/caret-crossing.ts';
import classes from './line-list.module.css';
import { SpellingMarks } from './text/spelling-marks.tsx';
import { selectOne } from '../../../ui/collection/list/list-selection.ts';
import { useSpelling } from '../../../ui/spelling/use-spelling.ts';

type Props = { segment: Segment; caret: number | 'end' };

/** The text of a line while it is edited. What was typed is committed when the field is left, whatever the reason. */
export function LineEditor(props: Props) {
  const { open } = useTranscribeView();
  return open ? <Field {...props} open={open} /> : null;
}

function Field({ segment, caret, open }: Props & { open: OpenTranscript }) {
  const { id } = segment;
  const field = useRef<HTMLTextAreaElement>(null);
  const isChecked = useSpelling(isEnglish(open.transcript.recipe.language, segment));
  const typed = useTranscribe(({ draft }) => (draft?.segmentId === id ? draft.text : null));
  const isTyping = typed !== null;
  const [firstText] = useState(() => {
    const { draft } = useTranscribe.getState();
    return draft?.segmentId === id && draft.base === segment.text ? draft.text : segment.text;
  });
  useLayoutEffect(() => {
    const { draft } = useTranscribe.getState();
    if (draft?.segmentId === id && draft.text !== firstText) useTranscribe.setState({ draft: null });
    // Only a draft of an earlier run can be outdated.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    const release = activeEditor.set(id, element);
    const offset = caret === 'end' ? element.value.length : Math.min(caret, element.value.length);
    element.focus({ preventScroll: true });
    element.setSelectionRange(offset, offset);
    return release;
  }, [id, caret]);
  useLayoutEffect(() => {
    // Undo and other edits change the line under the field; what is being typed stays.
    const element = field.current;
    if (!element || isTyping || element.value === segment.text) return;
    const { selectionStart, selectionEnd } = element;
    element.value = segment.text;
    element.setSelectionRange(selectionStart, selectionEnd);
  }, [segment.text, isTyping]);
  return (
    <span className={classes.written}>
      <SpellingMarks text={typed ?? segment.text} isChecked={isChecked} />
      <textarea
        ref={field}
        className={classes.editor}
        aria-label={texts.list.editText}
        defaultValue={firstText}
        rows={1}
        spellCheck={false}
        data-spelling={isChecked || undefined}
        // While nothing was typed, undo means the last step of the transcript.
        data-actions-undo={isTyping ? undefined : ''}
        onKeyDown={(event) => pressKey(open, id, event)}
        onChange={(event) => {
          const text = event.currentTarget.value;
          useTranscribe.setState({
            draft: { transcriptId: open.transcript.id, segmentId: id, text, base: segment.text },
          });
        }}
        onClick={(event) => event.stopPropagation()}
        onDoubleClick={(event) => event.stopPropagation()}
        onBlur={(event) => blurred(open, id, event)}
      />
    </span>
  );
}

/** What was typed is committed, unless its own menu has the keyboard, which gives it back. */
function blurred(open: OpenTranscript, id: SegmentId, event: FocusEvent<HTMLTextAreaElement>): void {
  const { relatedTarget: next, currentTarget: element } = event;
  if (next instanceof Element && next.closest('[data-editor-popup]')) return;
  if (!activeEditor.owns(element)) return;
  activeEditor.take();
  commitText(open, id, element.value);
  useTranscribe.setState(({ editing }) => (editing?.segmentId === id ? { editing: null } : {}));
}

const ENGLISH: ReadonlySet<string | null> = new Set([null, 'en']);

/** Whether a line is to be spelled as English; an unknown language is, where the speech sounded like it. */
const isEnglish = (language: string | null, { languageDoubtful }: Segment): boolean =>
  ENGLISH.has(language) && languageDoubtful !== true;

function pressKey(open: OpenTranscript, id: SegmentId, event: KeyboardEvent<HTMLTextAreaElement>): void {
  // Keys of the input method belong to it.
  if (event.nativeEvent.isComposing) return;
  const element = event.currentTarget;
  const isPlain = !event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey;
  const crossing = caretCrossing(element, event);
  if (event.key === 'Enter' && isPlain) leave(open, id, { element, by: 1 });
  else if (event.key === 'Escape') leave(open, id, { element, by: null });
  else if (crossing === 'join-previous') mergeLines(open, 'previous');
  else if (crossing === 'join-next') mergeLines(open, 'next');
  else if (crossing !== null) leave(open, id, { element, by: crossing === 'previous' ? -1 : 1 });
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Commits and goes to the line `by` places away; null goes nowhere and forgets what was typed. */
function leave(open: OpenTranscript, id: SegmentId, to: { element: HTMLTextAreaElement; by: 1 | -1 | null }): void {
  const { element, by } = to;
  const row = element.closest<HTMLElement>('[role="row"]');
  const isMine = activeEditor.owns(element);
  activeEditor.take();
  if (by === null) useTranscribe.setState({ draft: null });
  else if (isMine) commitText(open, id, element.value);
  const target = by === null ? undefined : open.order[open.order.indexOf(id) + by];
  useTranscribe.setState({
    editing: target === undefined ? null : { segmentId: target, caret: by === -1 ? 'end' : 0 },
    selection: selectOne(target ?? id),
  });
  if (target === undefined) row?.focus({ preventScroll: true });
}
