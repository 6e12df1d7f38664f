import { Button } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import { NoResults } from '../../collection/panel-search.tsx';
import { EmptyState } from '../../feedback/empty-state.tsx';
import { StageCentre } from '../../layout/stage-parts.tsx';

/** What a panel shows where its search (`search`, as it is typed) or its filter lets nothing through; `clear` shows everything again. */
export function NoneShown(props: { search: string; texts: { noneShown: string; showAll: string }; clear: () => void }) {
  const { search, texts, clear } = props;
  if (search.trim() !== '') return <NoResults words={search} clear={clear} />;
  return (
    <StageCentre>
      <EmptyState icon={IconFilterOff} title={texts.noneShown} text="">
        <Button onClick={clear}>{texts.showAll}</Button>
      </EmptyState>
    </StageCentre>
  );
}
