import type { EngineChoice } from '../settings/engine-choice.ts';
import type { JobId } from '../ids.ts';
import type { JobReference } from './job-facts.ts';

/** What a service keeps for a time only, in the order of the lanes. A new kind is a name here, and a source in core. */
export const EXPIRY_KINDS = ['link', 'record', 'input', 'reference', 'voice'] as const;

/** See EXPIRY_KINDS: a link to a result, the record of a task, a file that was sent, a reference of covers that was prepared, a voice that nobody uses. */
export type ExpiryKind = (typeof EXPIRY_KINDS)[number];

/**
 * What Atelier did about it. `saved`: the result is on this computer since `atMs`. `saving`: its task is at it. `unsaved`: the
 * task that was to save it has ended. `working`: the service is not done. `stored`: what was sent is on this computer. `reusable`: until then it is used without uploading it again, later it is uploaded by itself.
 * `kept`: the voice is used before it would expire. `used`: its days count from `atMs`. `asks`: using it is billed, so not unasked.
 */
export type ExpiryDid =
  | { what: 'saved' | 'used'; atMs: number }
  | { what: 'saving' | 'unsaved' | 'working' | 'stored' | 'reusable' | 'kept' | 'asks' };

/** What the user can do: `save` resumes a task, `use` generates a few characters with a voice, which is billed. */
export type ExpiryAction = { kind: 'save'; jobId: JobId } | { kind: 'use'; engine: EngineChoice; voiceId: string };

/**
 * One thing that a service deletes at `expiresAtMs` (Unix time). `id` is unique. `isSafe`: nothing is lost by it, because a
 * copy is here or Atelier sees to it. `jobId` is its task, `shows` what it is or became.
 */
export type ExpiringItem = {
  id: string;
  kind: ExpiryKind;
  name: string;
  expiresAtMs: number;
  lifeMs: number;
  isSafe: boolean;
  did: ExpiryDid;
  action: ExpiryAction | null;
  jobId: JobId | null;
  shows: JobReference | null;
};

/** Below this much time left somebody is told. */
export const EXPIRY_WARNING_MS = 2 * 24 * 60 * 60 * 1000;

/** Whether something would be lost soon unless somebody acts. */
export const needsAttention = ({ isSafe, expiresAtMs }: Pick<ExpiringItem, 'isSafe' | 'expiresAtMs'>, nowMs: number) =>
  !isSafe && expiresAtMs - nowMs <= EXPIRY_WARNING_MS;
