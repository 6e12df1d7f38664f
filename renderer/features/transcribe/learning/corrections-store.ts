import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { type Correction, MOST_CORRECTIONS } from '../../../../shared/domain/transcript/correction.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { currentSettings } from '../../../api/settings/settings.ts';
import { saveSettingsOrToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { correctionIn } from './learn-correction.ts';

const MOST_LEARNED = 50;
const MOST_DISMISSED = 200;

/** What the window remembers: replacements in edits, newest first, and the transcripts whose notice was dismissed. */
export const useCorrections = create<{ learned: readonly Correction[]; dismissed: readonly ItemId[] }>()(
  persist(() => ({ learned: [] as readonly Correction[], dismissed: [] as readonly ItemId[] }), {
    name: 'atelier.corrections',
  }),
);

const isSame = (a: Correction, b: Correction) => a.from === b.from && a.to === b.to;

/** Remembers what an edit of a line replaced, to be offered as a correction. */
export function learnFromEdit(before: string, after: string): void {
  const correction = correctionIn(before, after);
  const { corrections } = currentSettings().transcribe;
  if (!correction || corrections.some((each) => isSame(each, correction))) return;
  useCorrections.setState(({ learned }) => ({
    learned: [correction, ...learned.filter((each) => !isSame(each, correction))].slice(0, MOST_LEARNED),
  }));
}

/** Keeps a correction; one for the same words is replaced. It is offered no longer. */
export function keepCorrection(correction: Correction): void {
  const { corrections } = currentSettings().transcribe;
  const others = corrections.filter(({ from }) => from.toLowerCase() !== correction.from.toLowerCase());
  void saveSettingsOrToast({ transcribe: { corrections: [correction, ...others].slice(0, MOST_CORRECTIONS) } });
  forgetLearned(correction);
}

/** Takes a correction out. */
export function removeCorrection(correction: Correction): void {
  const { corrections } = currentSettings().transcribe;
  void saveSettingsOrToast({ transcribe: { corrections: corrections.filter((each) => !isSame(each, correction)) } });
}

/** Offers a replacement no longer. */
export function forgetLearned(correction: Correction): void {
  useCorrections.setState(({ learned }) => ({ learned: learned.filter((each) => !isSame(each, correction)) }));
}

/** The notice about corrections comes back in this transcript no more. */
export function dismissCorrections(id: ItemId): void {
  useCorrections.setState(({ dismissed }) => ({
    dismissed: [id, ...dismissed.filter((each) => each !== id)].slice(0, MOST_DISMISSED),
  }));
}
