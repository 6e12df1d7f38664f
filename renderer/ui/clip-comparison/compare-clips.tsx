import { Modal, SegmentedControl } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCapturedKeys } from '../actions/keys/use-captured-keys.ts';
import { videoFactsOf } from '../../../shared/domain/library/media-facts.ts';
import { api } from '../../api/client.ts';
import { PairPlayer } from '../../media/clips/pair-player.ts';
import { clipComparisonTexts as texts } from './clip-comparison-texts.ts';
import classes from './clip-comparison.module.css';
import type { ComparedPair } from './compared-pair.ts';
import { PairControls } from './pair-controls.tsx';
import { type Arrangement, PairScreen } from './pair-screen.tsx';

/** Files that do not say how many frames they have a second have these. */
const USUAL_RATE = 25;

/** Two clips at the same time of each: played, paused, stepped and looped together. `clips` null shows nothing. */
export function CompareClipsDialog({ clips, close }: { clips: ComparedPair | null; close: () => void }) {
  return (
    <Modal
      opened={clips !== null}
      onClose={close}
      size="calc(100vw - 4rem)"
      yOffset="2rem"
      returnFocus={false}
      title={texts.title}
    >
      {clips ? <CompareClips clips={clips} /> : null}
    </Modal>
  );
}

function CompareClips({ clips }: { clips: ComparedPair }) {
  const [player] = useState(() => new PairPlayer());
  const [arrangement, setArrangement] = useState<Arrangement>('beside');
  const [isSecond, setSecond] = useState(false);
  useFrameRate(player, clips);
  const swap = () => {
    setArrangement('single');
    setSecond(arrangement === 'single' && !isSecond);
  };
  useKeys(player, swap);
  return (
    <div className={classes.compare}>
      <PairScreen clips={clips} player={player} arrangement={arrangement} isSecond={isSecond} />
      <PairControls player={player}>
        <SegmentedControl
          size="xs"
          aria-label={texts.arrangement}
          value={arrangement}
          onChange={(value) => setArrangement(value)}
          data={(['beside', 'slider', 'single'] as const).map((value) => ({
            value,
            label: texts.arrangements[value],
          }))}
        />
        <PairSwap isShown={arrangement === 'single'} isSecond={isSecond} swap={swap} />
      </PairControls>
    </div>
  );
}

function PairSwap({ isShown, isSecond, swap }: { isShown: boolean; isSecond: boolean; swap: () => void }) {
  if (!isShown) return null;
  return (
    <>
      <button type="button" className={classes.swap} aria-label={texts.swap} title={texts.swap} onClick={swap}>
        {['A', 'B'].map((letter, at) => (
          <span key={letter} data-on={(at === 1) === isSecond || undefined}>
            {letter}
          </span>
        ))}
      </button>
      <span className="visually-hidden" role="status">
        {texts.shown(isSecond ? 'B' : 'A')}
      </span>
    </>
  );
}

/** Steps go by the frames of the clip that has more of them. */
function useFrameRate(player: PairPlayer, clips: ComparedPair): void {
  const items = useQueries({ queries: clips.map(({ id }) => api.library.get.queryOptions({ input: { id } })) });
  const rates = items.map(({ data }) => videoFactsOf(data?.media)?.framesPerSecond ?? USUAL_RATE);
  const rate = Math.max(...rates);
  useEffect(() => player.setFrameRate(rate), [player, rate]);
}

/** Space on a button presses it. */
function useKeys(player: PairPlayer, swap: () => void): void {
  useCapturedKeys((event) => {
    const isButton = event.target instanceof HTMLElement && event.target.closest('button, input, select') !== null;
    if (event.key === ' ' && !isButton) player.toggle();
    else if (event.key === ',') player.step(-1);
    else if (event.key === '.') player.step(1);
    else if (event.key.toLowerCase() === 'x') swap();
    else return false;
    return true;
  });
}
