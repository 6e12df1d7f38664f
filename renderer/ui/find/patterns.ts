import type { compilePattern, PatternPlace, TypedPattern } from './pattern-engine.ts';

let engine: { compilePattern: typeof compilePattern } | null = null;

/** Reads the engine of patterns, which few need; before that no pattern finds anything. */
export async function loadPatterns(): Promise<void> {
  engine ??= await import('./pattern-engine.ts');
}

/** Finds the places of a pattern in a text; null for one that is none or cannot be searched for. */
export function patternFinder(pattern: TypedPattern): ((text: string) => PatternPlace[]) | null {
  return engine?.compilePattern(pattern) ?? null;
}

/** Why a pattern finds nothing: it is no expression (yet), or needs what is not supported. Null where nothing is wrong. */
export function patternProblem(pattern: TypedPattern): 'incomplete' | 'unsupported' | null {
  if (pattern.text === '' || !engine || engine.compilePattern(pattern)) return null;
  try {
    // Only read, never run.
    void new RegExp(pattern.text, 'u');
    return 'unsupported';
  } catch (error) {
    if (error instanceof SyntaxError) return 'incomplete';
    throw error;
  }
}
