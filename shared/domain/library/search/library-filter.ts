import type { EngineChoice } from '../../settings/engine-choice.ts';
import type { ColourLabel } from '../../organisation/organised.ts';
import type { MusicKey } from '../../music/music-key.ts';
import type { ItemKind } from '../item-kinds.ts';

/** How an item can be kept or used, as `is:` names it. `archived` is on boards that are put away, and on no other; `new` is a result that nobody has opened yet; `noted` has a note; `unsorted` is in no folder; `used`: something was made from it. */
export const ITEM_STATES = [
  'favourite',
  'picked',
  'rejected',
  'binned',
  'archived',
  'new',
  'noted',
  'unsorted',
  'used',
  'unused',
] as const;

/** See ITEM_STATES. */
export type ItemStateName = (typeof ITEM_STATES)[number];

/** From the first bound on, up to and without the second; null leaves a side open. */
export type OpenRange = { from: number | null; before: number | null };

/** One condition on items. A label of null is none. A colour is a name of COLOURS or `#rrggbb`; `similar` has the id of an image or a clip. Tempos are beats a minute, energies 0 to 100. Dates are Unix ms, lengths ms; sizes bytes, aspects width / height; names of tags, folders, boards, speakers, voices, models and reasons to reject match whatever their case in ASCII, and a part of a model's is enough. */
export type LibraryFilter =
  | { by: 'kind'; kind: ItemKind }
  | { by: 'is'; state: ItemStateName }
  | { by: 'rating'; least: number; most: number }
  | { by: 'tag' | 'folder' | 'board' | 'speaker' | 'reason' | 'voice' | 'model'; name: string }
  | { by: 'label'; label: ColourLabel | null }
  | { by: 'seed'; seed: number }
  | { by: 'stack'; id: string }
  | { by: 'engine'; engine: EngineChoice }
  | { by: 'colour'; colour: string }
  | { by: 'similar'; id: string }
  | { by: 'key'; key: MusicKey }
  | ({ by: 'tempo' | 'energy' } & OpenRange)
  | ({ by: 'size' | 'aspect' } & OpenRange)
  | ({ by: 'date' } & OpenRange)
  | ({ by: 'length' } & OpenRange);

/** What is looked for: words, and conditions that all hold; of several kinds one is enough. */
export type LibrarySearch = { text: string; filters: LibraryFilter[] };

/**
 * The orders that items can be shown in. `board` is that of the board that is searched for, `closest` by how much of an image a colour is
 * or how like it is; of no such search both are by age.
 * Tempo goes from slow to fast, `key` along the circle of fifths from C, each major before its relative minor, `energy` from high to low;
 * what has none comes last.
 */
export const LIBRARY_SORTS = [
  'newest',
  'oldest',
  'title',
  'longest',
  'largest',
  'best',
  'tempo',
  'key',
  'energy',
  'board',
  'closest',
] as const;

/** See LIBRARY_SORTS. */
export type LibrarySort = (typeof LIBRARY_SORTS)[number];
