import type { ScriptRow } from '../../../../shared/domain/script/script-views.ts';

/** How a script stands: changed lines come before lines that are not made, an empty one is not made. */
export type ScriptRowState = { kind: 'made' } | { kind: 'stale'; count: number } | { kind: 'unmade'; count: number };

/** See ScriptRowState. */
export function scriptRowState({ lineCount, madeCount, staleCount }: ScriptRow): ScriptRowState {
  if (staleCount > 0) return { kind: 'stale', count: staleCount };
  const unmade = lineCount - madeCount;
  return unmade > 0 || lineCount === 0 ? { kind: 'unmade', count: Math.max(0, unmade) } : { kind: 'made' };
}
