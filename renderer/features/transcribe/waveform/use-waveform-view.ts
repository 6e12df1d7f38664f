import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { SegmentId } from '../../../../shared/domain/ids.ts';
import type { PeakPyramid } from '../../../media/waveform/peaks/peak-pyramid.ts';
import type { WaveformEvents } from '../../../media/waveform/waveform-events.ts';
import { WaveformView } from '../../../media/waveform/waveform-view.ts';
import { player, usePlayer } from '../../../media/player/player-hooks.ts';
import { segmentOf } from '../lines/line-commands.ts';
import { texts } from '../texts.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { follows, useTranscribe } from '../document/transcribe-store.ts';
import { useWaveform } from './current-waveform.ts';
import { waveRegions } from './wave-regions.ts';
import { waveformEvents } from './waveform-edits.ts';

/** Makes the waveform in `host` as long as peaks are there, and keeps it in step with transcript, store and player. */
export function useWaveformView(
  host: { current: HTMLElement | null },
  pyramid: PeakPyramid | null,
  open: OpenTranscript,
): void {
  const view = useRef<WaveformView | null>(null);
  // A line that was clicked on the waveform is in view; scrolling would move it from under a double click.
  const [clicked] = useState(rememberOne);
  const events = waveformEvents(open, clicked.set);
  const handle = useEffectEvent(
    <Name extends keyof WaveformEvents>(name: Name, args: Parameters<WaveformEvents[Name]>) =>
      (events[name] as (...values: Parameters<WaveformEvents[Name]>) => void)(...args),
  );
  useEffect(() => {
    if (!host.current || !pyramid) return;
    const created = new WaveformView(host.current, {
      pyramid,
      texts: texts.waveform,
      nonce: document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '',
      events: {
        seek: (...args) => handle('seek', args),
        select: (...args) => handle('select', args),
        retime: (...args) => handle('retime', args),
        shift: (...args) => handle('shift', args),
        nudged: (...args) => handle('nudged', args),
        rangeDrawn: (...args) => handle('rangeDrawn', args),
        insertRange: (...args) => handle('insertRange', args),
        viewChanged: (shown) => useWaveform.setState({ shown }),
        followingSuspended: () => handle('followingSuspended', []),
      },
    });
    view.current = created;
    useWaveform.setState({ view: created });
    return () => {
      view.current = null;
      useWaveform.setState({ view: null, shown: null });
      created.destroy();
    };
  }, [host, pyramid]);
  useWaveformState(view, pyramid, open);
  useRevealedSelection(view, open, clicked.take);
}

function useWaveformState(
  view: { current: WaveformView | null },
  pyramid: PeakPyramid | null,
  open: OpenTranscript,
): void {
  const { transcript } = open;
  const regions = useMemo(() => waveRegions(transcript), [transcript]);
  const selection = useTranscribe((state) => state.selection);
  const isSnapping = useTranscribe((state) => state.isSnapping);
  const isFollowing = useTranscribe(follows);
  const isMine = usePlayer((state) => state.track?.id === transcript.mediaId);
  const loop = usePlayer((state) => state.loop);
  const isPlaying = usePlayer((state) => state.isPlaying);
  useEffect(() => view.current?.setRegions(regions), [view, pyramid, regions]);
  useEffect(() => view.current?.setSelection(selection), [view, pyramid, selection]);
  useEffect(() => view.current?.setSnapping(isSnapping), [view, pyramid, isSnapping]);
  useEffect(() => view.current?.setFollowing(isFollowing), [view, pyramid, isFollowing]);
  useEffect(() => {
    if (isPlaying) useTranscribe.setState({ isFollowSuspended: false });
  }, [isPlaying]);
  useEffect(() => view.current?.setLoop(isMine ? loop : null), [view, pyramid, isMine, loop]);
  useEffect(() => {
    if (!isMine) return;
    return player.onFrame((timeMs) => view.current?.setPlayhead(timeMs, player.getState().isPlaying));
  }, [view, pyramid, isMine, isPlaying]);
}

/** Remembers a line until it is taken. */
function rememberOne() {
  let remembered: SegmentId | null = null;
  return {
    set: (id: SegmentId) => {
      remembered = id;
    },
    take: () => {
      const taken = remembered;
      remembered = null;
      return taken;
    },
  };
}

/** Shows the selected line when another one is selected, not with each change of it. */
function useRevealedSelection(
  view: { current: WaveformView | null },
  open: OpenTranscript,
  takeClicked: () => SegmentId | null,
): void {
  const primary = useTranscribe((state) => state.selection.primary);
  const reveal = useEffectEvent((id: SegmentId | null) => {
    const isClicked = id !== null && takeClicked() === id;
    const segment = segmentOf(open, id);
    if (segment && !isClicked) view.current?.reveal(segment.startMs, segment.endMs);
  });
  useEffect(() => reveal(primary), [primary]);
}
