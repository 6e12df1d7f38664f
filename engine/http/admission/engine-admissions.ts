import { createAdmission, type Admission, type AdmissionLimits } from './admission.ts';

/**
 * Kinds of work with limits of their own, so that much of one never keeps the others out:
 * - `recognition`: reading threads and models. Uploads of those that wait lie on disk.
 * - `speech`: each keeps the encoded sound of a whole text until its client has it.
 * - `tasks`: texts that are put down for later.
 * - `voices`: cloning and design, which recognise, learn and speak.
 * - `uploads`: files that are written to disk and looked into.
 * - `downloads`: an open file each.
 * - `questions`: everything else, which is answered from memory.
 */
export const ADMISSION_LIMITS = {
  recognition: { atOnce: 4, waiting: 28 },
  speech: { atOnce: 8, waiting: 24 },
  tasks: { atOnce: 8, waiting: 56 },
  voices: { atOnce: 2, waiting: 14 },
  uploads: { atOnce: 16, waiting: 48 },
  downloads: { atOnce: 256, waiting: 256 },
  questions: { atOnce: 32, waiting: 480 },
} as const satisfies Record<string, AdmissionLimits>;

/** See ADMISSION_LIMITS. */
export type WorkKind = keyof typeof ADMISSION_LIMITS;

/** The doors of one engine. */
export type Admissions = Readonly<Record<WorkKind, Admission>>;

/** Makes the doors; `limits` replaces single ones. */
export function createAdmissions(limits: Partial<Record<WorkKind, AdmissionLimits>> = {}): Admissions {
  const entries = Object.entries({ ...ADMISSION_LIMITS, ...limits });
  return Object.fromEntries(entries.map(([kind, limit]) => [kind, createAdmission(limit)])) as Admissions;
}
