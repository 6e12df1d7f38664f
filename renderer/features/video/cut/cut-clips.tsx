import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { type Cut, CUT_LIMITS } from '../../../../shared/domain/cut/cut.ts';
import { cutPlayer } from '../../../media/clips/cut-player.ts';
import { selectedIds, useVideo } from '../results/video-store.ts';
import { addClips } from './document/change-cut.ts';
import { clipIndexAt } from './document/clip-at.ts';
import { ClipRow } from './clip-row.tsx';
import { cutTexts } from './document/cut-texts.ts';
import classes from './cut.module.css';
import type { Film } from './document/use-film.ts';

const words = cutTexts.list;

/** The clips of a cut in their order, each with what of it is used and how it follows the one before. */
export function CutClips({ cut, film }: { cut: Cut; film: Film | undefined }) {
  const { clips } = cut.document;
  const at = useSyncExternalStore(cutPlayer.subscribe, () =>
    film ? clipIndexAt(film.plan, cutPlayer.getState()) : -1,
  );
  const placed = new Map(film?.plan.clips.map((each) => [each.clip.id, each]));
  const shown = film?.plan.clips[at]?.clip.id;
  return (
    <section className={classes.clips}>
      <ol className={classes.list} aria-label={words.label}>
        {clips.map((clip, index) => (
          <ClipRow
            key={clip.id}
            cut={cut}
            clip={clip}
            index={index}
            film={film}
            placed={placed.get(clip.id) ?? null}
            isShown={clip.id === shown}
          />
        ))}
      </ol>
      {clips.length === 0 ? <p className={classes.note}>{cutTexts.noClips}</p> : null}
      <AddSelected cut={cut} />
    </section>
  );
}

function AddSelected({ cut }: { cut: Cut }) {
  const hasAny = useVideo((state) => state.selection.ids.size > 0);
  const isFull = cut.document.clips.length >= CUT_LIMITS.clips;
  return (
    <Button
      className={classes.add ?? ''}
      size="xs"
      variant="default"
      disabled={!hasAny || isFull}
      title={hasAny ? undefined : words.addNone}
      leftSection={<IconPlus size={15} stroke={1.6} aria-hidden />}
      onClick={() => addClips(cut.id, selectedIds())}
    >
      {words.add}
    </Button>
  );
}
