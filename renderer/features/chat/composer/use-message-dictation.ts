import { type RefObject, useEffect, useRef } from 'react';
import { dictatedText } from '../../../../shared/domain/transcript/recognition/dictation.ts';
import { useDictation } from '../dictation/use-dictation.ts';
import { insertText, selectionOf } from '../../../ui/text/insert-text.ts';

/** Dictation into a message: words go to where the caret is when they are recognised, and the message has the keyboard again. */
export function useMessageDictation(field: RefObject<HTMLTextAreaElement | null>) {
  const dictation = useDictation((words) => {
    const { current } = field;
    if (!current) return;
    const range = selectionOf(current);
    const { value } = current;
    const text = dictatedText(words, { before: value.slice(0, range.start), after: value.slice(range.end) });
    insertText(current, range, text);
  });
  const { state, start, stop, cancel } = dictation;
  const isListening = state.kind === 'opening' || state.kind === 'recording';
  const isUnderWay = isListening || state.kind === 'recognising';
  const wasListening = useRef(false);
  useEffect(() => {
    // Stop had the keyboard.
    if (wasListening.current && !isListening) field.current?.focus();
    wasListening.current = isListening;
  }, [isListening, field]);
  const toggle = () => {
    if (state.kind === 'recording') stop();
    else if (isUnderWay) cancel();
    else void start();
  };
  return { ...dictation, isUnderWay, action: { checked: isUnderWay, run: toggle } };
}
