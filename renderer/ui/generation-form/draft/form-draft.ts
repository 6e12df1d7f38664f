import type * as z from 'zod';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { isSameValue } from '../../../../shared/domain/script/same-value.ts';
import { draftStorage } from './draft-storage.ts';

/** A parser for each field of a form. */
export type FormFields<Values> = { [Field in keyof Values]: z.ZodType<Values[Field]> };

/** What a form is filled in with; it survives a restart and a change of panels. */
export type FormDraft<Values extends object> = {
  /** Names what is kept: the draft, its prompt history and its presets. */
  id: string;
  defaults: Values;
  /** Hook and store of the values. */
  use: UseBoundStore<StoreApi<Values>>;
  set: (change: Partial<Values>) => void;
  /** The fields of `stored`, from whatever version or file, that this form knows and accepts. */
  read: (stored: unknown) => Partial<Values>;
  /** Fills in several fields at once; returns what takes that back, in fields that nobody changed since. */
  replace: (values: Partial<Values>) => () => void;
};

/** What makes a form draft. `version` grows when a field means something else; a draft of another version is dropped. */
export type FormDraftOptions<Values extends object> = {
  id: string;
  fields: FormFields<Values>;
  defaults: Values;
  version?: number;
};

/** The draft of one form. A stored field that its parser refuses begins with its default; the others are kept. */
export function createFormDraft<Values extends object>(options: FormDraftOptions<Values>): FormDraft<Values> {
  const { id, fields, defaults, version = 0 } = options;
  const read = (stored: unknown) => readFields(fields, stored);
  const use = create<Values>()(
    persist((): Values => defaults, {
      name: `atelier.${id}`,
      version,
      storage: draftStorage<Values>(),
      migrate: () => defaults,
      merge: (stored, current) => ({ ...current, ...read(stored) }),
    }),
  );
  const set = (change: Partial<Values>) => use.setState(change);
  const replace = (values: Partial<Values>) => {
    const before = use.getState();
    set(values);
    return () => set(unchangedSince(before, { values, now: use.getState() }));
  };
  return { id, defaults, use, set, read, replace };
}

function readFields<Values extends object>(fields: FormFields<Values>, stored: unknown): Partial<Values> {
  if (typeof stored !== 'object' || stored === null) return {};
  const read: Partial<Values> = {};
  for (const field of Object.keys(fields) as (keyof Values)[]) {
    if (!Object.hasOwn(stored, field)) continue;
    const result = fields[field].safeParse((stored as Values)[field]);
    if (result.success) read[field] = result.data;
  }
  return read;
}

/** The fields of an earlier draft that still have the values that replaced them. */
function unchangedSince<Values extends object>(
  before: Values,
  { values, now }: { values: Partial<Values>; now: Values },
): Partial<Values> {
  const back: Partial<Values> = {};
  for (const field of Object.keys(values) as (keyof Values)[])
    if (isSameValue(now[field], values[field])) back[field] = before[field];
  return back;
}
