import { Button } from '@mantine/core';
import { IconCut } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Cut } from '../../../../shared/domain/cut/cut.ts';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import { cutPlayer } from '../../../media/clips/cut-player.ts';
import type { Actions } from '../../../ui/actions/action-registry.ts';
import { useActions } from '../../../ui/actions/use-actions.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import { StageCentre, StageNotice } from '../../../ui/layout/stage-parts.tsx';
import { selectedIds, useVideo } from '../results/video-store.ts';
import { changeClip, createCut, cutsQuery } from './document/change-cut.ts';
import { clipIndexAt } from './document/clip-at.ts';
import { CutClips } from './cut-clips.tsx';
import { CutExport } from './cut-export.tsx';
import { CutHead } from './cut-head.tsx';
import { CutScreen } from './cut-screen.tsx';
import { CutSound } from './cut-sound.tsx';
import { useCutStore } from './document/cut-store.ts';
import { cutTexts as words } from './document/cut-texts.ts';
import classes from './cut.module.css';
import { type Film, useFilm } from './document/use-film.ts';

/** The open rough cut, the newest where none was opened, or how to begin one. */
export function CutStage() {
  const { data: cuts, error, refetch } = useQuery(cutsQuery);
  const openId = useCutStore((state) => state.openId);
  if (error)
    return (
      <StageNotice>
        <FailureNotice failure={apiFailure(error)} steps={{ retry: () => void refetch() }} />
      </StageNotice>
    );
  if (!cuts) return null;
  const cut = cuts.find(({ id }) => id === openId) ?? cuts.at(-1);
  return cut ? <CutEditor key={cut.id} cuts={cuts} cut={cut} /> : <NoCut />;
}

function NoCut() {
  const hasAny = useVideo((state) => state.selection.ids.size > 0);
  return (
    <StageCentre>
      <EmptyState icon={IconCut} title={words.empty.title} text={words.empty.text}>
        <Button disabled={!hasAny} onClick={() => void createCut(selectedIds())}>
          {words.empty.begin}
        </Button>
        <Button variant="default" onClick={() => void createCut([])}>
          {words.empty.blank}
        </Button>
      </EmptyState>
    </StageCentre>
  );
}

function CutEditor({ cuts, cut }: { cuts: readonly Cut[]; cut: Cut }) {
  const film = useFilm(cut);
  useCutKeys(cut, film);
  return (
    <>
      <CutHead cuts={cuts} cut={cut} film={film} />
      <div className={classes.body}>
        <CutScreen cut={cut} film={film} />
        <div className={classes.parts}>
          <CutClips cut={cut} film={film} />
          <CutSound cut={cut} film={film} />
        </div>
      </div>
      <CutExport cut={cut} film={film} />
    </>
  );
}

/** The keys of the player at the foot, while there is a film to look at. */
const PLAYER_KEYS: Actions = {
  'player.toggle': { run: cutPlayer.toggle, keysOnly: true },
  'player.slower': { run: () => cutPlayer.faster(-1), keysOnly: true },
  'player.faster': { run: () => cutPlayer.faster(1), keysOnly: true },
  'player.back': { run: () => cutPlayer.step(-1), keysOnly: true },
  'player.forward': { run: () => cutPlayer.step(1), keysOnly: true },
};

/** The keys of editors: Space and K play and stop, J and L shuttle, arrows step, I and O trim the clip at the playhead. */
function useCutKeys(cut: Cut, film: Film | undefined): void {
  const enabled = film !== undefined && film.plan.frames > 0;
  const trim = (side: 'inMs' | 'outMs') => {
    if (!film) return;
    const { timeMs, frameMs } = cutPlayer.getState();
    const clip = film.plan.clips[clipIndexAt(film.plan, { timeMs })];
    if (!clip) return;
    const startMs = (clip.startFrame * 1000) / film.plan.framesPerSecond;
    const sourceMs = Math.round(clip.inMs + timeMs - startMs);
    // The frame at the playhead is the last that is used.
    const value = side === 'inMs' ? sourceMs : Math.round(sourceMs + frameMs);
    changeClip(cut.id, 'trim', { clipId: clip.clip.id, change: { [side]: value } });
    if (side === 'inMs') cutPlayer.seek(startMs);
  };
  useActions({
    ...(enabled ? PLAYER_KEYS : {}),
    'video.previousFrame': { run: () => cutPlayer.step(-1), enabled },
    'video.nextFrame': { run: () => cutPlayer.step(1), enabled },
    'video.setIn': { run: () => trim('inMs'), enabled },
    'video.setOut': { run: () => trim('outMs'), enabled },
  });
}
