import type { FormPreset } from '../../../../shared/domain/generation/presets/form-presets.ts';
import {
  renamedPreset,
  withoutPreset,
  withPreset,
} from '../../../../shared/domain/generation/presets/named-presets.ts';
import { showToast } from '../../feedback/toasts/toasts.tsx';
import type { FormDraft } from '../draft/form-draft.ts';
import { texts } from '../generation-form-texts.ts';
import { type PresetStore, presetStore, usePresets } from './preset-store.ts';

const words = texts.presets;

/** Presets of a form by their names, and what can be done with them. */
export type FormPresets = {
  names: readonly string[];
  save: (name: string) => void;
  apply: (name: string) => void;
  rename: (name: string, next: string) => void;
  remove: (name: string) => void;
} & Pick<PresetStore, 'exportAll' | 'importFile'>;

/** The presets of a form; only fields that the form accepts are applied. */
export function useFormPresets<Values extends object>(draft: FormDraft<Values>): FormPresets {
  const names = usePresets(draft.id).map(({ name }) => name);
  return { names, ...presetActions(draft) };
}

/** What can be done with the presets of a form, see FormPresets. */
export function presetActions<Values extends object>(draft: FormDraft<Values>): Omit<FormPresets, 'names'> {
  const { read, change, exportAll, importFile } = presetStore(draft.id, words);
  return {
    save: (name) => {
      // Fields are plain JSON: that is how drafts are kept too.
      const values = JSON.parse(JSON.stringify(draft.use.getState())) as FormPreset['values'];
      void change((own) => withPreset(own, { name, values }));
    },
    apply: (name) => applyPreset(draft, name),
    rename: (name, next) => void change((own) => renamedPreset(own, name, next)),
    remove: (name) => {
      const removed = read().find((each) => each.name === name);
      if (!removed) return;
      void change((own) => withoutPreset(own, name));
      const undo = () => void change((own) => withPreset(own, removed));
      showToast({ message: words.removed(name), action: { label: texts.undo, run: undo } });
    },
    exportAll,
    importFile,
  };
}

/** Fills the form in; what was in it comes back by Undo. */
function applyPreset<Values extends object>(draft: FormDraft<Values>, name: string): void {
  const preset = presetStore(draft.id, words)
    .read()
    .find((each) => each.name === name);
  if (!preset) return;
  const undo = draft.replace(draft.read(preset.values));
  showToast({ message: words.applied(name), action: { label: texts.undo, run: undo } });
}
