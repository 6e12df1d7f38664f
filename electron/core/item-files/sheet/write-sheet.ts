import { readFile } from 'node:fs/promises';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { ITEM_KINDS } from '../../../../shared/domain/library/item-kinds.ts';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { parsePeaks } from '../../../../shared/domain/media/peaks.ts';
import { peakBars } from '../../../../shared/domain/media/peak-bars.ts';
import type { HostShell } from '../../host-ports.ts';
import { rowsOfIds } from '../../library/find/find-items.ts';
import { recipesOf } from '../../library/find/item-details.ts';
import type { PlanDeps, ReadyFile } from '../plan-files.ts';
import { contactSheet, type SheetItem } from './contact-sheet.ts';

/** What a sheet is made of. `printPdf` is null where the host has no window: then it stays a page. */
export type SheetDeps = Pick<PlanDeps, 'db' | 'library'> & Pick<HostShell, 'printPdf'>;

/** More are divided among sheets: all pictures of one are in memory at once. */
const MOST_ON_SHEET = 300;
const BARS = 12;
const MOST_TEXT = 320;

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** Contact sheets of items, one after another; each as a PDF, or as a page where nothing can print it. */
export async function* contactSheets(deps: SheetDeps, ids: readonly ItemId[]): AsyncGenerator<ReadyFile> {
  const sheets = Math.ceil(ids.length / MOST_ON_SHEET);
  for (let sheet = 0; sheet < sheets; sheet += 1) {
    const page = ids.slice(sheet * MOST_ON_SHEET, (sheet + 1) * MOST_ON_SHEET);
    const title = sheets === 1 ? 'Contact sheet' : `Contact sheet ${sheet + 1} of ${sheets}`;
    const html = contactSheet(title, await sheetItems(deps, page));
    const pdf = await deps.printPdf(html);
    yield pdf ? { name: `${title}.pdf`, bytes: pdf } : { name: `${title}.html`, text: html };
  }
}

async function sheetItems(deps: SheetDeps, ids: readonly ItemId[]): Promise<SheetItem[]> {
  const recipes = recipesOf(deps.db, ids);
  const items: SheetItem[] = [];
  for (const row of rowsOfIds(deps, ids)) {
    items.push({
      title: row.title,
      facts: factsOf(row),
      recipe: recipeLine(recipes.get(row.id) ?? {}),
      rating: row.organised.rating,
      picture: await pictureOf(deps, row),
    });
  }
  return items;
}

function factsOf({ kind, durationMs, createdAtMs }: LibraryRow): string {
  const name = kind === 'conversation' ? 'chat' : kind.replace('-', ' ');
  const length = durationMs === null ? [] : [clock(durationMs)];
  return [name.charAt(0).toUpperCase() + name.slice(1), ...length, day.format(createdAtMs)].join(' · ');
}

function clock(durationMs: number): string {
  const seconds = Math.round(durationMs / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** What it was asked for, by whom, and the seed, where the recipe says them. */
function recipeLine(recipe: Record<string, unknown>): string | null {
  const said = ['prompt', 'text', 'model', 'seed'].flatMap((name) => {
    const value = recipe[name];
    const text = typeof value === 'string' || typeof value === 'number' ? shortened(String(value)) : '';
    if (text === '') return [];
    return name === 'seed' ? [`seed ${text}`] : [text];
  });
  return said.length === 0 ? null : said.join(' · ');
}

const shortened = (text: string): string => {
  const line = text.replace(/\s+/gu, ' ').trim();
  return line.length > MOST_TEXT ? `${line.slice(0, MOST_TEXT)}…` : line;
};

/** How it looks or sounds; its first lines where it does neither, or its picture was not drawn yet. */
async function pictureOf({ library }: SheetDeps, row: LibraryRow): Promise<SheetItem['picture']> {
  const { mediaType } = ITEM_KINDS[row.kind];
  try {
    if (mediaType === 'image' || mediaType === 'video') {
      const { file, contentType } = library.mediaFile({ id: row.id, variant: 'thumbnail' });
      return { type: contentType, bytes: await readFile(file) };
    }
    if (row.playable !== null && mediaType === 'audio') {
      const bytes = await readFile(library.mediaFile({ id: row.playable.id, variant: 'peaks' }).file);
      const peaks = parsePeaks(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
      return { bars: peakBars(peaks, BARS) };
    }
  } catch (error) {
    const isMissing =
      error instanceof Failure || (error instanceof Error && 'code' in error && error.code === 'ENOENT');
    if (!isMissing) throw error;
  }
  return {
    text: shortened(row.lines.map(({ speaker, text }) => (speaker === null ? text : `${speaker}: ${text}`)).join(' ')),
  };
}
