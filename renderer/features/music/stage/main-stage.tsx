import { parseLyrics } from '../../../../shared/domain/music/lyrics/lyric-blocks.ts';
import { ResultsBody } from '../../../ui/generation-form/results/results-body.tsx';
import { useSent } from '../../../ui/layout/send-to.ts';
import { useSeen } from '../../../ui/items/unread/use-seen.ts';
import { ExportDialog } from '../../../ui/items/exporting/export-dialog.tsx';
import { LabelDialog } from '../../../ui/items/labels/label-dialog.tsx';
import { PanelStage } from '../../../ui/layout/stage-parts.tsx';
import { takeCover } from '../actions/covers.ts';
import { usePlayWhileGenerating } from '../actions/playback/play-live.ts';
import { fillForm } from '../actions/reuse.ts';
import { useSongActions } from '../actions/use-song-actions.ts';
import { useSongDrop } from '../dropping/use-song-drop.ts';
import { EditSongDialog } from '../editing/edit-song-dialog.tsx';
import { draftBlocks, songDraft } from '../form-draft/song-draft.ts';
import { SongHead } from '../head/song-head.tsx';
import { SongList } from '../list/song-list.tsx';
import { useGalleryState, useOpenTake } from '../results/gallery-context.tsx';
import { NO_SEARCH, openIds, useSongs } from '../results/songs-store.ts';
import { useOpenedSong } from '../results/use-opened-song.ts';
import { texts } from '../texts.ts';
import { StageHeader } from './stage-header.tsx';
import { SongStyles } from './styles-to-try.tsx';

/** The main stage: the open song above the list of songs, or how to begin. */
export function MainStage() {
  useSongActions();
  usePlayWhileGenerating();
  useSongDrop();
  useOpenedSong();
  const open = useOpenTake();
  useSeen(open?.row ?? null);
  useSent('music', (sent) => {
    if ('coverItemId' in sent) void takeCover(sent.coverItemId);
    else fillForm(songDraft.read({ mode: 'song', blocks: draftBlocks(parseLyrics(sent.lyrics)) }), texts.reuse.sent);
  });
  return (
    <PanelStage>
      <StageHeader />
      {open ? <SongHead cell={open} /> : null}
      <Songs />
      <EditSongDialog />
      <Labels />
      <ExportDialog />
    </PanelStage>
  );
}

/** Asks for a tag or a board of the open take. */
function Labels() {
  const kind = useSongs((state) => state.labelling);
  return (
    <LabelDialog kind={kind} count={1} selectedIds={openIds} close={() => useSongs.setState({ labelling: null })} />
  );
}

function Songs() {
  const search = useSongs((state) => state.words);
  return (
    <ResultsBody
      state={useGalleryState()}
      texts={texts.list}
      search={search}
      showAll={() => useSongs.setState(NO_SEARCH)}
      first={<SongStyles />}
    >
      {(gallery) => <SongList gallery={gallery} />}
    </ResultsBody>
  );
}
