import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { useRef } from 'react';
import { useActions } from '../actions/use-actions.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { StageCentre } from '../layout/stage-parts.tsx';
import { texts } from './collection-texts.ts';
import classes from './panel-search.module.css';
import { SearchField } from './search-field.tsx';

/** The search of a panel's collection, in its header: the panel's "Find" puts the keyboard into it. */
export function PanelSearch(props: { label: string; value: string; onChange: (words: string) => void }) {
  const root = useRef<HTMLDivElement>(null);
  useActions({ 'edit.find': { run: () => root.current?.querySelector('input')?.select() } });
  return (
    <div ref={root} role="search" className={classes.search}>
      <SearchField {...props} />
    </div>
  );
}

/** What a collection shows where a search finds nothing. */
export function NoResults({ words, clear }: { words: string; clear: () => void }) {
  return (
    <StageCentre>
      <EmptyState icon={IconSearchOff} title={texts.noResults(words)} text={texts.noResultsHint}>
        <Button onClick={clear}>{texts.clearSearch}</Button>
      </EmptyState>
    </StageCentre>
  );
}
