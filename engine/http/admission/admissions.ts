import { createAdmission, type Admission, type AdmissionLimits } from './admission.ts';

/** Work with limits of its own, so that much of one kind never keeps the others out. Its name is unique. */
export type WorkKind = AdmissionLimits & { readonly name: string };

/** Limits that replace those of the kinds with these names. */
export type LimitsByName = Readonly<Record<string, AdmissionLimits>>;

/** Everything that is answered from memory. */
export const QUESTIONS: WorkKind = { name: 'questions', atOnce: 32, waiting: 480 };

/** The doors of one engine. */
export type Admissions = {
  /** The door of a kind that the engine was made with. */
  of(kind: WorkKind): Admission;
};

/**
 * Makes one door per kind; `limits` replaces single ones.
 * @throws Error when two kinds share a name, or `limits` names none of them
 */
export function createAdmissions(kinds: Iterable<WorkKind>, limits: LimitsByName = {}): Admissions {
  const byName = new Map<string, WorkKind>();
  for (const kind of kinds) {
    if ((byName.get(kind.name) ?? kind) !== kind) throw new Error(`Two kinds of work are named ${kind.name}`);
    byName.set(kind.name, kind);
  }
  const unknown = Object.keys(limits).find((name) => !byName.has(name));
  if (unknown !== undefined) throw new Error(`No work is named ${unknown}`);
  const doors = new Map([...byName.values()].map((kind) => [kind, createAdmission(limits[kind.name] ?? kind)]));
  return {
    of(kind) {
      const door = doors.get(kind);
      if (!door) throw new Error(`The engine has no door for ${kind.name}`);
      return door;
    },
  };
}
