import type { ParseArgsConfig } from 'node:util';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { EXPORT_FORMS, EXPORTED_IMAGE_FORMATS, TEXT_FORMATS } from '../../../../shared/domain/library/item-export.ts';
import { ITEM_KINDS } from '../../../../shared/domain/library/item-kinds.ts';
import { LIBRARY_SORTS } from '../../../../shared/domain/library/search/library-filter.ts';
import { unknownKinds } from '../../../../shared/domain/library/search/parse-search.ts';
import { COLOUR_LABELS } from '../../../../shared/domain/organisation/organised.ts';
import { oneOf, parsed, UsageError } from '../argument-values.ts';
import { fileOptions } from './library-file-arguments.ts';
import { itemIds, rejectMore, shared, SHARED } from './library-flags.ts';
import type { LibraryOptions } from './library-options.ts';

const FIND_FLAGS = {
  ...SHARED,
  limit: { type: 'string', short: 'n' },
  sort: { type: 'string' },
  saved: { type: 'string' },
} as const satisfies ParseArgsConfig['options'];
const EXPORT_FLAGS = {
  ...SHARED,
  out: { type: 'string', short: 'o' },
  format: { type: 'string', short: 'f' },
  subtitles: { type: 'boolean' },
  chapters: { type: 'boolean' },
  details: { type: 'boolean' },
  as: { type: 'string' },
  list: { type: 'boolean' },
  sheet: { type: 'boolean' },
  'image-format': { type: 'string' },
  'strip-recipe': { type: 'boolean' },
} as const satisfies ParseArgsConfig['options'];
const TAG_FLAGS = {
  ...SHARED,
  add: { type: 'string', multiple: true },
  remove: { type: 'string', multiple: true },
} as const satisfies ParseArgsConfig['options'];

const BOARD_FLAGS = {
  ...SHARED,
  create: { type: 'boolean' },
  remove: { type: 'boolean' },
} as const satisfies ParseArgsConfig['options'];
const PICK_FLAGS = {
  ...SHARED,
  reject: { type: 'boolean' },
  clear: { type: 'boolean' },
} as const satisfies ParseArgsConfig['options'];
const LABEL_FLAGS = {
  ...SHARED,
  colour: { type: 'string' },
  clear: { type: 'boolean' },
} as const satisfies ParseArgsConfig['options'];

const ACTIONS =
  'list, find, show, export, tag, pick, label, boards, board, searches, import, relink, check, rebuild, move, use-folder, old-libraries, move-files, backup, backups, restore, watch or recipe';
const DEFAULT_LIMIT = 50;
const MOST_ITEMS = 100_000;

/** Understands what stands behind `library`. Throws UsageError. */
export function libraryCommandOf(
  args: readonly string[],
): { name: 'library'; options: LibraryOptions } | { name: 'help' } {
  if (args.some((argument) => argument === '--help' || argument === '-h')) return { name: 'help' };
  const [action, ...rest] = args;
  const isList = action === undefined || action.startsWith('-');
  return { name: 'library', options: isList ? findOptions('list', args) : optionsOf(action, rest) };
}

function optionsOf(action: string, args: readonly string[]): LibraryOptions {
  switch (action) {
    case 'list':
    case 'find':
      return findOptions(action, args);
    case 'show':
      return showOptions(args);
    case 'export':
      return exportOptions(args);
    case 'tag':
      return tagOptions(args);
    case 'board':
      return boardOptions(args);
    case 'pick':
      return pickOptions(args);
    case 'label':
      return labelOptions(args);
    case 'boards':
    case 'searches': {
      const { values, positionals } = parsed(args, SHARED);
      rejectMore(action, positionals);
      return { action, ...shared(values) };
    }
    case 'check':
    case 'rebuild':
    case 'move':
    case 'use-folder':
    case 'old-libraries':
    case 'move-files':
    case 'backup':
    case 'backups':
    case 'watch':
    case 'restore':
    case 'import':
    case 'relink':
    case 'recipe':
      return fileOptions(action, args);
    default:
      throw new UsageError(`Unknown library command "${action}". Use ${ACTIONS}.`);
  }
}

function findOptions(action: 'list' | 'find', args: readonly string[]): LibraryOptions {
  const { values, positionals } = parsed(args, FIND_FLAGS);
  const query = positionals.join(' ').trim();
  const savedAs = values.saved ?? null;
  if (action === 'find' && query === '' && savedAs === null) {
    throw new UsageError('Give what to find: atelier library find "lighthouse kind:transcript".');
  }
  const [unknown] = unknownKinds(query);
  if (unknown !== undefined) {
    throw new UsageError(`There is no kind "${unknown}". Kinds are: ${Object.keys(ITEM_KINDS).join(', ')}.`);
  }
  if (action === 'list' && query !== '') throw new UsageError(`Unexpected argument "${query}" for list. Use find.`);
  const sort = values.sort === undefined ? 'newest' : oneOf('--sort', values.sort, LIBRARY_SORTS);
  return { action: 'find', query, savedAs, sort, limit: limitOf(values.limit), ...shared(values) };
}

function limitOf(value: string | undefined): number {
  if (value === undefined) return DEFAULT_LIMIT;
  const limit = Number(value);
  if (/^\d+$/.test(value) && limit >= 1 && limit <= MOST_ITEMS) return limit;
  throw new UsageError(`Invalid --limit "${value}". Use a number from 1 to ${MOST_ITEMS}.`);
}

function showOptions(args: readonly string[]): LibraryOptions {
  const { values, positionals } = parsed(args, SHARED);
  const [id, more] = idsOf('show', positionals);
  if (id === undefined || more !== undefined) throw new UsageError('Give the ID of one item to show.');
  return { action: 'show', id, ...shared(values) };
}

function exportOptions(args: readonly string[]): LibraryOptions {
  const { values, positionals } = parsed(args, EXPORT_FLAGS);
  const ids = idsOf('export', positionals);
  if (values.out?.trim() === '') throw new UsageError('--out needs a folder.');
  const asked = values['image-format'];
  const imageFormat = asked === undefined ? 'original' : oneOf('--image-format', asked, EXPORTED_IMAGE_FORMATS);
  return {
    action: 'export',
    ids,
    folder: values.out ?? null,
    format: values.format === undefined ? 'txt' : oneOf('--format', values.format, TEXT_FORMATS),
    withSubtitles: values.subtitles === true,
    withChapters: values.chapters === true,
    withRecipes: values.details === true,
    form: values.as === undefined ? 'folder' : oneOf('--as', values.as, EXPORT_FORMS),
    withList: values.list === true,
    withSheet: values.sheet === true,
    images: { format: imageFormat, withRecipe: values['strip-recipe'] !== true },
    ...shared(values),
  };
}

function tagOptions(args: readonly string[]): LibraryOptions {
  const { values, positionals } = parsed(args, TAG_FLAGS);
  const ids = idsOf('tag', positionals);
  const { add = [], remove = [] } = values;
  if (add.length + remove.length === 0) throw new UsageError('Give a tag: add --add TAG or --remove TAG.');
  return { action: 'tag', ids, add, remove, ...shared(values) };
}

function boardOptions(args: readonly string[]): LibraryOptions {
  const { values, positionals } = parsed(args, BOARD_FLAGS);
  const [name = '', ...given] = positionals;
  if (name.trim() === '') throw new UsageError('Give the name of a board, then the IDs of items.');
  if (values.create && values.remove) throw new UsageError('Use either --create or --remove.');
  const change = values.remove ? 'remove' : values.create ? 'create' : 'add';
  // A new board may begin empty.
  const ids = change === 'create' && given.length === 0 ? [] : idsOf('board', given);
  return { action: 'board', name, ids, change, ...shared(values) };
}

function pickOptions(args: readonly string[]): LibraryOptions {
  const { values, positionals } = parsed(args, PICK_FLAGS);
  if (values.reject && values.clear) throw new UsageError('Use either --reject or --clear.');
  const verdict = values.clear ? null : values.reject ? 'rejected' : 'picked';
  return { action: 'pick', ids: idsOf('pick', positionals), verdict, ...shared(values) };
}

function labelOptions(args: readonly string[]): LibraryOptions {
  const { values, positionals } = parsed(args, LABEL_FLAGS);
  const { colour, clear = false } = values;
  if (clear === (colour !== undefined)) throw new UsageError('Use either --colour or --clear.');
  const colourLabel = colour === undefined ? null : oneOf('--colour', colour, COLOUR_LABELS);
  return { action: 'label', ids: idsOf('label', positionals), colourLabel, ...shared(values) };
}

/** At least one ID. */
function idsOf(action: string, given: readonly string[]): ItemId[] {
  if (given.length === 0) throw new UsageError(`Give at least one ID to ${action}.`);
  return itemIds(given);
}
