import type { ScriptRow } from '../../../../shared/domain/script/script-views.ts';

/** How a script stands: changed lines come before lines that are not made, an empty one is not made. */
export type ScriptRowState = { kind: 'made' } | { kind: 'stale'; count: number } | { kind: 'missing'; count: number };

/** See ScriptRowState. */
export function scriptRowState({ lineCount, madeCount, staleCount }: ScriptRow): ScriptRowState {
  if (staleCount > 0) return { kind: 'stale', count: staleCount };
  const missing = lineCount - madeCount;
  return missing > 0 || lineCount === 0 ? { kind: 'missing', count: Math.max(0, missing) } : { kind: 'made' };
}
