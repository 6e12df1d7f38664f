import type { EditorView } from '@codemirror/view';
import { useEffect, useMemo } from 'react';
import type { ScriptLine } from '../../../../shared/domain/script/script.ts';
import type { SpeechRecipe } from '../../../../shared/domain/recipe/speech/speech-recipe.ts';
import { speechTokens } from '../../../../shared/domain/speech/speech-text.ts';
import { useMisspellings, useSpelling } from '../../../ui/spelling/use-spelling.ts';
import { useReadsAsEnglish } from '../text/language/spoken-language.ts';
import { useSpeak } from '../document/speak-store.ts';
import { setMisspelled } from './session/spelling-marks.ts';

/** Marks the misspelled words of a line while it is written; pauses, sounds and readings have none. */
export function useSpellingMarks(
  view: EditorView | null,
  line: ScriptLine,
  { model, recipe }: { model: string; recipe: SpeechRecipe | null },
): void {
  const typed = useSpeak(({ draft }) => (draft?.lineId === line.id ? draft.text : null));
  const text = typed ?? line.text;
  const isChecked = useSpelling(useReadsAsEnglish(line.text, recipe));
  const misspellings = useMisspellings(text, isChecked);
  const ranges = useMemo(() => {
    const chips = speechTokens(text, { model }).filter(({ kind }) => kind !== 'text');
    return misspellings.filter(
      ({ from, to }) => !chips.some(({ textBegin, textEnd }) => from < textEnd && to > textBegin),
    );
  }, [misspellings, text, model]);
  useEffect(() => {
    view?.dispatch({ effects: setMisspelled.of(isChecked ? { text, ranges } : null) });
  }, [view, isChecked, text, ranges]);
}
