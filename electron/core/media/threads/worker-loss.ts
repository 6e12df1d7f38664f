import type { DamageReason } from '../../../../shared/domain/failures/details/damage-details.ts';

/** Why a thread was lost; `isFile` where the fault is the file's that it read. */
export type Loss = { reason: DamageReason; isFile: true } | { reason: string; isFile: false };

/** Why a thread was lost. */
export function lossOf(error: unknown): Loss {
  const isMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  if (isMemory) return { reason: 'memory', isFile: true };
  return { reason: error instanceof Error ? error.message : String(error), isFile: false };
}
