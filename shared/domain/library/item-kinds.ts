import type { ChangeDomain } from '../change.ts';
import type { PanelId } from '../panel-id.ts';

/** What an item is to eye and ear. `text` has no file, its words are in the database; `none` has neither. */
export type MediaType = 'audio' | 'image' | 'video' | 'text' | 'none';

/** `imported` from a file of the user; `made` here; `part`: made here and of no use without the item that owns it. */
export type ItemOrigin = 'imported' | 'made' | 'part';

/**
 * What of an item a search looks at: its title, its lines (of a table of its own), its text (kept by the index alone), and the
 * lines of the transcripts that were made of it. Tags and folders are searched whatever the kind.
 */
export type SearchedPart = 'title' | 'line' | 'text' | 'transcripts';

/** All that tells kinds of items apart, one row a kind. */
export type ItemKindRow = {
  mediaType: MediaType;
  origin: ItemOrigin;
  /** The panel that opens an item by its id; null where none does: a recording is seen through what was made of it. */
  panel: PanelId | null;
  searched: readonly SearchedPart[];
  /** Domains whose readers show such items (of a part: its owner), told when one is renamed, binned, restored or deleted. */
  shownIn: readonly ChangeDomain[];
};

/**
 * The kinds of items of the library. A new kind is a row here; its icon and words are a row of renderer/ui/kinds. `speech` is
 * one take of one line of a script, `voice-sample` the sound that a voice was cloned from, `image` a generated image, or one that
 * was brought: both have their recipe where the file holds it; `song` a generated song, known by the recipe in its file; `clip` a generated
 * video. Names are stored: never rename one.
 */
export const ITEM_KINDS = {
  recording: {
    mediaType: 'audio',
    origin: 'imported',
    panel: null,
    searched: ['title', 'transcripts'],
    shownIn: ['transcripts'],
  },
  transcript: {
    mediaType: 'text',
    origin: 'made',
    panel: 'transcribe',
    searched: ['title', 'line'],
    shownIn: ['transcripts'],
  },
  script: {
    mediaType: 'text',
    origin: 'made',
    panel: 'speak',
    searched: ['title', 'line'],
    shownIn: ['scripts', 'takes'],
  },
  speech: { mediaType: 'audio', origin: 'part', panel: null, searched: ['title'], shownIn: ['takes'] },
  'voice-sample': { mediaType: 'audio', origin: 'made', panel: null, searched: ['title'], shownIn: [] },
  image: { mediaType: 'image', origin: 'made', panel: 'images', searched: ['title', 'text'], shownIn: ['images'] },
  song: { mediaType: 'audio', origin: 'made', panel: 'music', searched: ['title', 'line', 'text'], shownIn: ['music'] },
  conversation: {
    mediaType: 'text',
    origin: 'made',
    panel: 'chat',
    searched: ['title', 'line'],
    shownIn: ['conversations'],
  },
  clip: { mediaType: 'video', origin: 'made', panel: 'video', searched: ['title', 'text'], shownIn: ['videos'] },
} as const satisfies Record<string, ItemKindRow>;

/** Name of a kind of items. */
export type ItemKind = keyof typeof ITEM_KINDS;

/** A registry: what is built on one can be tried with a kind that does not exist yet. */
export type ItemKinds = Readonly<Record<ItemKind, ItemKindRow>>;

/** Kinds whose file is made here. */
export type MadeFileKind = {
  [Kind in ItemKind]: (typeof ITEM_KINDS)[Kind] extends { origin: 'made' | 'part'; mediaType: FileType } ? Kind : never;
}[ItemKind];

type FileType = 'audio' | 'image' | 'video';

/** Names of the kinds of a registry for which `holds`. */
export function kindsWhere(kinds: ItemKinds, holds: (row: ItemKindRow) => boolean): ItemKind[] {
  return (Object.keys(kinds) as ItemKind[]).filter((kind) => holds(kinds[kind]));
}

/** Whether the items of a kind have a file that was made here. */
export function hasMadeFile({ origin, mediaType }: ItemKindRow): boolean {
  return origin !== 'imported' && mediaType !== 'text' && mediaType !== 'none';
}

/** Whether the items of a kind are sound that the user brought: what can be transcribed. */
export function isImportedAudio({ origin, mediaType }: ItemKindRow): boolean {
  return origin === 'imported' && mediaType === 'audio';
}
