import type { ParseArgsConfig } from 'node:util';
import type { BackupId, ItemId } from '../../../../shared/domain/ids.ts';
import type { RestoreParts } from '../../../../shared/domain/library/upkeep/backup.ts';
import { oneOf, parsed, UsageError } from '../argument-values.ts';
import { itemIds, rejectMore, shared, SHARED } from './library-flags.ts';

/** What `atelier library` does with the files themselves. */
export type FileAction =
  | { action: 'check'; isDeep: boolean; repairs: boolean }
  | { action: 'rebuild'; file: string | null }
  | { action: 'backup' | 'backups' | 'watch' }
  | { action: 'move-files'; isPreview: boolean }
  | { action: 'move'; folder: string; removesFormer: boolean }
  | { action: 'use-folder'; folder: string }
  | { action: 'old-libraries'; change: { id: number; does: 'remove' | 'keep' } | null }
  | { action: 'restore'; id: BackupId; parts: RestoreParts }
  | { action: 'recipe'; file: string }
  | { action: 'import'; files: string[]; asReference: boolean; recording: string | null }
  | { action: 'relink'; id: ItemId; file: string; replaces: boolean; asReference: boolean | null }
  | { action: 'relink-folder'; folder: string; ids: ItemId[] };

const CHECK_FLAGS = {
  ...SHARED,
  deep: { type: 'boolean' },
  repair: { type: 'boolean' },
} as const satisfies ParseArgsConfig['options'];
const REBUILD_FLAGS = {
  ...SHARED,
  out: { type: 'string', short: 'o' },
} as const satisfies ParseArgsConfig['options'];

const MOVE_LIBRARY_FLAGS = {
  ...SHARED,
  'remove-old': { type: 'boolean' },
} as const satisfies ParseArgsConfig['options'];

const OLD_LIBRARIES_FLAGS = {
  ...SHARED,
  remove: { type: 'string' },
  keep: { type: 'string' },
} as const satisfies ParseArgsConfig['options'];

const MOVE_FLAGS = {
  ...SHARED,
  preview: { type: 'boolean' },
} as const satisfies ParseArgsConfig['options'];

const RESTORE_FLAGS = {
  ...SHARED,
  only: { type: 'string' },
} as const satisfies ParseArgsConfig['options'];

const IMPORT_FLAGS = {
  ...SHARED,
  reference: { type: 'boolean' },
  for: { type: 'string' },
} as const satisfies ParseArgsConfig['options'];

const RELINK_FLAGS = {
  ...SHARED,
  folder: { type: 'string' },
  replace: { type: 'boolean' },
  reference: { type: 'boolean' },
} as const satisfies ParseArgsConfig['options'];

/** Understands what stands behind one of these commands. Throws UsageError. */
export function fileOptions(
  action: Exclude<FileAction['action'], 'relink-folder'>,
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
    case 'backup':
    case 'backups':
    case 'watch': {
      const { values, positionals } = parsed(args, SHARED);
      rejectMore(action, positionals);
      return { action, ...shared(values) };
    }
    case 'move-files': {
      const { values, positionals } = parsed(args, MOVE_FLAGS);
      rejectMore(action, positionals);
      return { action, isPreview: values.preview === true, ...shared(values) };
    }
    case 'move': {
      const { values, positionals } = parsed(args, MOVE_LIBRARY_FLAGS);
      const [folder, ...more] = positionals;
      if (folder === undefined) throw new UsageError('Give the folder to move the library to.');
      rejectMore(action, more);
      return { action, folder, removesFormer: values['remove-old'] === true, ...shared(values) };
    }
    case 'use-folder': {
      const { only: folder, flags } = onlyArgument(action, args, 'Give the folder in which the library is now.');
      return { action, folder, ...flags };
    }
    case 'old-libraries':
      return oldLibrariesOptions(args);
    case 'restore':
      return restoreOptions(args);
    case 'relink':
      return relinkOptions(args);
    case 'import': {
      const { values, positionals } = parsed(args, IMPORT_FLAGS);
      if (positionals.length === 0) throw new UsageError('Give the files to import.');
      const recording = values.for?.trim() || null;
      return { action, files: positionals, asReference: values.reference === true, recording, ...shared(values) };
    }
    case 'recipe': {
      const { only: file, flags } = onlyArgument(action, args, 'Give the audio file whose recipe you want.');
      return { action, file, ...flags };
    }
  }
}

/** The one argument of an action that has no options of its own. Throws UsageError with `missing` where it is not given. */
function onlyArgument(action: FileAction['action'], args: readonly string[], missing: string) {
  const { values, positionals } = parsed(args, SHARED);
  const [only, ...more] = positionals;
  if (only === undefined) throw new UsageError(missing);
  rejectMore(action, more);
  return { only, flags: shared(values) };
}

/** Lists old libraries, or says what becomes of one. */
function oldLibrariesOptions(args: readonly string[]) {
  const { values, positionals } = parsed(args, OLD_LIBRARIES_FLAGS);
  rejectMore('old-libraries', positionals);
  const { remove, keep } = values;
  if (remove !== undefined && keep !== undefined) throw new UsageError('Use --remove or --keep, not both.');
  const given = remove ?? keep;
  const does = remove === undefined ? ('keep' as const) : ('remove' as const);
  if (given !== undefined && !/^\d{1,9}$/.test(given))
    throw new UsageError(
      `"${given}" isn’t an old library. Use the numbers that "atelier library old-libraries" prints.`,
    );
  const change = given === undefined ? null : { id: Number(given), does };
  return { action: 'old-libraries' as const, change, ...shared(values) };
}

/** One item and its file, or a folder in which the files of items are looked for. */
function relinkOptions(args: readonly string[]) {
  const { values, positionals } = parsed(args, RELINK_FLAGS);
  if (values.folder !== undefined) {
    const one = values.replace ? '--replace' : values.reference ? '--reference' : null;
    if (one !== null) throw new UsageError(`Use ${one} with one file, not with --folder.`);
    return { action: 'relink-folder' as const, folder: values.folder, ids: itemIds(positionals), ...shared(values) };
  }
  const [id, file, ...more] = positionals;
  if (id === undefined || file === undefined) {
    throw new UsageError('Give the ID of an item and its file, or --folder DIR to look for missing files.');
  }
  rejectMore('relink', more);
  const [itemId] = itemIds([id]);
  return {
    action: 'relink' as const,
    id: itemId as ItemId,
    file,
    replaces: values.replace === true,
    asReference: values.reference === true ? true : null,
    ...shared(values),
  };
}

function restoreOptions(args: readonly string[]) {
  const { values, positionals } = parsed(args, RESTORE_FLAGS);
  const [id, ...more] = positionals;
  if (id === undefined) throw new UsageError('Give the ID of the backup: atelier library backups lists them.');
  rejectMore('restore', more);
  const only = values.only === undefined ? null : oneOf('--only', values.only, ['index', 'settings'] as const);
  const parts = { index: only !== 'settings', settings: only !== 'index' };
  return { action: 'restore' as const, id: id as BackupId, parts, ...shared(values) };
}
