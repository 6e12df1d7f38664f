import { msOfPx, pxOfMs, type TimeScale } from '../geometry/time-scale.ts';
import css from '../waveform.module.css';
import { paintOverview, type WaveLook } from '../wave-painter.ts';

const STRIP_PX = 3;

/** The whole recording in small, with a box over what the lane shows. Dragging the box or clicking scrolls the lane. */
export class Overview {
  readonly #canvas = document.createElement('canvas');
  readonly #box = document.createElement('div');
  readonly #cursor = document.createElement('div');
  readonly #root: HTMLElement;

  constructor(root: HTMLElement, scrollToCentre: (ms: number) => void) {
    this.#root = root;
    this.#canvas.className = css.overviewCanvas ?? '';
    this.#box.className = css.overviewBox ?? '';
    this.#cursor.className = css.overviewCursor ?? '';
    root.append(this.#canvas, this.#cursor, this.#box);
    const follow = (event: PointerEvent) => {
      const rect = root.getBoundingClientRect();
      const whole = { durationMs: this.#durationMs, viewPx: rect.width, totalPx: rect.width, scrollPx: 0 };
      scrollToCentre(msOfPx(whole, event.clientX - rect.left));
    };
    root.addEventListener('pointerdown', (event) => {
      if (event.button !== 0) return;
      root.setPointerCapture(event.pointerId);
      follow(event);
    });
    root.addEventListener('pointermove', (event) => {
      if (root.hasPointerCapture(event.pointerId)) follow(event);
    });
  }

  #durationMs = 0;

  /** Paints wave and strip again; needed after a change of lines, theme or width. */
  paint(look: WaveLook): void {
    this.#durationMs = look.pyramid.durationMs;
    const ratio = window.devicePixelRatio || 1;
    this.#canvas.width = Math.round(this.#root.clientWidth * ratio);
    this.#canvas.height = Math.round(this.#root.clientHeight * ratio);
    const context = this.#canvas.getContext('2d');
    if (context) paintOverview(context, look, Math.round(STRIP_PX * ratio));
  }

  /** Puts the box over what the lane shows. */
  showView(scale: TimeScale): void {
    const width = this.#root.clientWidth;
    const perPx = scale.totalPx > 0 ? width / scale.totalPx : 0;
    this.#box.style.transform = `translateX(${(scale.scrollPx * perPx).toFixed(2)}px)`;
    this.#box.style.width = `${Math.max(scale.viewPx * perPx, 6).toFixed(2)}px`;
    this.#box.hidden = scale.totalPx <= scale.viewPx;
  }

  /** Puts the fine line at the playhead. */
  setPlayhead(ms: number, scale: TimeScale): void {
    const share = scale.totalPx > 0 ? pxOfMs(scale, ms) / scale.totalPx : 0;
    this.#cursor.style.transform = `translateX(${(share * this.#root.clientWidth).toFixed(2)}px)`;
  }
}
