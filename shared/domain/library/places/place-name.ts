import { fileNameFromTemplate, type FileNameValues, safeFileName } from '../../files/file-name.ts';
import type { ItemKind } from '../item-kinds.ts';
import { dateValues, type NameTemplates, unknownField } from './name-template.ts';

/** What a template of places may name: what is known of an item when it is made, and does not change. */
export const PLACE_FIELDS = ['title', 'source', 'date', 'year', 'month', 'time', 'kind'] as const;

/** Where the files of an item lie in the folder of its kind, where nobody says otherwise. */
export const DEFAULT_PLACE_TEMPLATE = '{year}/{date} {title}';

/** The folder of each kind in the library's own. Files are in folders of these names: never rename one. */
export const KIND_FOLDERS: Readonly<Record<ItemKind, string>> = {
  recording: 'Recordings',
  transcript: 'Transcripts',
  script: 'Scripts',
  speech: 'Takes',
  'voice-sample': 'Voices',
  image: 'Images',
  song: 'Songs',
  conversation: 'Conversations',
  clip: 'Clips',
};

/** Folders below that of the kind: more make paths that Windows does not open. */
const MOST_FOLDERS = 3;
const FOLDER_CHARACTERS = 60;
/** Left free at the end of a name, for a number and the endings of what has the name together. */
const ROOM = 'x'.repeat(12);
/** In whatever folder: how sidecars are called that lie elsewhere. */
const TAKEN: readonly string[] = ['item', 'library'];

/** What a template lacks to be one of places; null where nothing does. */
export type PlaceProblem = { problem: 'unknown'; field: string } | { problem: 'too_deep'; most: number };

/** The template for the places of a kind. */
export const placeTemplateFor = (templates: NameTemplates, kind: ItemKind | 'all'): string =>
  templates[kind] ?? templates.all ?? DEFAULT_PLACE_TEMPLATE;

/** See PlaceProblem. */
export function placeProblem(template: string): PlaceProblem | null {
  const field = unknownField(template, PLACE_FIELDS);
  if (field !== null) return { problem: 'unknown', field };
  return partsOf(template).length > MOST_FOLDERS + 1 ? { problem: 'too_deep', most: MOST_FOLDERS } : null;
}

/** What an item is called by. `source` is the name of its file without the ending, or its title. */
export type PlacedItem = { kind: ItemKind; title: string; source: string; createdAtMs: number };

/**
 * Where the files of an item belong, relative to the library and without an ending: `Recordings/2026/2026-11-30 Interview`. Every
 * part is a name that Windows, macOS and Linux take; with a number and an ending it keeps to 255 bytes. Folders for which an item
 * has no value, and those too many, are left out.
 */
export function placeFromTemplate(template: string, { kind, createdAtMs, title, source }: PlacedItem): string {
  const values: FileNameValues = { title, source, kind, ...dateValues(createdAtMs) };
  const parts = partsOf(template);
  const name = parts.pop() ?? '{title}';
  const folders = parts.slice(0, MOST_FOLDERS).flatMap((part) => folderName(part, values));
  const stem = fileNameFromTemplate(name, values, ROOM).slice(0, -ROOM.length - 1);
  return [KIND_FOLDERS[kind], ...folders, stem].join('/');
}

/** The place with a number for the case that it is taken. */
export const numberedPlace = (place: string, number: number): string => (number === 1 ? place : `${place} (${number})`);

/** Whether a place is the one wanted, as it is or with a number since that was taken. */
export const isPlaceOf = (place: string, wanted: string): boolean =>
  placeKey(place) === placeKey(wanted) || placeKey(place.replace(/ \(\d+\)$/, '')) === placeKey(wanted);

/** By which two places are the same wherever letters of any case, or accents written in two ways, are. */
export const placeKey = (place: string): string => place.normalize('NFC').toLowerCase().normalize('NFC');

/** Whether no item may have this place, whatever else is there. */
export const isReservedPlace = (place: string): boolean => TAKEN.includes(placeKey(place.split('/').at(-1) ?? ''));

const partsOf = (template: string): string[] => template.split('/').filter((part) => part.trim() !== '');

/** None where nothing is left of it. */
function folderName(part: string, values: FileNameValues): string[] {
  const whole = fileNameFromTemplate(`${part}|`, values, '');
  const isEmpty = whole === fileNameFromTemplate('|', values, '');
  return isEmpty ? [] : [safeFileName([...whole].slice(0, FOLDER_CHARACTERS).join(''), '')];
}
