import type { FormPreset } from '../../../../shared/domain/generation/form-presets.ts';
import {
  MOST_PRESET_FILE_BYTES,
  readPresetFile,
  writePresetFile,
} from '../../../../shared/domain/generation/preset-file.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import { renamedPreset, withoutPreset, withPreset } from '../../../../shared/domain/generation/named-presets.ts';
import { currentSettings, useSettings } from '../../../api/settings/settings.ts';
import { saveSettingsOrToast, showFailureToast } from '../../feedback/toasts/failure-toast.ts';
import { showToast } from '../../feedback/toasts/toasts.tsx';
import { saveTextFile } from '../../save-text-file.ts';
import type { FormDraft } from '../draft/form-draft.ts';
import { texts } from '../generation-form-texts.ts';

const words = texts.presets;

/** Presets of a form by their names, and what can be done with them. */
export type FormPresets = {
  names: readonly string[];
  save: (name: string) => void;
  apply: (name: string) => void;
  rename: (name: string, next: string) => void;
  remove: (name: string) => void;
  /** Offers all presets of the form as a file. */
  exportAll: () => void;
  /** Adds the presets of such a file; those of the same names are replaced, and come back by Undo. */
  importFile: (file: File) => Promise<void>;
};

/** The presets of a form. They are settings, so that they survive the window; only fields that the form accepts are applied. */
export function useFormPresets<Values extends object>(draft: FormDraft<Values>): FormPresets {
  const names = (useSettings().generation.presets[draft.id] ?? []).map(({ name }) => name);
  return { names, ...presetActions(draft) };
}

/** What can be done with the presets of a form, see FormPresets. */
export function presetActions<Values extends object>(draft: FormDraft<Values>): Omit<FormPresets, 'names'> {
  const { id } = draft;
  return {
    save: (name) => {
      // Fields are plain JSON: that is how drafts are kept too.
      const values = JSON.parse(JSON.stringify(draft.use.getState())) as FormPreset['values'];
      void store(id, (own) => withPreset(own, { name, values }));
    },
    apply: (name) => applyPreset(draft, name),
    rename: (name, next) => void store(id, (own) => renamedPreset(own, name, next)),
    remove: (name) => {
      const removed = presetsOf(id).find((each) => each.name === name);
      if (!removed) return;
      void store(id, (own) => withoutPreset(own, name));
      const undo = () => void store(id, (own) => withPreset(own, removed));
      showToast({ message: words.removed(name), action: { label: texts.undo, run: undo } });
    },
    exportAll: () => {
      const text = writePresetFile(id, presetsOf(id));
      saveTextFile({ text, fileName: words.fileName(id), type: 'application/json' });
    },
    importFile: async (file) => {
      try {
        await importPresets(id, file);
      } catch (error) {
        showFailureToast(words.notImported, error);
      }
    },
  };
}

async function importPresets(id: string, file: File): Promise<void> {
  const fileName = file.name;
  if (file.size > MOST_PRESET_FILE_BYTES) throw reasonedFailure('INVALID_INPUT', 'preset_file', { fileName });
  const added = readPresetFile(await file.text(), { form: id, fileName });
  const before = presetsOf(id);
  if (!(await store(id, (own) => added.reduce((all, preset) => withPreset(all, preset), [...own])))) return;
  const undo = () => void store(id, () => [...before]);
  showToast({ message: words.imported(added.length), action: { label: texts.undo, run: undo } });
}

/** Fills the form in; what was in it comes back by Undo. */
function applyPreset<Values extends object>(draft: FormDraft<Values>, name: string): void {
  const preset = presetsOf(draft.id).find((each) => each.name === name);
  if (!preset) return;
  const undo = draft.replace(draft.read(preset.values));
  showToast({ message: words.applied(name), action: { label: texts.undo, run: undo } });
}

const presetsOf = (id: string): readonly FormPreset[] => currentSettings().generation.presets[id] ?? [];

/** Whether it was stored; a failure becomes a toast. */
async function store(id: string, change: (own: readonly FormPreset[]) => FormPreset[]): Promise<boolean> {
  const presets = { ...currentSettings().generation.presets, [id]: change(presetsOf(id)) };
  return await saveSettingsOrToast({ generation: { presets } });
}
