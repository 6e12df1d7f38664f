import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { api } from '../../api/client.ts';
import { useSettings } from '../../api/settings/settings.ts';
import type { TextRange } from './spelled-words.ts';
import { knowWords, misspelledRanges, useKnownWords } from './spelling.ts';

/** Whether a text has its spelling checked: where the user wants it and the text is English. */
export function useSpelling(isEnglish: boolean): boolean {
  const { isOn } = useSettings().spelling;
  return isOn && isEnglish;
}

const NONE: readonly TextRange[] = [];

/** Misspelled words of a text; while it is typed, those that are still where they were. */
export function useMisspellings(text: string, isChecked: boolean): readonly TextRange[] {
  const version = useKnownWords((state) => state.version);
  const [ranges, setRanges] = useState(NONE);
  useEffect(() => {
    let isLatest = true;
    const found = isChecked ? misspelledRanges(text) : Promise.resolve(NONE);
    void found.then((known) => isLatest && setRanges(known));
    return () => {
      isLatest = false;
    };
  }, [text, isChecked, version]);
  return useMemo(() => ranges.filter(({ from, to, word }) => text.slice(from, to) === word), [ranges, text]);
}

/** Makes names known while a panel shows them, and the words of the pronunciation dictionary. */
export function useOwnWords(names: readonly string[]): void {
  const entries = useQuery(api.pronunciations.list.queryOptions()).data;
  const known = useMemo(() => [...names, ...(entries ?? []).map(({ word }) => word)], [names, entries]);
  useEffect(() => knowWords(known), [known]);
}
