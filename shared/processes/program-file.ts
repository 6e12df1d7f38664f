import path from 'node:path';

/**
 * The entry file of a program of ours, named from the module that starts it: its source file when that runs from sources, else
 * beside it in the bundle.
 */
export function programFile(
  { filename, dirname }: Pick<ImportMeta, 'filename' | 'dirname'>,
  { source, bundled }: { source: string; bundled: string },
): string {
  return path.join(dirname, filename.endsWith('.ts') ? source : bundled);
}
