import type { Pronunciation, PronunciationScope } from '../../../../../shared/domain/script/script-views.ts';
import { client } from '../../../../api/client.ts';
import { showFailureToast } from '../../../../ui/feedback/toasts/failure-toast.ts';
import { showToast } from '../../../../ui/feedback/toasts/toasts.tsx';
import { saveTextFile } from '../../../../ui/save-text-file.ts';
import { texts } from './pronunciation-texts.ts';

/** What is typed of an entry. */
export type EntryDraft = { word: string; replacement: string; scope: PronunciationScope };

/** Stores an entry: a new one, or a changed one. Returns whether it was stored. */
export async function saveEntry(draft: EntryDraft, before: Pronunciation | null): Promise<boolean> {
  const { word, replacement, scope } = draft;
  try {
    const isMoved = before !== null && JSON.stringify(before.scope) !== JSON.stringify(scope);
    if (before && !isMoved) await client.pronunciations.change({ id: before.id, word, replacement });
    else await client.pronunciations.set({ word, replacement, scope });
    if (before && isMoved) await client.pronunciations.remove({ ids: [before.id] });
    return true;
  } catch (error) {
    showFailureToast(texts.notSaved, error);
    return false;
  }
}

/** Takes an entry out, with undo. */
export async function removeEntry(entry: Pronunciation): Promise<void> {
  try {
    await client.pronunciations.remove({ ids: [entry.id] });
    const { word, replacement, scope } = entry;
    showToast({
      message: texts.removed(word),
      action: { label: texts.undo, run: () => void saveEntry({ word, replacement, scope }, null) },
    });
  } catch (error) {
    showFailureToast(texts.notRemoved, error);
  }
}

/** Adds the entries of a text file to a dictionary. */
export async function importEntries(file: File, scope: PronunciationScope): Promise<void> {
  try {
    const { added, refused } = await client.pronunciations.import({ scope, text: await file.text() });
    showToast({ message: texts.imported(added, refused.length) });
  } catch (error) {
    showFailureToast(texts.notImported, error);
  }
}

/** Offers a dictionary as a text file. */
export async function exportEntries(scope: PronunciationScope): Promise<void> {
  try {
    const { text, fileName } = await client.pronunciations.export({ scope });
    saveTextFile({ text, fileName, type: 'text/plain' });
  } catch (error) {
    showFailureToast(texts.notExported, error);
  }
}
