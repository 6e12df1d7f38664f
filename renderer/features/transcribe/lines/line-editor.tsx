import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { Segment } from '../../../../shared/domain/transcript.ts';
import { commitText, mergeLines } from '../line-commands.ts';
import { texts } from '../texts.ts';
import { useTranscribeView } from '../transcribe-context.tsx';
import { useTranscribe } from '../transcribe-store.ts';
import { activeEditor } from './active-editor.ts';
import { caretCrossing } from './caret-crossing.ts';
import classes from './line-list.module.css';
import { selectOne } from './selection.ts';

/** The text of a line while it is edited. What was typed is committed when the field is left, whatever the reason. */
export function LineEditor({ segment, caret }: { segment: Segment; caret: number | 'end' }) {
  const { open } = useTranscribeView();
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useRef(useTranscribe.getState().draft);
  const isDraftMine = draft.current?.segmentId === segment.id;

  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    const release = activeEditor.set(segment.id, element);
    const offset = caret === 'end' ? element.value.length : Math.min(caret, element.value.length);
    element.focus({ preventScroll: true });
    element.setSelectionRange(offset, offset);
    return release;
  }, [segment.id, caret]);

  const isTyping = useTranscribe((state) => state.draft?.segmentId === segment.id);
  useLayoutEffect(() => {
    // Undo and other edits change the line under the field; what is being typed stays.
    const element = field.current;
    if (element && !isTyping && element.value !== segment.text) element.value = segment.text;
  }, [segment.text, isTyping]);

  if (!open) return null;
  const leave = (next: number | null) => {
    const element = field.current;
    if (element && activeEditor.owns(element)) {
      activeEditor.take();
      commitText(open, segment.id, element.value);
    }
    const target = next === null ? undefined : open.order[open.order.indexOf(segment.id) + next];
    useTranscribe.setState({
      editing: target === undefined ? null : { segmentId: target, caret: next === -1 ? 'end' : 0 },
      selection: selectOne(target ?? segment.id),
    });
    if (target === undefined) focusOwnRow(element);
  };
  const revert = () => {
    const row = field.current;
    activeEditor.take();
    useTranscribe.setState({ editing: null, draft: null });
    focusOwnRow(row);
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Keys of the input method belong to it.
    if (event.nativeEvent.isComposing) return;
    const element = event.currentTarget;
    const crossing = caretCrossing(element, event);
    if (event.key === 'Enter' && !event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey) leave(1);
    else if (event.key === 'Escape') revert();
    else if (crossing === 'merge-previous') mergeLines(open, 'previous');
    else if (crossing === 'merge-next') mergeLines(open, 'next');
    else if (crossing !== null) leave(crossing === 'previous' ? -1 : 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <textarea
      ref={field}
      className={classes.editor}
      aria-label={texts.list.editText}
      defaultValue={isDraftMine ? draft.current?.text : segment.text}
      rows={1}
      spellCheck
      data-actions-undo={isTyping ? undefined : ''}
      onKeyDown={press}
      onChange={(event) => {
        const { id } = open.transcript;
        const text = event.currentTarget.value;
        useTranscribe.setState({ draft: { transcriptId: id, segmentId: segment.id, text } });
      }}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onBlur={(event) => {
        if (!activeEditor.owns(event.currentTarget)) return;
        activeEditor.take();
        commitText(open, segment.id, event.currentTarget.value);
        useTranscribe.setState(({ editing }) => (editing?.segmentId === segment.id ? { editing: null } : {}));
      }}
    />
  );
}

function focusOwnRow(element: HTMLElement | null): void {
  element?.closest<HTMLElement>('[role="row"]')?.focus({ preventScroll: true });
}
