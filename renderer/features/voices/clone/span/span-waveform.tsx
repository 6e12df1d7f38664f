import { useEffect, useEffectEvent, useRef } from 'react';
import type { LibraryItem } from '../../../../../shared/domain/library/library-item.ts';
import { mediaUrl } from '../../../../api/media-urls.ts';
import { player, usePlayer } from '../../../../media/player/player-hooks.ts';
import { usePeakPyramid } from '../../../../media/waveform/peaks/use-peaks.ts';
import type { PeakPyramid } from '../../../../media/waveform/peaks/peak-pyramid.ts';
import type { WaveformEvents } from '../../../../media/waveform/waveform-events.ts';
import { WaveformView } from '../../../../media/waveform/waveform-view.ts';
import { announce } from '../../../../ui/feedback/announcer.tsx';
import { ErrorNotice } from '../../../../ui/feedback/failures/error-notice.tsx';
import { useDelayed } from '../../../../ui/feedback/use-delayed.ts';
import { styleNonce } from '../../../../ui/style-nonce.ts';
import { cloneTexts } from '../../clone-draft/clone-texts.ts';
import wizard from '../parts/clone.module.css';
import classes from './span.module.css';
import { setDraft, useCloneDraft } from '../../clone-draft/clone-draft.ts';
import { loadMaterial } from '../parts/play-material.ts';
import { type CloneSpan, tidySpans } from '../../clone-draft/spans/spans.ts';

const words = cloneTexts.spans;
type Props = { item: LibraryItem; selected: string | null; select: (id: string) => void };

/** The recording with its chosen excerpts as boxes: dragged by body and edges, nudged by arrows, new ones drawn. */
export function SpanWaveform({ item, selected, select }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const peaks = usePeakPyramid(item.media.state === 'ready' ? mediaUrl.peaks(item.id) : null);
  const pyramid = peaks.data ?? null;
  const isLate = useDelayed(pyramid === null && !peaks.error);
  useView(host, pyramid, { item, selected, select });
  return (
    <section className={classes.wave} aria-label={words.waveform.waveform}>
      <div ref={host} className={classes.waveHost}>
        {isLate ? (
          <p className={wizard.quiet} role="status">
            {words.readingWave}
          </p>
        ) : null}
        {peaks.error ? <ErrorNotice what={words.waveFailed} why={peaks.error.message} /> : null}
      </div>
    </section>
  );
}

function useView(host: { current: HTMLElement | null }, pyramid: PeakPyramid | null, props: Props): void {
  const { item, selected, select } = props;
  const view = useRef<WaveformView | null>(null);
  const spans = useCloneDraft((draft) => draft.spans);
  const events = spanEvents(item, pyramid?.durationMs ?? 0, select);
  const handle = useEffectEvent(
    <Name extends keyof WaveformEvents>(name: Name, args: Parameters<WaveformEvents[Name]>) =>
      (events[name] as (...values: Parameters<WaveformEvents[Name]>) => void)(...args),
  );
  useEffect(() => {
    if (!host.current || !pyramid) return;
    const on =
      <Name extends keyof WaveformEvents>(name: Name) =>
      (...args: Parameters<WaveformEvents[Name]>) =>
        handle(name, args);
    const created = new WaveformView(host.current, {
      pyramid,
      texts: words.waveform,
      nonce: styleNonce,
      events: {
        seek: on('seek'),
        select: on('select'),
        retime: on('retime'),
        shift: on('shift'),
        nudged: on('nudged'),
        rangeDrawn: on('rangeDrawn'),
        insertRange: on('insertRange'),
        viewChanged: on('viewChanged'),
        followingSuspended: on('followingSuspended'),
      },
    });
    created.zoomToFit();
    view.current = created;
    return () => {
      view.current = null;
      created.destroy();
    };
  }, [host, pyramid]);
  useEffect(() => {
    const regions = spans.map(({ id, startMs, endMs }, at) => ({
      id,
      startMs,
      endMs,
      ordinal: 0,
      label: words.excerpt,
      lineNumber: at + 1,
    }));
    view.current?.setRegions(regions);
  }, [spans, pyramid]);
  useEffect(() => {
    const primary = selected ?? spans[0]?.id ?? null;
    view.current?.setSelection({ ids: new Set(primary === null ? [] : [primary]), primary });
  }, [selected, spans, pyramid]);
  usePlayhead(view, pyramid, item);
}

function usePlayhead(view: { current: WaveformView | null }, pyramid: PeakPyramid | null, item: LibraryItem): void {
  const isMine = usePlayer((state) => state.track?.id === item.id);
  const isPlaying = usePlayer((state) => state.isPlaying);
  useEffect(() => {
    if (!isMine) return;
    return player.onFrame((timeMs) => view.current?.setPlayhead(timeMs, player.getState().isPlaying));
  }, [view, pyramid, isMine, isPlaying]);
}

function spanEvents(item: LibraryItem, durationMs: number, select: (id: string) => void): WaveformEvents {
  const move = (moved: CloneSpan[]) => setDraft({ spans: tidySpans(moved, durationMs) });
  return {
    seek: (ms) => {
      loadMaterial(item);
      player.seek(ms);
    },
    select,
    retime: (id, span) => move(spansNow().map((each) => (each.id === id ? { ...each, ...span } : each))),
    shift: (ids, deltaMs) =>
      move(
        spansNow().map((each) =>
          ids.includes(each.id) ? { ...each, startMs: each.startMs + deltaMs, endMs: each.endMs + deltaMs } : each,
        ),
      ),
    nudged: (id, edge, ms) => {
      const at = spansNow().findIndex((each) => each.id === id);
      announce(words.waveform.edgeValue(edge, at + 1, ms));
    },
    rangeDrawn: (span) => announce(span ? words.drawn : words.dropped),
    insertRange: (span) => {
      const id = crypto.randomUUID();
      move([...spansNow(), { id, ...span }]);
      select(id);
    },
    viewChanged: () => undefined,
    followingSuspended: () => undefined,
  };
}

const spansNow = () => useCloneDraft.getState().spans;
