import type { RegionEdge } from './geometry/hit-test.ts';
import { createRegionIndex, type RegionIndex, type WaveRegion } from './geometry/region-index.ts';
import {
  DEFAULT_PX_PER_SECOND,
  pageFollowing,
  pxOfMs,
  pxPerSecond,
  scrollTo,
  type TimeScale,
  visibleRange,
  zoomAround,
  zoomLimits,
} from './geometry/time-scale.ts';
import { MarkLayer } from './layers/marks.ts';
import { Overview } from './layers/overview.ts';
import type { WaveformTexts } from './layers/region-element.ts';
import { RegionLayer, type WaveSelection } from './layers/region-layer.ts';
import { paintRuler } from './layers/ruler.ts';
import { onPaletteChange, readPalette, type WavePalette } from './palette.ts';
import type { PeakPyramid } from './peaks/peak-pyramid.ts';
import { paintStretch, type WaveLook } from './wave-painter.ts';
import { WaveSurface } from './wave-surface.ts';
import type { WaveView } from './waveform-events.ts';
import { createWaveformFrame, type WaveformFrame } from './waveform-frame.ts';
import type { TimeSpan } from '../../../shared/domain/media/time-span.ts';

/** What a waveform is made with. `nonce` allows wavesurfer's style sheet under the page's policy. */
export type StageOptions = {
  pyramid: PeakPyramid;
  texts: WaveformTexts;
  nonce: string;
  viewChanged: (view: WaveView) => void;
  overviewUsed: () => void;
};

const LANE_PADDING_PX = 10;

/** Everything that is seen of a waveform and where it stands: scale, layers and when they are drawn. Knows no gestures. */
export class WaveStage {
  readonly frame: WaveformFrame;
  readonly marks: MarkLayer;
  readonly #options: StageOptions;
  readonly #surface: WaveSurface;
  readonly #regions: RegionLayer;
  readonly #overview: Overview;
  readonly #ending = new AbortController();
  #scale: TimeScale;
  #palette: WavePalette;
  #index: RegionIndex = createRegionIndex([]);
  #selection: WaveSelection = { ids: new Set(), primary: null };
  #playheadMs = 0;
  #frameRequest = 0;
  #isWaveStale = false;

  constructor(host: HTMLElement, options: StageOptions) {
    this.#options = options;
    this.frame = createWaveformFrame(host, options.texts);
    const { durationMs } = options.pyramid;
    const viewPx = Math.max(1, this.frame.lane.clientWidth);
    this.#scale = zoomAround({ durationMs, viewPx, totalPx: viewPx, scrollPx: 0 }, DEFAULT_PX_PER_SECOND, 0);
    this.#palette = readPalette(host);
    this.#surface = new WaveSurface(this.frame.wave, options.pyramid, {
      heightPx: this.#waveHeight(),
      scale: this.#scale,
      nonce: options.nonce,
      paint: (context, stretch) => paintStretch(context, stretch, this.#look()),
    });
    this.#regions = new RegionLayer(this.frame.regions, options.texts);
    this.marks = new MarkLayer(this.frame.lane, this.frame.rulerRow, options.texts.insertHint);
    this.#overview = new Overview(this.frame.overview, (ms) => {
      options.overviewUsed();
      this.show(scrollTo(this.#scale, pxOfMs(this.#scale, ms) - this.#scale.viewPx / 2));
    });
    this.#listen();
    this.#layOut();
  }

  get scale(): TimeScale {
    return this.#scale;
  }

  get index(): RegionIndex {
    return this.#index;
  }

  get selection(): WaveSelection {
    return this.#selection;
  }

  get playheadMs(): number {
    return this.#playheadMs;
  }

  /** Shows these lines, sorted by start. A preview while dragging leaves the overview alone. */
  setLines(lines: readonly WaveRegion[], isPreview: boolean): void {
    this.#index = createRegionIndex(lines);
    this.#isWaveStale = true;
    if (!isPreview) this.#overview.paint(this.#look());
    this.#draw();
  }

  setSelection(selection: WaveSelection): void {
    this.#selection = selection;
    this.#isWaveStale = true;
    this.#draw();
  }

  setPlayhead(ms: number, options: { turnPages: boolean }): void {
    this.#playheadMs = ms;
    this.marks.setPlayhead(ms, this.#scale);
    this.#overview.setPlayhead(ms, this.#scale);
    const page = options.turnPages ? pageFollowing(this.#scale, ms) : null;
    if (page !== null) this.show(scrollTo(this.#scale, page));
  }

  /** Shows this part of the recording. */
  show(scale: TimeScale): void {
    this.#scale = scale;
    this.#surface.show(scale);
    this.#drawNow();
    const limits = zoomLimits(scale.durationMs, scale.viewPx);
    this.#options.viewChanged({ ...visibleRange(scale), pxPerSecond: pxPerSecond(scale), limits });
  }

  /** Scrolls only as far as needed to show a span, or its beginning where it is too long. */
  reveal({ startMs, endMs }: TimeSpan): void {
    const { viewPx, scrollPx } = this.#scale;
    const left = pxOfMs(this.#scale, startMs) - scrollPx;
    const right = pxOfMs(this.#scale, endMs) - scrollPx;
    if (left >= 0 && right <= viewPx) return;
    const margin = Math.min(Math.max(24, (viewPx - (right - left)) / 3), viewPx / 3);
    this.show(scrollTo(this.#scale, scrollPx + left - margin));
  }

  /** Puts the keyboard on an edge of a line in view. */
  focusEdge(id: string, edge: RegionEdge): void {
    this.#drawNow();
    this.#regions.focusEdge(id, edge);
  }

  destroy(): void {
    cancelAnimationFrame(this.#frameRequest);
    this.#ending.abort();
    this.#surface.destroy();
    this.frame.root.remove();
  }

  #look(): WaveLook {
    const { pyramid } = this.#options;
    return { pyramid, palette: this.#palette, index: this.#index, selected: this.#selection.ids };
  }

  #waveHeight(): number {
    return Math.max(40, this.frame.lane.clientHeight - LANE_PADDING_PX);
  }

  #listen(): void {
    const resizing = new ResizeObserver(() => this.#layOut());
    resizing.observe(this.frame.lane);
    const stopPalette = onPaletteChange(() => this.#rereadPalette());
    this.#ending.signal.addEventListener('abort', () => {
      resizing.disconnect();
      stopPalette();
    });
  }

  #rereadPalette(): void {
    this.#palette = readPalette(this.frame.root);
    this.#isWaveStale = true;
    this.#overview.paint(this.#look());
    this.#draw();
  }

  #layOut(): void {
    const viewPx = this.frame.lane.clientWidth;
    if (viewPx <= 0) return;
    this.#surface.setHeight(this.#waveHeight());
    this.show(zoomAround({ ...this.#scale, viewPx }, pxPerSecond(this.#scale), 0));
    this.#overview.paint(this.#look());
  }

  #draw(): void {
    if (this.#frameRequest !== 0) return;
    this.#frameRequest = requestAnimationFrame(() => this.#drawNow());
  }

  #drawNow(): void {
    cancelAnimationFrame(this.#frameRequest);
    this.#frameRequest = 0;
    this.#regions.update(this.#index, this.#scale, this.#selection);
    this.marks.update(this.#scale);
    this.#overview.showView(this.#scale);
    this.#overview.setPlayhead(this.#playheadMs, this.#scale);
    paintRuler(this.frame.ruler, this.#scale, this.#palette);
    if (this.#isWaveStale) this.#surface.repaint();
    this.#isWaveStale = false;
  }
}
