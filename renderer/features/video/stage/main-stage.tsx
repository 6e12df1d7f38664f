import { BarButton } from '../../../ui/collection/selection-bar.tsx';
import { CompareClipsDialog } from '../../../ui/clip-comparison/compare-clips.tsx';
import { ExportDialog } from '../../../ui/items/exporting/export-dialog.tsx';
import { LabelDialog } from '../../../ui/items/labels/label-dialog.tsx';
import { StageBody, type StageContent } from '../../../ui/generation-form/results/results-body.tsx';
import { ResultsSelectionBar } from '../../../ui/generation-form/results/results-selection-bar.tsx';
import { useSent } from '../../../ui/layout/send-to.ts';
import { PanelStage } from '../../../ui/layout/stage-parts.tsx';
import { IconCut } from '@tabler/icons-react';
import { takePicture } from '../actions/take-picture.ts';
import { useClipActions } from '../actions/use-clip-actions.ts';
import { createCut } from '../cut/document/change-cut.ts';
import { setMusicBed } from '../cut/document/music-bed.ts';
import { CutStage } from '../cut/cut-stage.tsx';
import { useVideoDrop } from '../dropping/use-video-drop.ts';
import { ClipGallery } from '../gallery/clip-gallery.tsx';
import { ClipView } from '../player/clip-view.tsx';
import { useClipsState, usePrimary, useShownClips } from '../results/clips-context.tsx';
import type { ShownClip } from '../results/use-clips.ts';
import { useNewestClip } from '../results/use-newest-clip.ts';
import { useOpenedClip } from '../results/use-opened-clip.ts';
import { focusCell, NO_SEARCH, selectedIds, selectNothing, useVideo } from '../results/video-store.ts';
import { TaskCards } from '../requests/task-cards.tsx';
import { useIsUnderWay } from '../requests/use-task-cards.ts';
import { Storyboard } from '../storyboard/storyboard.tsx';
import { texts } from '../texts.ts';
import { ClipPrompts } from './prompts-to-try.tsx';
import { StageHeader } from './stage-header.tsx';
import classes from './stage.module.css';

const words = texts.gallery;
/** The main stage: the clip that is chosen, tasks under way, and the clips that were generated, or how to begin. */
export function MainStage() {
  useClipActions();
  useVideoDrop();
  useOpenedClip();
  useSent('video', (sent) => {
    if ('cutItemIds' in sent) void createCut(sent.cutItemIds);
    else if ('musicItemId' in sent) void setMusicBed(sent.musicItemId);
    else takePicture(sent.pictureItemId, sent.place);
  });
  const view = useVideo((state) => state.view);
  return (
    <PanelStage className={classes.stage}>
      <StageHeader />
      {view === 'storyboard' ? <Storyboard /> : view === 'cut' ? <CutStage /> : <Clips />}
      {view === 'clips' ? <Selected /> : null}
      <Labels />
      <ExportDialog />
      <Comparison />
    </PanelStage>
  );
}

/** The clip in the player, what is under way, and the clips below. */
function Clips() {
  const state = useClipsState();
  const search = useVideo(({ words: typed }) => typed);
  useNewestClip();
  const content = useContent();
  return (
    <>
      {/* What is under way, or failed, is still seen where there is no clip. */}
      {content === 'filtered' || content === 'nothing' ? (
        <div className={classes.alone}>
          <TaskCards />
        </div>
      ) : null}
      <StageBody
        content={content}
        state={state}
        texts={words}
        search={search}
        showAll={() => useVideo.setState(NO_SEARCH)}
        first={<ClipPrompts />}
      >
        <Player clips={state.clips ?? []} />
      </StageBody>
    </>
  );
}

function useContent(): StageContent {
  const { clips } = useClipsState();
  const isNarrowed = useVideo(({ words: typed, filter }) => typed.trim() !== '' || filter !== 'all');
  const isUnderWay = useIsUnderWay();
  if (!clips) return 'reading';
  if (clips.length > 0) return 'results';
  if (isNarrowed) return 'filtered';
  return isUnderWay ? 'results' : 'nothing';
}

/** Until there is a clip, its place is all that is seen. */
function Player({ clips }: { clips: readonly ShownClip[] }) {
  const primary = usePrimary() ?? clips[0] ?? null;
  return (
    <>
      <div className={classes.top} data-first={primary === null || undefined}>
        {primary?.row.mediaState === 'ready' ? (
          <ClipView clip={primary} />
        ) : (
          <p className={classes.blank}>{blankText(primary)}</p>
        )}
        <TaskCards />
      </div>
      {primary === null ? null : <ClipGallery clips={clips} />}
    </>
  );
}

function blankText(primary: ShownClip | null): string {
  if (primary === null) return words.first;
  return primary.row.mediaState === 'reading' ? words.preparing : texts.player.broken;
}

/** The two selected clips, at the same time of each. */
function Comparison() {
  const clips = useShownClips();
  const isComparing = useVideo((state) => state.isComparing);
  const ids = useVideo((state) => state.selection.ids);
  const [first, second] = clips
    .filter(({ row }) => ids.has(row.id))
    .map(({ row }) => ({ id: row.id, title: row.title }));
  const close = () => {
    useVideo.setState({ isComparing: false });
    focusCell(useVideo.getState().at);
  };
  return <CompareClipsDialog clips={isComparing && first && second ? [first, second] : null} close={close} />;
}

/** Asks for a tag or a board of what is selected. */
function Labels() {
  const kind = useVideo((state) => state.labelling);
  const count = useVideo((state) => state.selection.ids.size);
  const close = () => useVideo.setState({ labelling: null });
  return <LabelDialog kind={kind} count={count} selectedIds={selectedIds} close={close} />;
}

/** What can be done with several selected clips. */
function Selected() {
  const count = useVideo((state) => state.selection.ids.size);
  return (
    <ResultsSelectionBar count={count} clear={selectNothing} texts={words}>
      <BarButton command="video.cut" icon={IconCut} label={words.cut} />
    </ResultsSelectionBar>
  );
}
