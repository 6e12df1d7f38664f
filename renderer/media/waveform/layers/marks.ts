import { pxOfMs, type TimeScale } from '../geometry/time-scale.ts';
import css from '../waveform.module.css';
import type { TimeSpan } from '../../../../shared/domain/media/time-span.ts';

function mark(parent: HTMLElement, className: string | undefined): HTMLElement {
  const element = document.createElement('div');
  element.className = className ?? '';
  element.ariaHidden = 'true';
  element.hidden = true;
  parent.append(element);
  return element;
}

/** What lies over the lines: playhead, snap line, the range being drawn, the loop. */
export class MarkLayer {
  readonly #playhead: HTMLElement;
  readonly #snapLine: HTMLElement;
  readonly #range: HTMLElement;
  readonly #loop: HTMLElement;
  #playheadMs = 0;
  #snapMs: number | null = null;
  #rangeSpan: TimeSpan | null = null;
  #loopSpan: TimeSpan | null = null;

  constructor(lane: HTMLElement, ruler: HTMLElement, insertHint: string) {
    this.#loop = mark(ruler, css.loop);
    this.#range = mark(lane, css.range);
    this.#range.textContent = insertHint;
    this.#snapLine = mark(lane, css.snapLine);
    this.#playhead = mark(ruler, css.playhead);
    this.#playhead.hidden = false;
  }

  setPlayhead(ms: number, scale: TimeScale): void {
    this.#playheadMs = ms;
    this.#placePlayhead(scale);
  }

  setSnapLine(ms: number | null, scale: TimeScale): void {
    this.#snapMs = ms;
    this.update(scale);
  }

  setRange(span: TimeSpan | null, scale: TimeScale): void {
    this.#rangeSpan = span;
    this.update(scale);
  }

  setLoop(span: TimeSpan | null, scale: TimeScale): void {
    this.#loopSpan = span;
    this.update(scale);
  }

  /** Places everything again after scrolling or zooming. */
  update(scale: TimeScale): void {
    this.#placePlayhead(scale);
    this.#snapLine.hidden = this.#snapMs === null;
    if (this.#snapMs !== null) {
      this.#snapLine.style.transform = `translateX(${Math.round(pxOfMs(scale, this.#snapMs) - scale.scrollPx)}px)`;
    }
    placeSpan(this.#range, this.#rangeSpan, scale);
    placeSpan(this.#loop, this.#loopSpan, scale);
  }

  #placePlayhead(scale: TimeScale): void {
    const x = pxOfMs(scale, this.#playheadMs) - scale.scrollPx;
    this.#playhead.style.visibility = x < -6 || x > scale.viewPx + 6 ? 'hidden' : 'visible';
    this.#playhead.style.transform = `translateX(${x.toFixed(2)}px)`;
  }
}

function placeSpan(element: HTMLElement, span: TimeSpan | null, scale: TimeScale): void {
  element.hidden = span === null;
  if (span === null) return;
  const left = pxOfMs(scale, span.startMs) - scale.scrollPx;
  const right = pxOfMs(scale, span.endMs) - scale.scrollPx;
  element.style.transform = `translateX(${left.toFixed(2)}px)`;
  element.style.width = `${Math.max(right - left, 1).toFixed(2)}px`;
}
