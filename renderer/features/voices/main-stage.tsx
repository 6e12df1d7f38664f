import { Button, Skeleton } from '@mantine/core';
import { IconMicrophone2, IconSearchOff, IconStar } from '@tabler/icons-react';
import { apiFailure } from '../../api/api-failure.ts';
import { useActions } from '../../ui/actions/use-actions.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { useDelayed } from '../../ui/feedback/use-delayed.ts';
import { navigate, useRoute } from '../../ui/layout/navigation.ts';
import { PanelHeader } from '../../ui/layout/panel-header.tsx';
import { CloneWizard } from './clone/clone-wizard.tsx';
import { useOpenClone } from './clone/use-open-clone.ts';
import { DesignStage } from './design/design-stage.tsx';
import classes from './grid/grid.module.css';
import { VoiceGrid } from './grid/voice-grid.tsx';
import { HearingFailure } from './hearing/hearing-failure.tsx';
import { SentenceBar } from './hearing/sentence-bar.tsx';
import { texts } from './texts.ts';
import { useArrangedVoices, useSelectedVoice, useVoiceList } from './use-voices.ts';
import { removeVoice, startRenaming } from './voice-actions.ts';
import { useVoicesStore } from './voices-store.ts';

/** The main stage: all voices, the way to clone one, or the way to design one. */
export function MainStage() {
  const { path } = useRoute();
  if (path[0] === 'clone') return <CloneWizard />;
  if (path[0] === 'design') return <DesignStage />;
  return <VoicesStage />;
}

function VoicesStage() {
  const { voices, failure, error, isPending, refetch } = useVoiceList();
  const shown = useArrangedVoices();
  const filter = useVoicesStore((state) => state.filter);
  const isLate = useDelayed(isPending);
  useVoiceActions();
  const retry = () => void refetch();
  const problem = error ? apiFailure(error) : failure;
  return (
    <>
      <PanelHeader title={texts.list.filters[filter]} level={2} facts={texts.list.count(shown.length)} />
      <SentenceBar />
      {problem ? (
        <div className={classes.notice}>
          <FailureNotice failure={problem} steps={{ retry }} />
        </div>
      ) : null}
      <HearingFailure prefix="voice:" />
      {isLate ? <Skeletons /> : null}
      {shown.length > 0 ? <VoiceGrid voices={shown} /> : null}
      {!isPending && shown.length === 0 && !(problem && voices.length === 0) ? <Nothing /> : null}
    </>
  );
}

function useVoiceActions(): void {
  const voice = useSelectedVoice();
  const isOwn = voice !== null && voice.kind !== 'system';
  useActions({
    'file.rename': { run: () => voice && startRenaming(voice), enabled: isOwn },
    'file.moveToBin': {
      run: () => void (voice && removeVoice(voice)),
      enabled: isOwn,
      label: texts.actions.remove,
    },
  });
}

function Skeletons() {
  return (
    <>
      <div className={classes.skeletons} aria-hidden>
        {Array.from({ length: 12 }, (_, at) => (
          <div key={at} className={classes.skeleton}>
            <Skeleton className={classes.tileSkeleton ?? ''} />
            <Skeleton h="0.75rem" w="70%" />
            <Skeleton h="0.625rem" w="50%" />
          </div>
        ))}
      </div>
      <p className={classes.waiting} role="status">
        {texts.grid.loading}
      </p>
    </>
  );
}

/** Nothing to show: because of the search, or because nothing of this kind exists yet. */
function Nothing() {
  const search = useVoicesStore((state) => state.search);
  const filter = useVoicesStore((state) => state.filter);
  const openClone = useOpenClone();
  if (search.trim() !== '') return <NoHits search={search} />;
  const isFavourites = filter === 'favourites';
  return (
    <div className={classes.centre}>
      <EmptyState
        icon={isFavourites ? IconStar : IconMicrophone2}
        title={texts.empty[filter].title}
        text={texts.empty[filter].text}
      >
        {isFavourites ? (
          <Button onClick={() => useVoicesStore.setState({ filter: 'all' })}>{texts.empty.showAll}</Button>
        ) : (
          <Button variant="filled" onClick={filter === 'designed' ? () => navigate('voices', 'design') : openClone}>
            {filter === 'designed' ? texts.list.design : texts.list.clone}
          </Button>
        )}
      </EmptyState>
    </div>
  );
}

function NoHits({ search }: { search: string }) {
  const filter = useVoicesStore((state) => state.filter);
  return (
    <div className={classes.centre}>
      <EmptyState
        icon={IconSearchOff}
        title={texts.empty.noHits(search.trim())}
        text={filter === 'all' ? texts.empty.noHitsText : texts.empty.noHitsIn(texts.list.filters[filter])}
      >
        <Button onClick={() => useVoicesStore.setState({ search: '' })}>{texts.list.clearSearch}</Button>
        {filter === 'all' ? null : (
          <Button onClick={() => useVoicesStore.setState({ filter: 'all' })}>{texts.empty.searchAll}</Button>
        )}
      </EmptyState>
    </div>
  );
}
