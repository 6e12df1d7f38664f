import WaveSurfer from 'wavesurfer.js';
import type { TimeScale } from './geometry/time-scale.ts';
import type { PeakPyramid } from './peaks/peak-pyramid.ts';
import type { WaveStretch } from './wave-painter.ts';

/** Paints one canvas of the lane. */
export type StretchPainter = (context: CanvasRenderingContext2D, stretch: WaveStretch) => void;

/**
 * The scrolling waveform itself: wavesurfer lays it out and creates canvases only near the view, our painter fills them.
 * It gets stored peaks and never any audio, so it decodes nothing and its own media element stays empty; the player is
 * the only clock.
 */
export class WaveSurface {
  readonly #surfer: WaveSurfer;
  readonly #paint: StretchPainter;
  readonly #durationSeconds: number;
  readonly #painted = new Set<CanvasRenderingContext2D>();
  #isReady = false;
  #scale: TimeScale;

  constructor(host: HTMLElement, pyramid: PeakPyramid, options: SurfaceOptions) {
    this.#paint = options.paint;
    this.#scale = options.scale;
    this.#durationSeconds = pyramid.durationMs / 1000;
    const coarse = pyramid.levels.findLast((level) => level.max.length >= 1000) ?? pyramid.levels[0];
    this.#surfer = WaveSurfer.create({
      container: host,
      height: options.heightPx,
      peaks: [coarse?.max ?? [0], coarse?.min ?? [0]],
      duration: this.#durationSeconds,
      minPxPerSec: this.#minPxPerSecond(),
      interact: false,
      autoScroll: false,
      hideScrollbar: true,
      cursorWidth: 0,
      progressColor: 'transparent',
      renderFunction: (_peaks, context) => this.#paintCanvas(context),
      ...(options.nonce === '' ? {} : { cspNonce: options.nonce }),
    });
    this.#surfer.on('ready', () => {
      this.#isReady = true;
      this.show(this.#scale);
    });
  }

  /** Half a pixel less, because wavesurfer rounds its width up and floating point may already be a hair too large. */
  #minPxPerSecond(): number {
    return (this.#scale.totalPx - 0.5) / this.#durationSeconds;
  }

  /** Zooms and scrolls. */
  show(scale: TimeScale): void {
    const isZoomed = scale.totalPx !== this.#scale.totalPx || scale.viewPx !== this.#scale.viewPx;
    this.#scale = scale;
    if (!this.#isReady) return;
    if (isZoomed || this.#surfer.options.minPxPerSec !== this.#minPxPerSecond()) {
      this.#painted.clear();
      this.#surfer.zoom(this.#minPxPerSecond());
    }
    this.#surfer.setScroll(scale.scrollPx);
  }

  /** Sets the height of the lane. */
  setHeight(heightPx: number): void {
    if (this.#surfer.options.height === heightPx) return;
    this.#painted.clear();
    this.#surfer.setOptions({ height: heightPx });
    if (this.#isReady) this.#surfer.setScroll(this.#scale.scrollPx);
  }

  /** Paints again what is on the screen. */
  repaint(): void {
    for (const context of this.#painted) this.#paintCanvas(context);
  }

  /** Takes it out of the page. */
  destroy(): void {
    this.#painted.clear();
    this.#surfer.destroy();
  }

  #paintCanvas(context: CanvasRenderingContext2D): void {
    const { canvas } = context;
    // A canvas is painted once before wavesurfer forgets it; those it threw away are dropped with the next repaint.
    if (this.#painted.has(context) && !canvas.isConnected) {
      this.#painted.delete(context);
      return;
    }
    this.#painted.add(context);
    const widthPx = Number.parseFloat(canvas.style.width);
    const leftPx = Number.parseFloat(canvas.style.left);
    this.#paint(context, { leftPx, widthPx, totalPx: this.#scale.totalPx });
  }
}

/** What the surface needs to begin with. `nonce` allows its style sheet under the page's policy. */
export type SurfaceOptions = { heightPx: number; scale: TimeScale; nonce: string; paint: StretchPainter };
