import type { ParseArgsConfig } from 'node:util';
import { parsed, UsageError } from './argument-values.ts';
import { rejectMore, shared, SHARED } from './library-flags.ts';

/** What `atelier library` does with the files themselves. */
export type FileAction =
  | { action: 'check'; isDeep: boolean; repairs: boolean }
  | { action: 'rebuild'; file: string | null }
  | { action: 'recipe'; file: string };

const CHECK_FLAGS = {
  ...SHARED,
  deep: { type: 'boolean' },
  repair: { type: 'boolean' },
} as const satisfies ParseArgsConfig['options'];
const REBUILD_FLAGS = {
  ...SHARED,
  out: { type: 'string', short: 'o' },
} as const satisfies ParseArgsConfig['options'];

/** Understands what stands behind one of these commands. Throws UsageError. */
export function fileOptions(
  action: FileAction['action'],
  args: readonly string[],
): FileAction & { isJson: boolean; isVerbose: boolean } {
  switch (action) {
    case 'check': {
      const { values, positionals } = parsed(args, CHECK_FLAGS);
      rejectMore(action, positionals);
      return { action, isDeep: values.deep === true, repairs: values.repair === true, ...shared(values) };
    }
    case 'rebuild': {
      const { values, positionals } = parsed(args, REBUILD_FLAGS);
      rejectMore(action, positionals);
      return { action, file: values.out?.trim() || null, ...shared(values) };
    }
    case 'recipe': {
      const { values, positionals } = parsed(args, SHARED);
      const [file, ...more] = positionals;
      if (file === undefined) throw new UsageError('Give the audio file whose recipe you want.');
      rejectMore(action, more);
      return { action, file, ...shared(values) };
    }
  }
}
