import { EdgeNudging, nudgeOfKey } from './edge-nudging.ts';
import type { RegionEdge } from './geometry/hit-test.ts';
import { type DragResult, movedSpans, type RegionDrag } from './geometry/region-drag.ts';
import type { WaveRegion } from './geometry/region-index.ts';
import type { SnapTargets } from './geometry/snapping.ts';
import { findSpeechEdges } from './geometry/speech-edges.ts';
import { msOfPx, pxOfMs, pxPerSecond, scrollTo, visibleRange, zoomAround } from './geometry/time-scale.ts';
import type { WaveformTexts } from './layers/region-element.ts';
import type { WaveSelection } from './layers/region-layer.ts';
import type { PeakPyramid } from './peaks/peak-pyramid.ts';
import { type GestureHost, PointerGestures } from './pointer-gestures.ts';
import { WaveStage } from './wave-stage.ts';
import type { WaveformEvents } from './waveform-events.ts';
import type { TimeSpan } from '../../../shared/domain/media/time-span.ts';

/** What a waveform is made with. `nonce` allows wavesurfer's style sheet under the page's policy. */
export type WaveformOptions = { pyramid: PeakPyramid; texts: WaveformTexts; events: WaveformEvents; nonce: string };

/** An edit comes back as new lines at once; if it was refused, the line jumps back after this time. */
const SETTLE_MS = 400;
const LINE_OF_WHEEL_PX = 30;
const ZOOM_OF_WHEEL = 400;

/**
 * The editable waveform of one recording: overview, ruler and a lane with the lines as boxes. A plain class outside
 * React; whoever makes it must `destroy` it. Times are in ms, lines sorted by start.
 */
export class WaveformView {
  readonly #events: WaveformEvents;
  readonly #stage: WaveStage;
  readonly #gestures: PointerGestures;
  readonly #nudging: EdgeNudging;
  readonly #ending = new AbortController();
  readonly #speechMs: ArrayLike<number>;
  #lines: readonly WaveRegion[] = [];
  #preview: ReadonlyMap<string, TimeSpan> = new Map();
  #settling: ReturnType<typeof setTimeout> | undefined;
  #range: TimeSpan | null = null;
  #isSnapping = true;
  #isFollowing = true;

  constructor(host: HTMLElement, { pyramid, texts, events, nonce }: WaveformOptions) {
    this.#events = events;
    this.#speechMs = speechTimes(pyramid);
    this.#stage = new WaveStage(host, {
      pyramid,
      texts,
      nonce,
      viewChanged: events.viewChanged,
      overviewUsed: () => this.#suspendFollowing(),
    });
    this.#nudging = new EdgeNudging((nudge) => {
      this.#settle(new Map([[nudge.id, nudge.span]]));
      events.retime(nudge.id, nudge.span, nudge.edge);
    });
    this.#gestures = new PointerGestures(this.#stage.frame.lane, this.#gestureHost(), this.#ending.signal);
    const { signal } = this.#ending;
    const { lane, root } = this.#stage.frame;
    root.addEventListener('wheel', (event) => this.#wheel(event), { signal, passive: false });
    lane.addEventListener('keydown', (event) => this.#key(event), { signal });
    lane.addEventListener('focusout', () => this.#nudging.flush(), { signal });
  }

  /** Shows these lines, sorted by start. */
  setRegions(lines: readonly WaveRegion[]): void {
    this.#lines = lines;
    if (!this.#gestures.isDragging) this.#preview = new Map();
    this.#showLines();
  }

  setSelection(selection: WaveSelection): void {
    this.#stage.setSelection(selection);
  }

  /** Moves the playhead; while playing and following, the view turns its page when the playhead leaves it. */
  setPlayhead(ms: number, isPlaying: boolean): void {
    this.#stage.setPlayhead(ms, { turnPages: isPlaying && this.#isFollowing && !this.#gestures.isDragging });
  }

  /** Following turned on brings the playhead into view at once. */
  setFollowing(isFollowing: boolean): void {
    this.#isFollowing = isFollowing;
    if (isFollowing) this.reveal(this.#stage.playheadMs);
  }

  setSnapping(isSnapping: boolean): void {
    this.#isSnapping = isSnapping;
  }

  setLoop(span: TimeSpan | null): void {
    this.#stage.marks.setLoop(span, this.#stage.scale);
  }

  /** Scrolls only as far as needed to show a time, or a span from its beginning. */
  reveal(startMs: number, endMs = startMs): void {
    this.#stage.reveal({ startMs, endMs });
  }

  /** Sets the zoom around the playhead if it is in view, else around the middle. */
  zoomTo(wantedPxPerSecond: number): void {
    const { scale, playheadMs } = this.#stage;
    const playheadPx = pxOfMs(scale, playheadMs) - scale.scrollPx;
    const anchor = playheadPx >= 0 && playheadPx <= scale.viewPx ? playheadPx : scale.viewPx / 2;
    this.#stage.show(zoomAround(scale, wantedPxPerSecond, anchor));
  }

  zoomBy(factor: number): void {
    this.zoomTo(pxPerSecond(this.#stage.scale) * factor);
  }

  zoomToFit(): void {
    this.#stage.show(zoomAround(this.#stage.scale, 0, 0));
  }

  /** Puts the keyboard on an edge of a line and shows it. */
  focusEdge(id: string, edge: RegionEdge): void {
    const line = this.#lines.find((each) => each.id === id);
    if (!line) return;
    this.reveal(edge === 'start' ? line.startMs : line.endMs);
    this.#stage.focusEdge(id, edge);
  }

  /** Takes the drawn range away. */
  clearRange(): void {
    this.#range = null;
    this.#stage.marks.setRange(null, this.#stage.scale);
  }

  destroy(): void {
    this.#nudging.flush();
    clearTimeout(this.#settling);
    this.#ending.abort();
    this.#stage.destroy();
  }

  /** Shows the lines with what is being dragged or nudged in its new place. */
  #showLines(): void {
    const nudge = this.#nudging.pending;
    const moved = nudge ? new Map([...this.#preview, [nudge.id, nudge.span]]) : this.#preview;
    if (moved.size === 0) {
      this.#stage.setLines(this.#lines, false);
      return;
    }
    const lines = this.#lines.map((line) => ({ ...line, ...moved.get(line.id) }));
    const sorted = lines.sort((a, b) => a.startMs - b.startMs || a.endMs - b.endMs);
    this.#stage.setLines(sorted, true);
  }

  /** Keeps what was moved in its new place until the edited lines arrive. */
  #settle(preview: ReadonlyMap<string, TimeSpan>): void {
    this.#preview = preview;
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => {
      if (this.#gestures.isDragging) return;
      this.#preview = new Map();
      this.#showLines();
    }, SETTLE_MS);
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    const { scale, frame } = this.#stage;
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_OF_WHEEL_PX : 1;
    if (event.ctrlKey || event.metaKey) {
      const factor = Math.exp((-event.deltaY * unit) / ZOOM_OF_WHEEL);
      const x = event.clientX - frame.lane.getBoundingClientRect().left;
      this.#stage.show(zoomAround(scale, pxPerSecond(scale) * factor, x));
      return;
    }
    this.#suspendFollowing();
    const delta = (event.deltaX === 0 ? event.deltaY : event.deltaX) * unit;
    this.#stage.show(scrollTo(scale, scale.scrollPx + delta));
  }

  #suspendFollowing(): void {
    if (this.#isFollowing) this.#events.followingSuspended();
  }

  #key(event: KeyboardEvent): void {
    if (event.key === 'Escape' && (this.#gestures.isDragging || this.#range)) {
      this.#gestures.cancel();
      this.clearRange();
      this.#events.rangeDrawn(null);
    } else if (event.key === 'Enter' && this.#range) {
      this.#events.insertRange(this.#range);
      this.clearRange();
    } else if (!this.#nudgeByKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  #nudgeByKey(event: KeyboardEvent): boolean {
    const target = event.target instanceof HTMLElement ? event.target : null;
    const edge = target?.dataset['edge'] as RegionEdge | undefined;
    const byMs = nudgeOfKey(event);
    const line = this.#lines.find((each) => each.id === target?.dataset['line']);
    if (!edge || byMs === null || !line) return false;
    const ms = this.#nudging.nudge(line, edge, { byMs, durationMs: this.#stage.scale.durationMs });
    this.#showLines();
    this.#events.nudged(line.id, edge, ms);
    return true;
  }

  #gestureHost(): GestureHost {
    return {
      scale: () => this.#stage.scale,
      index: () => this.#stage.index,
      selected: () => this.#stage.selection.ids,
      isSnapping: () => this.#isSnapping,
      snapTargets: (drag) => this.#snapTargets(drag),
      began: () => this.#nudging.flush(),
      moved: (drag, result) => this.#dragMoved(drag, result),
      dropped: (drag, result) => this.#dragDropped(drag, result),
      clicked: (hit, ms, mode) => {
        this.clearRange();
        if (hit.kind === 'empty') this.#events.seek(ms);
        else this.#events.select(hit.id, mode);
      },
      doubleClicked: (hit, ms) => {
        if (hit.kind !== 'empty') this.#events.select(hit.id, 'one');
        this.#events.seek(ms);
      },
    };
  }

  #snapTargets(drag: RegionDrag): SnapTargets {
    const own = new Set(drag.kind === 'edge' ? [drag.id] : drag.kind === 'body' ? drag.ids : []);
    const { scale, playheadMs } = this.#stage;
    const { startMs, endMs } = visibleRange(scale);
    const reach = msOfPx(scale, 50);
    const edges: number[] = [];
    for (const line of this.#lines) {
      if (own.has(line.id) || line.endMs < startMs - reach || line.startMs > endMs + reach) continue;
      edges.push(line.startMs, line.endMs);
    }
    return { edgesMs: edges.sort((a, b) => a - b), playheadMs, speechMs: this.#speechMs };
  }

  #dragMoved(drag: RegionDrag, result: DragResult): void {
    const { marks, scale } = this.#stage;
    const span = { startMs: result.startMs, endMs: result.endMs };
    marks.setSnapLine(result.snapLineMs, scale);
    if (drag.kind === 'range') {
      this.#range = span;
      marks.setRange(span, scale);
      return;
    }
    this.#preview = movedSpans(drag, span, this.#lines);
    this.#showLines();
  }

  #dragDropped(drag: RegionDrag, result: DragResult | null): void {
    const { marks, scale, frame } = this.#stage;
    marks.setSnapLine(null, scale);
    this.#settle(result ? this.#preview : new Map());
    if (drag.kind === 'range') {
      frame.lane.focus({ preventScroll: true });
      this.#events.rangeDrawn(result);
      return;
    }
    if (!result) {
      this.#showLines();
      return;
    }
    const id = drag.kind === 'edge' ? drag.id : drag.ids[0];
    if (id !== undefined && !this.#stage.selection.ids.has(id)) this.#events.select(id, 'one');
    if (drag.kind === 'edge') {
      this.#events.retime(drag.id, { startMs: result.startMs, endMs: result.endMs }, drag.edge);
    } else {
      this.#events.shift(drag.ids, result.startMs - drag.from.startMs);
    }
  }
}

function speechTimes(pyramid: PeakPyramid): ArrayLike<number> {
  const [level] = pyramid.levels;
  if (!level) return [];
  const { onsetsMs, endsMs } = findSpeechEdges(level.rms, level.stepMs);
  return Float64Array.from([...onsetsMs, ...endsMs]).sort();
}
