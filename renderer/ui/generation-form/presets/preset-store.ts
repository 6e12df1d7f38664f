import type { FormPreset } from '../../../../shared/domain/generation/presets/form-presets.ts';
import {
  MOST_PRESET_FILE_BYTES,
  readPresetFile,
  writePresetFile,
} from '../../../../shared/domain/generation/presets/preset-file.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import { withPreset } from '../../../../shared/domain/generation/presets/named-presets.ts';
import { currentSettings, useSettings } from '../../../api/settings/settings.ts';
import { saveSettingsOrToast, showFailureToast } from '../../feedback/toasts/failure-toast.ts';
import { showToast } from '../../feedback/toasts/toasts.tsx';
import { saveTextFile } from '../../save-text-file.ts';
import { texts } from '../generation-form-texts.ts';

/** What is said of presets, or of what else is kept as they are. */
export type PresetWords = {
  fileName: (id: string) => string;
  imported: (number: number) => string;
  notImported: string;
};

/** What the user keeps under names, and what can be done with all of it. */
export type PresetStore = {
  read: () => readonly FormPreset[];
  /** Resolves with whether it was stored; a failure becomes a toast. */
  change: (next: (own: readonly FormPreset[]) => FormPreset[]) => Promise<boolean>;
  /** Offers all of them as a file. */
  exportAll: () => void;
  /** Adds those of such a file; those of the same names are replaced, and come back by Undo. */
  importFile: (file: File) => Promise<void>;
};

/** The presets with an id. They are settings, so that they survive the window; `initial` are there until anything is changed. */
export function presetStore(id: string, words: PresetWords, initial: readonly FormPreset[] = []): PresetStore {
  const read = () => currentSettings().generation.presets[id] ?? initial;
  const change: PresetStore['change'] = async (next) => {
    const presets = { ...currentSettings().generation.presets, [id]: next(read()) };
    return await saveSettingsOrToast({ generation: { presets } });
  };
  const add = async (file: File) => {
    const fileName = file.name;
    if (file.size > MOST_PRESET_FILE_BYTES) throw reasonedFailure('INVALID_INPUT', 'preset_file', { fileName });
    const added = readPresetFile(await file.text(), { form: id, fileName });
    const before = read();
    if (!(await change((own) => added.reduce((all, preset) => withPreset(all, preset), [...own])))) return;
    const undo = () => void change(() => [...before]);
    showToast({ message: words.imported(added.length), action: { label: texts.undo, run: undo } });
  };
  return {
    read,
    change,
    exportAll: () => {
      const text = writePresetFile(id, read());
      saveTextFile({ text, fileName: words.fileName(id), type: 'application/json' });
    },
    importFile: async (file) => {
      try {
        await add(file);
      } catch (error) {
        showFailureToast(words.notImported, error);
      }
    },
  };
}

/** The presets with an id, of a component that shows them. */
export const usePresets = (id: string, initial: readonly FormPreset[] = []): readonly FormPreset[] =>
  useSettings().generation.presets[id] ?? initial;
