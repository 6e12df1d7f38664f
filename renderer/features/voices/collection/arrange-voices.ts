import { voiceSearch } from '../../../../shared/domain/voices/voice-traits.ts';
import type { Voice } from '../../../../shared/domain/voices/voice.ts';
import { type CountedLabel, countLabels } from '../../../ui/organisation/count-labels.ts';
import { matchScore } from '../../../ui/search/match-words.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';

/** Parts of the list. All but the bin leave out what lies there. */
export const VOICE_FILTERS = ['all', 'recent', 'favourites', 'cloned', 'designed', 'system', 'bin'] as const;
/** See VOICE_FILTERS. */
export type VoiceFilter = (typeof VOICE_FILTERS)[number];

/** Orders of the list. */
export const VOICE_SORTS = ['name', 'lastUsed', 'newest'] as const;
/** See VOICE_SORTS. */
export type VoiceSort = (typeof VOICE_SORTS)[number];

/** What of the list is wanted and in which order. A folder and a tag narrow the part; null for all. */
export type VoiceView = {
  filter: VoiceFilter;
  sort: VoiceSort;
  search: string;
  folder: string | null;
  tag: string | null;
  /** Where it works; null for anywhere. */
  place: EngineChoice | null;
};

/** Whether a voice belongs to a part of the list. */
export function isInFilter(
  voice: Pick<Voice, 'kind' | 'isFavourite' | 'binnedAtMs' | 'spokenAtMs'>,
  filter: VoiceFilter,
): boolean {
  if (filter === 'bin' || voice.binnedAtMs !== null) return filter === 'bin' && voice.binnedAtMs !== null;
  if (filter === 'all') return true;
  if (filter === 'recent') return voice.spokenAtMs !== null;
  return filter === 'favourites' ? voice.isFavourite : voice.kind === filter;
}

/** Whether a voice works there. One that works nowhere any more counts where it was. */
export const isInPlace = (
  { worksOn, engine }: Pick<Voice, 'worksOn' | 'engine'>,
  place: EngineChoice | null,
): boolean => place === null || (worksOn.length > 0 ? worksOn.includes(place) : engine === place);

/** How many voices each part of the list has. */
export function countVoices(voices: readonly Voice[]): Record<VoiceFilter, number> {
  const count = (filter: VoiceFilter) => voices.filter((voice) => isInFilter(voice, filter)).length;
  return Object.fromEntries(VOICE_FILTERS.map((filter) => [filter, count(filter)])) as Record<VoiceFilter, number>;
}

const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The folders of voices outside the bin, by name, and the one that is chosen. */
export const foldersOf = (voices: readonly Voice[], chosen: string | null = null): CountedLabel[] =>
  countLabels(
    outsideBin(voices).map(({ folders }) => folders),
    chosen,
  );

/** The tags of voices outside the bin, by name, and the one that is chosen. */
export const tagsOf = (voices: readonly Voice[], chosen: string | null = null): CountedLabel[] =>
  countLabels(
    outsideBin(voices).map(({ tags }) => tags),
    chosen,
  );

const outsideBin = (voices: readonly Voice[]) => voices.filter(({ binnedAtMs }) => binnedAtMs === null);

const textOf = ({ name, description, tags, folders, id }: Voice) =>
  [name, ...tags, ...folders, description, id].join(' ');
const byName = (a: Voice, b: Voice) => names.compare(a.name, b.name) || names.compare(a.id, b.id);
/** Previewed, kept from expiring or used in a line: the latest that the app knows of. */
const usedAtMs = ({ lastUsedAtMs, spokenAtMs }: Voice) => Math.max(lastUsedAtMs ?? 0, spokenAtMs ?? 0);

const ORDERS: Record<VoiceSort, (a: Voice, b: Voice) => number> = {
  name: byName,
  lastUsed: (a, b) => usedAtMs(b) - usedAtMs(a) || byName(a, b),
  newest: (a, b) => (b.createdAtMs ?? 0) - (a.createdAtMs ?? 0) || byName(a, b),
};
const byRecency = (a: Voice, b: Voice) => (b.spokenAtMs ?? 0) - (a.spokenAtMs ?? 0) || byName(a, b);

/**
 * The voices of a view. All words of the search must be found in name, tags, folder, description, id, gender or age; what fits best comes
 * first only among equals of the chosen order, so that the list does not jump while typing. Recent voices are always in the
 * order of their use.
 */
export function arrangeVoices(voices: readonly Voice[], view: VoiceView): Voice[] {
  const { filter, sort, folder, tag, place } = view;
  const search = voiceSearch(view.search);
  return voices
    .filter(
      (voice) =>
        isInFilter(voice, filter) &&
        isInPlace(voice, place) &&
        (folder === null || voice.folders.includes(folder)) &&
        (tag === null || voice.tags.includes(tag)) &&
        search.fits(voice) &&
        matchScore(search.rest, textOf(voice)) > 0,
    )
    .toSorted(filter === 'recent' ? byRecency : ORDERS[sort]);
}
