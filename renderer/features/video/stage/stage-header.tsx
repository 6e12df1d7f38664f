import { SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { PanelSearch } from '../../../ui/collection/panel-search.tsx';
import { FilterTitle } from '../../../ui/generation-form/results/filter-title.tsx';
import { HeaderBar, PanelHeader } from '../../../ui/layout/panel-header.tsx';
import { cutTexts } from '../cut/document/cut-texts.ts';
import { useClipsState } from '../results/clips-context.tsx';
import { useVideo } from '../results/video-store.ts';
import { storyboardTexts } from '../storyboard/storyboard-texts.ts';
import { texts } from '../texts.ts';

const words = texts.gallery;
const VIEWS = (['clips', 'storyboard', 'cut'] as const).map((value) => ({
  value,
  label: storyboardTexts.views[value],
}));
const TITLES = { storyboard: storyboardTexts.title, cut: cutTexts.title };

/** What the panel shows: which clips and how many that are, the storyboard, or rough cuts. */
export function StageHeader() {
  const view = useVideo((state) => state.view);
  const choice = (
    <SegmentedControl
      size="xs"
      aria-label={storyboardTexts.view}
      data={VIEWS}
      value={view}
      onChange={(next) => useVideo.setState({ view: next })}
    />
  );
  if (view === 'clips') return <ClipsHeader>{choice}</ClipsHeader>;
  return (
    <PanelHeader title={TITLES[view]} level={2}>
      {choice}
    </PanelHeader>
  );
}

function ClipsHeader({ children }: { children: ReactNode }) {
  const { clips } = useClipsState();
  const search = useVideo((state) => state.words);
  const filter = useVideo((state) => state.filter);
  const title = (
    <FilterTitle
      label={words.filter}
      names={words.filters}
      filter={filter}
      choose={(next) => useVideo.setState({ filter: next, at: 0 })}
    />
  );
  return (
    <HeaderBar title={title} facts={clips ? words.facts(clips.length) : undefined}>
      <PanelSearch label={words.search} value={search} onChange={(next) => useVideo.setState({ words: next, at: 0 })} />
      {children}
    </HeaderBar>
  );
}
