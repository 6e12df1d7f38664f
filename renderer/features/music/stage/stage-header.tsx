import { PanelSearch } from '../../../ui/collection/panel-search.tsx';
import { FilterTitle } from '../../../ui/generation-form/results/filter-title.tsx';
import type { ResultFilter } from '../../../ui/generation-form/results/gallery.ts';
import { HeaderBar } from '../../../ui/layout/panel-header.tsx';
import { useGalleryState } from '../results/gallery-context.tsx';
import { useSongs } from '../results/songs-store.ts';
import { texts } from '../texts.ts';
import { HeardMenu } from './heard-menu.tsx';

const words = texts.list;

/** Which songs are shown, and how many takes that are. */
export function StageHeader() {
  const { gallery } = useGalleryState();
  const search = useSongs((state) => state.words);
  const { itemCount = 0, totalCount = 0 } = gallery ?? {};
  const facts = itemCount === totalCount ? words.facts(totalCount) : words.shown(itemCount, totalCount);
  return (
    <HeaderBar title={<SongFilter />} facts={gallery ? facts : undefined}>
      <PanelSearch label={words.search} value={search} onChange={(next) => useSongs.setState({ words: next })} />
      <HeardMenu />
    </HeaderBar>
  );
}

function SongFilter() {
  const filter = useSongs((state) => state.filter);
  const choose = (next: ResultFilter) => useSongs.setState({ filter: next });
  return <FilterTitle label={words.filter} names={words.filters} filter={filter} choose={choose} />;
}
