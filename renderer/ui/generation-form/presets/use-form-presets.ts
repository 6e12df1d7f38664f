import type { FormPreset } from '../../../../shared/domain/generation/presets/form-presets.ts';
import {
  renamedPreset,
  withoutPreset,
  withPreset,
} from '../../../../shared/domain/generation/presets/named-presets.ts';
import { showToast } from '../../feedback/toasts/toasts.tsx';
import type { FormDraft } from '../draft/form-draft.ts';
import { type PresetMenuWords, texts } from '../generation-form-texts.ts';
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
export const presetActions = <Values extends object>(draft: FormDraft<Values>): Omit<FormPresets, 'names'> =>
  keptPresets(presetStore(draft.id, words), {
    words,
    // Fields are plain JSON: that is how drafts are kept too.
    current: () => JSON.parse(JSON.stringify(draft.use.getState())) as FormPreset['values'],
    apply: (preset) => draft.replace(draft.read(preset.values)),
  });

/** What presets are made of and used for. `apply` gives the function that takes it back. */
export type PresetUse = {
  words: PresetMenuWords;
  current: () => FormPreset['values'];
  apply: (preset: FormPreset) => () => void;
};

/** What can be done with what is kept in a store: deleting and applying come back by Undo. */
export function keptPresets(store: PresetStore, use: PresetUse): Omit<FormPresets, 'names'> {
  const { read, change, exportAll, importFile } = store;
  const find = (name: string) => read().find((each) => each.name === name);
  const said = (message: string, undo: () => void) => showToast({ message, action: { label: texts.undo, run: undo } });
  return {
    save: (name) => void change((own) => withPreset(own, { name, values: use.current() })),
    apply: (name) => {
      const preset = find(name);
      if (preset) said(use.words.applied(name), use.apply(preset));
    },
    rename: (name, next) => void change((own) => renamedPreset(own, name, next)),
    remove: (name) => {
      const removed = find(name);
      if (!removed) return;
      void change((own) => withoutPreset(own, name));
      said(use.words.removed(name), () => void change((own) => withPreset(own, removed)));
    },
    exportAll,
    importFile,
  };
}
