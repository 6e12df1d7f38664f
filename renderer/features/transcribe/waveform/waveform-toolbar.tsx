import { Slider } from '@mantine/core';
import {
  IconArrowsHorizontal,
  IconArrowsRightLeft,
  IconMagnet,
  IconRepeat,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { sliderOfZoom, zoomOfSlider } from '../../../media/waveform/geometry/time-scale.ts';
import { player } from '../../../media/player/player-hooks.ts';
import { CommandButton } from '../../../ui/actions/command-button.tsx';
import { formatTimeCode } from '../../../../shared/domain/media/time-code.ts';
import { texts } from '../texts.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { useWaveform } from './current-waveform.ts';
import classes from './waveform-strip.module.css';

/** The big clock and what belongs to the waveform: snapping, following, loop and zoom. */
export function WaveformToolbar({ open, isReady }: { open: OpenTranscript; isReady: boolean }) {
  return (
    <div className={classes.toolbar}>
      <Clock mediaId={open.transcript.mediaId} />
      <span className={classes.space} />
      <CommandButton id="view.snapping" icon={IconMagnet} />
      <CommandButton id="player.follow" icon={IconArrowsRightLeft} />
      <CommandButton id="player.loop" icon={IconRepeat} />
      <span className={classes.rule} />
      <CommandButton id="view.zoomFit" icon={IconArrowsHorizontal} iconSize={16} />
      <CommandButton id="view.zoomOut" icon={IconZoomOut} iconSize={16} />
      {isReady ? <ZoomSlider /> : <span className={classes.zoom} />}
      <CommandButton id="view.zoomIn" icon={IconZoomIn} iconSize={16} />
    </div>
  );
}

/** The running time; written into the page on each frame, because it has nothing to do with React. */
function Clock({ mediaId }: { mediaId: string }) {
  const clock = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      player.onFrame((timeMs) => {
        const isMine = player.getState().track?.id === mediaId;
        if (clock.current) clock.current.textContent = formatTimeCode(isMine ? timeMs : 0);
      }),
    [mediaId],
  );
  return <span ref={clock} className={classes.clock} aria-hidden />;
}

function ZoomSlider() {
  const shown = useWaveform((state) => state.shown);
  if (!shown) return <span className={classes.zoom} />;
  const position = sliderOfZoom(shown.pxPerSecond, shown.limits);
  return (
    <Slider
      className={classes.zoom ?? ''}
      aria-label={texts.waveform.zoom}
      min={0}
      max={100}
      value={Math.round(position * 100)}
      thumbLabel={texts.waveform.zoom}
      onChange={(percent) => useWaveform.getState().view?.zoomTo(zoomOfSlider(percent / 100, shown.limits))}
    />
  );
}
