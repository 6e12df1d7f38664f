import { IconBookUpload } from '@tabler/icons-react';
import { currentSettings } from '../../api/settings/settings.ts';
import type { MenuEntry } from '../context-menu/context-menu.tsx';
import { saveSettingsOrToast } from '../feedback/toasts/failure-toast.ts';
import { showToast } from '../feedback/toasts/toasts.tsx';
import { knownWordsChanged, misspelledRanges, spellingSuggestions } from './spelling.ts';
import { wordAt } from './spelled-words.ts';
import { spellingTexts } from './texts.ts';

/** A text while it is written, and where in it the menu was asked for. */
export type WrittenText = {
  text: string;
  offset: number;
  /** Puts another word in place of a range, as if it was typed. */
  replace: (range: { from: number; to: number }, word: string) => void;
};

/** What the menu of a checked text offers for the misspelled word under it; nothing where the word is right. */
export async function spellingEntries({ text, offset, replace }: WrittenText): Promise<MenuEntry[]> {
  const found = wordAt(text, offset);
  if (!found || !(await misspelledRanges(text)).some(({ from }) => from === found.from)) return [];
  const suggestions = await spellingSuggestions(found.word);
  const none = { label: spellingTexts.none, isDisabled: true, run: () => undefined };
  return [
    ...(suggestions.length === 0 ? [none] : []),
    ...suggestions.map((word) => ({ label: word, run: () => replace(found, word) })),
    'line',
    { label: spellingTexts.add, icon: IconBookUpload, run: () => void addWord(found.word) },
    'line',
  ];
}

async function addWord(word: string): Promise<void> {
  const { words } = currentSettings().spelling;
  await saveSettingsOrToast({ spelling: { words: [...new Set([...words, word])] } });
  knownWordsChanged();
  if (currentSettings().spelling.words.includes(word)) showToast({ message: spellingTexts.added(word) });
}
