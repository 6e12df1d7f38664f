import path from 'node:path';

/** The engine's program: beside us in the bundle, its source file when we run from sources. */
export function engineEntry(): string {
  const isSource = import.meta.filename.endsWith('.ts');
  return isSource
    ? path.resolve(import.meta.dirname, '../../../engine/main.ts')
    : path.join(import.meta.dirname, 'engine.js');
}
