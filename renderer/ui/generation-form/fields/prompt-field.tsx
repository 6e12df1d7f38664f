import { type KeyboardEvent, useRef, useState } from 'react';
import { promptOfAnswer } from '../../../../shared/domain/conversation/answers/answer-work.ts';
import { useAnswerTaker } from '../../layout/answer-takers.ts';
import { insertApart } from '../../text/insert-text.ts';
import { type HistoryPlace, type PromptHistory, stepInHistory } from '../draft/prompt-history.ts';
import classes from '../generation-form.module.css';
import { CountedTextarea, type CountedTextareaProps } from './counted-textarea.tsx';
import { PromptHistoryMenu } from './prompt-history-menu.tsx';

/**
 * The text that something is generated from, with what was generated before: as a list, and by the arrow keys where the caret
 * is before all of the text (up) or after it (down), with Alt from anywhere.
 */
export function PromptField(props: CountedTextareaProps & { label: string; history: PromptHistory }) {
  const { history, ...field } = props;
  const prompts = history.use((state) => state.prompts);
  const [place, setPlace] = useState<HistoryPlace | null>(null);
  const step = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const by = directionOf(event);
    const found = by && stepInHistory(prompts, { place, text: field.value, by });
    if (!found) return;
    event.preventDefault();
    setPlace(found.place);
    field.onChange(found.text);
    const area = event.currentTarget;
    const caret = by === 1 ? 0 : found.text.length;
    // React writes the text first.
    requestAnimationFrame(() => area.setSelectionRange(caret, caret));
  };
  const write = (text: string) => {
    setPlace(null);
    field.onChange(text);
  };
  const room = useRef<HTMLDivElement>(null);
  useAnswerTaker({
    id: 'prompt',
    label: field.label,
    take: (markdown) => {
      const area = room.current?.querySelector('textarea');
      if (area) insertApart(area, promptOfAnswer(markdown));
      return area !== null && area !== undefined;
    },
  });
  return (
    <div ref={room} className={classes.prompt}>
      <CountedTextarea {...field} onChange={write} onKeyDown={step} />
      <PromptHistoryMenu prompts={prompts} choose={write} clear={history.clear} />
    </div>
  );
}

/**
 * Where an arrow key leads from the edge of the text, with Alt from anywhere in it: 1 into the past, -1 back, null where it
 * moves the caret.
 */
function directionOf(event: KeyboardEvent<HTMLTextAreaElement>): 1 | -1 | null {
  const { key, currentTarget: area } = event;
  if (event.shiftKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return null;
  if (event.altKey) return key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : null;
  const { selectionStart, selectionEnd, value } = area;
  if (key === 'ArrowUp') return selectionStart === 0 && selectionEnd === 0 ? 1 : null;
  if (key === 'ArrowDown') return selectionStart === value.length ? -1 : null;
  return null;
}
