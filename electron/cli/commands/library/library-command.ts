import path from 'node:path';
import type { Provenance } from '../../../../shared/domain/library/origins/provenance.ts';
import { formatBytes } from '../../../../shared/domain/files/byte-size.ts';
import type { LibraryDetails, LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';
import { itemRef } from '../../../../shared/domain/organisation/organised.ts';
import type { Core } from '../../../core/create-core.ts';
import { UsageError } from '../../arguments/argument-values.ts';
import type { LibraryOptions } from '../../arguments/library/library-options.ts';
import { boardLine, changeItemsOfBoard, countedSearches, savedQuery, searchLine } from './library-order.ts';
import { createProfileCore } from '../../profile-core.ts';
import { write } from '../../output/write-result.ts';
import { backUp, listBackups, restore } from './library-backups.ts';
import { importFiles, relinkFolder, relinkItem } from './library-files.ts';
import { watchLines } from './library-watch.ts';
import { moveFiles, moveLibrary, oldLibraries, useFolder } from './library-places.ts';
import { check, rebuild } from './library-repair.ts';
import { makeFolders } from '../../../core/files/paths/make-folders.ts';

type Of<Action extends LibraryOptions['action']> = Extract<LibraryOptions, { action: Action }>;

/** As many as core lists with one call. */
const PAGE = 200;

/** `atelier library`: 0 when it was done, 1 where `check` or `rebuild` found something and `recipe` nothing, 130 when `signal` stopped it. */
export async function libraryCommand(options: LibraryOptions, signal: AbortSignal): Promise<number> {
  if (options.action === 'restore') return await restore(options);
  const { core, dispose } = createProfileCore(options);
  try {
    return await run(core, options, signal);
  } finally {
    await dispose();
  }
}

async function run(core: Core, options: Exclude<LibraryOptions, Of<'restore'>>, signal: AbortSignal): Promise<number> {
  switch (options.action) {
    case 'find':
      return await find(core, options, signal);
    case 'show':
      await write(options, core.library.details({ id: options.id }), detailLines);
      return 0;
    case 'export':
      return await exportItems(core, options, signal);
    case 'tag':
      return await tag(core, options);
    case 'pick':
      return await pick(core, options);
    case 'label':
      return await label(core, options);
    case 'boards':
      await write(options, core.boards.list(), (boards) => boards.map(boardLine));
      return 0;
    case 'board':
      return await changeBoard(core, options);
    case 'searches':
      await write(options, countedSearches(core), (searches) => searches.map(searchLine));
      return 0;
    case 'check':
      return await check(core, options);
    case 'rebuild':
      return await rebuild(core, options);
    case 'move':
      return await moveLibrary(core, options);
    case 'use-folder':
      return await useFolder(core, options);
    case 'old-libraries':
      return await oldLibraries(core, options);
    case 'move-files':
      return await moveFiles(core, options, signal);
    case 'import':
      return await importFiles(core, options, signal);
    case 'relink':
      return await relinkItem(core, options);
    case 'relink-folder':
      return await relinkFolder(core, options, signal);
    case 'backup':
      return await backUp(core, options);
    case 'backups':
      return await listBackups(core, options);
    case 'watch':
      await write(options, core.watchFolders.list(), watchLines);
      return 0;
    case 'recipe':
      return await recipe(core, options);
  }
}

async function find(core: Core, options: Of<'find'>, signal: AbortSignal): Promise<number> {
  const { sort, limit } = options;
  const query = [savedQuery(core, options.savedAs), options.query].join(' ').trim();
  const rows: LibraryRow[] = [];
  while (rows.length < limit && !signal.aborted) {
    const page = core.library.list({ query, sort, offset: rows.length, limit: Math.min(PAGE, limit - rows.length) });
    rows.push(...page);
    if (page.length === 0) break;
  }
  if (signal.aborted) return 130;
  await write(options, rows, (found) => found.map(rowLine));
  return 0;
}

function rowLine({ id, kind, title, durationMs, found }: LibraryRow): string {
  const length = durationMs === null ? '' : formatShortTime(durationMs);
  const where = found?.startMs === undefined || found.startMs === null ? '' : `${formatShortTime(found.startMs)} `;
  return `${id}  ${kind.padEnd(12)}  ${length.padStart(8)}  ${title}${found ? `  [${where}${found.text}]` : ''}`;
}

function detailLines({ item, row, madeFrom, usedIn }: LibraryDetails): string[] {
  const { isFavourite, rating, tags, folders, binnedAtMs, verdict, rejectReason, colourLabel, note } = row.organised;
  const named = (items: typeof madeFrom) => items.map(({ id, title }) => `${title} (${id})`).join(', ');
  const facts: [string, string | null][] = [
    ['ID', item.id],
    ['Kind', item.kind],
    ['Title', item.title],
    ['Created', new Date(item.createdAtMs).toISOString()],
    ['Length', row.durationMs === null ? null : formatShortTime(row.durationMs)],
    ['File', item.sourceName],
    ['Size', item.sizeBytes === null ? null : formatBytes(item.sizeBytes)],
    ['Rating', rating === 0 ? null : String(rating)],
    ['Favourite', isFavourite ? 'yes' : null],
    ['Verdict', rejectReason === '' ? verdict : `${verdict}: ${rejectReason}`],
    ['Label', colourLabel],
    ['Note', note || null],
    ['Tags', tags.join(', ') || null],
    ['Folders', folders.join(', ') || null],
    ['In bin', binnedAtMs === null ? null : `since ${new Date(binnedAtMs).toISOString()}`],
    ['Made from', named(madeFrom) || null],
    ['Used in', named(usedIn) || null],
  ];
  return facts.flatMap(([name, value]) => (value === null ? [] : [`${name.padEnd(10)} ${value}`]));
}

async function exportItems(core: Core, options: Of<'export'>, signal: AbortSignal): Promise<number> {
  const { ids, format, withSubtitles, withChapters, withRecipes, images, form, withList, withSheet } = options;
  const given = options.folder ?? core.settings.get().exports.folder;
  if (given === null) throw new UsageError('An export needs a folder: add --out DIR, or choose one in Settings.');
  const folder = path.resolve(given);
  await makeFolders(folder);
  const order = { format, withSubtitles, withChapters, withRecipes, images, form, withList, withSheet };
  const result = await core.itemFiles.export({ ids, ...order, folder, signal });
  const files = result?.fileNames.map((name) => path.join(folder, name)) ?? [];
  await write(options, { files }, (written) => written.files);
  return 0;
}

async function tag(core: Core, options: Of<'tag'>): Promise<number> {
  const { ids, add, remove } = options;
  return await writeChange(
    options,
    core.organisation.update({ refs: ids.map(itemRef), values: { addTags: add, removeTags: remove } }),
  );
}

async function pick(core: Core, options: Of<'pick'>): Promise<number> {
  const { ids, verdict } = options;
  return await writeChange(options, core.organisation.update({ refs: ids.map(itemRef), values: { verdict } }));
}

async function label(core: Core, options: Of<'label'>): Promise<number> {
  const { ids, colourLabel } = options;
  return await writeChange(options, core.organisation.update({ refs: ids.map(itemRef), values: { colourLabel } }));
}

async function changeBoard(core: Core, options: Of<'board'>): Promise<number> {
  return await writeChange(options, changeItemsOfBoard(core, options));
}

async function writeChange(options: LibraryOptions, { changedCount }: { changedCount: number }): Promise<number> {
  await write(options, { changedCount }, ({ changedCount: count }) => [
    count === 1 ? '1 item changed' : `${count} items changed`,
  ]);
  return 0;
}

async function recipe(core: Core, options: Of<'recipe'>): Promise<number> {
  const provenance = await core.itemFiles.provenance({ file: path.resolve(options.file) });
  await write(options, provenance, (found) =>
    found ? found.parts.map(partLine) : ['This file says nothing of how it was generated.'],
  );
  return provenance ? 0 : 1;
}

function partLine({ startMs, engine, model, voiceId, recipe: { text } }: Provenance['parts'][number]): string {
  return `${formatShortTime(startMs).padStart(8)}  ${engine}  ${model}  ${voiceId}  ${typeof text === 'string' ? text : ''}`;
}
