import { Button, Skeleton } from '@mantine/core';
import {
  IconClock,
  IconCloud,
  IconDeviceDesktop,
  IconFolder,
  IconMicrophone2,
  IconSearchOff,
  IconStar,
  IconTrash,
  IconWand,
} from '@tabler/icons-react';
import type { Voice } from '../../../../shared/domain/voices/voice.ts';
import { useVoiceList } from '../../../api/voices/voices.ts';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import { useActions } from '../../../ui/actions/use-actions.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useDelayed } from '../../../ui/feedback/use-delayed.ts';
import { navigate, useRoute } from '../../../ui/layout/navigation.ts';
import type { PanelIcon } from '../../../ui/layout/panel.ts';
import { StageCentre } from '../../../ui/layout/stage-parts.tsx';
import { PanelHeader } from '../../../ui/layout/panel-header.tsx';
import { CloneWizard } from '../clone/clone-wizard.tsx';
import { useOpenClone } from '../clone-draft/use-open-clone.ts';
import { CompareStage } from '../compare/compare-stage.tsx';
import { compareWith } from '../compare/compare-with.ts';
import { DesignStage } from '../design/design-stage.tsx';
import classes from '../grid/grid.module.css';
import { VoiceGrid } from '../grid/voice-grid.tsx';
import { PreviewFailure } from '../preview/preview-failure.tsx';
import { PreviewTextBar } from '../preview/preview-text-bar.tsx';
import { ListFailure } from '../list/list-failure.tsx';
import { isInPlace } from '../collection/arrange-voices.ts';
import { texts } from '../texts.ts';
import { emptyTexts } from './empty-texts.ts';
import { useArrangedVoices, useSelectedVoice } from '../collection/use-voices.ts';
import { askVoicesAgain, discardVoice, startRenaming, toggleFavourite } from '../collection/voice-actions.ts';
import { openAll, useVoicesStore } from '../collection/voices-store.ts';

/** The main stage: all voices, the way to clone one, or the way to design one. */
export function MainStage() {
  const { path } = useRoute();
  if (path[0] === 'clone') return <CloneWizard />;
  if (path[0] === 'design') return <DesignStage />;
  if (path[0] === 'compare') return <CompareStage />;
  return <VoicesStage />;
}

function VoicesStage() {
  const { voices, failure, error, isPending, refetch } = useVoiceList('voices');
  const shown = useArrangedVoices();
  const filter = useVoicesStore((state) => state.filter);
  const folder = useVoicesStore((state) => state.folder);
  const tag = useVoicesStore((state) => state.tag);
  const isLate = useDelayed(isPending);
  useVoiceActions();
  const retry = () => void (error ? refetch() : askVoicesAgain());
  const problem = error ? apiFailure(error) : failure;
  const isUnknown = problem !== null && voices.length === 0;
  return (
    <>
      <PanelHeader
        title={folder ?? texts.list.filters[filter]}
        level={2}
        facts={isUnknown ? undefined : texts.list.facts(shown.length, tag)}
      />
      <PreviewTextBar />
      {problem ? (
        <div className={classes.notice}>
          <ListFailure failure={problem} storedCount={voices.length} retry={retry} />
        </div>
      ) : null}
      <PreviewFailure prefix="voice:" />
      {isLate ? <Skeletons /> : null}
      {shown.length > 0 ? <VoiceGrid voices={shown} /> : null}
      {!isPending && shown.length === 0 && !isUnknown ? <Nothing /> : null}
    </>
  );
}

function useVoiceActions(): void {
  const voice = useSelectedVoice();
  const isOwn = voice !== null && voice.kind !== 'system';
  const isBinned = voice !== null && voice.binnedAtMs !== null;
  useActions({
    'voices.favourite': {
      run: () => voice && toggleFavourite(voice),
      enabled: voice !== null,
      checked: voice?.isFavourite ?? false,
    },
    'voices.compare': {
      run: () => (voice && voice.state === 'ready' ? compareWith(voice) : navigate('voices', 'compare')),
    },
    'file.rename': { run: () => voice && startRenaming(voice), enabled: isOwn },
    'file.moveToBin': {
      run: () => void (voice && discardVoice(voice)),
      enabled: isOwn,
      ...(isBinned ? { label: texts.actions.remove } : {}),
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
            <Skeleton h="0.625rem" w="90%" />
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

/** Nothing to show: because of the search, a folder or a tag, or because nothing of this kind exists yet. */
function Nothing() {
  const search = useVoicesStore((state) => state.search);
  const filter = useVoicesStore((state) => state.filter);
  const isNarrowed = useVoicesStore((state) => state.folder !== null || state.tag !== null);
  const place = useVoicesStore((state) => state.place);
  const { voices } = useVoiceList('voices');
  if (search.trim() !== '') return <NoHits search={search} />;
  if (place !== null && filter !== 'bin') {
    const isKnown = voices.some((voice) => isInPlace(voice, place));
    const icon = place === 'cloud' ? IconCloud : IconDeviceDesktop;
    return <NothingHere icon={icon} words={isKnown ? emptyTexts.placed(place) : emptyTexts.unknown[place]} />;
  }
  if (isNarrowed) return <NothingHere icon={IconFolder} words={emptyTexts.narrowed} />;
  if (filter === 'all' || filter === 'system' || filter === 'cloned' || filter === 'designed') {
    return <NoVoices filter={filter} />;
  }
  return <NothingHere icon={PUT_ICONS[filter]} words={emptyTexts[filter]} />;
}

const PUT_ICONS = { favourites: IconStar, recent: IconClock, bin: IconTrash };

/** Voices come here by what the user does elsewhere. */
function NothingHere({ icon, words }: { icon: PanelIcon; words: { title: string; text: string } }) {
  return (
    <StageCentre>
      <EmptyState icon={icon} title={words.title} text={words.text}>
        <Button onClick={openAll}>{emptyTexts.showAll}</Button>
      </EmptyState>
    </StageCentre>
  );
}

/** Here a first voice can be made. */
function NoVoices({ filter }: { filter: 'all' | Voice['kind'] }) {
  const openClone = useOpenClone();
  const isDesign = filter === 'designed';
  return (
    <StageCentre>
      <EmptyState
        icon={isDesign ? IconWand : IconMicrophone2}
        title={emptyTexts[filter].title}
        text={emptyTexts[filter].text}
      >
        <Button variant="filled" onClick={isDesign ? () => navigate('voices', 'design') : openClone}>
          {isDesign ? texts.list.design : texts.list.clone}
        </Button>
      </EmptyState>
    </StageCentre>
  );
}

function NoHits({ search }: { search: string }) {
  const filter = useVoicesStore((state) => state.filter);
  const narrowed = useVoicesStore(({ folder, tag }) => [folder, tag].filter((each) => each !== null).join(', '));
  const place = useVoicesStore((state) => state.place);
  const isWhole = filter === 'all' && narrowed === '' && place === null;
  const where = [narrowed === '' ? texts.list.filters[filter] : narrowed, place && texts.places[place]]
    .filter(Boolean)
    .join(', ');
  return (
    <StageCentre>
      <EmptyState
        icon={IconSearchOff}
        title={emptyTexts.noHits(search.trim())}
        text={isWhole ? emptyTexts.noHitsText : emptyTexts.noHitsIn(where)}
      >
        <Button onClick={() => useVoicesStore.setState({ search: '' })}>{texts.list.clearSearch}</Button>
        {isWhole ? null : <Button onClick={openAll}>{emptyTexts.searchAll}</Button>}
      </EmptyState>
    </StageCentre>
  );
}
