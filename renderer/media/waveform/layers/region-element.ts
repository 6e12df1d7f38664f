import type { RegionEdge } from '../geometry/hit-test.ts';
import type { WaveRegion } from '../geometry/region-index.ts';
import { SPEAKER_COLOURS } from '../palette.ts';
import { createSpeakerMark } from '../speaker-mark-element.ts';
import css from '../waveform.module.css';

/** Words of the waveform; the panel brings them. */
export type WaveformTexts = {
  waveform: string;
  overview: string;
  unassigned: string;
  edgeName: (edge: RegionEdge, lineNumber: number) => string;
  edgeValue: (edge: RegionEdge, lineNumber: number, ms: number) => string;
  insertHint: string;
};

/** How a line stands on the screen. */
export type RegionPlace = {
  leftPx: number;
  widthPx: number;
  isSelected: boolean;
  isPrimary: boolean;
  isInset: boolean;
  durationMs: number;
};

const MIN_NAME_PX = 78;
const MIN_NUMBER_PX = 52;

/** One line on the lane: a box with header and, as sliders, its two edges. */
export class RegionElement {
  readonly root = document.createElement('div');
  readonly #head = document.createElement('div');
  readonly #name = document.createElement('span');
  readonly #number = document.createElement('span');
  readonly #edges: Record<RegionEdge, HTMLElement>;
  readonly #texts: WaveformTexts;
  #ordinal: number | null | undefined;

  constructor(texts: WaveformTexts) {
    this.#texts = texts;
    this.root.className = css.region ?? '';
    this.#head.className = css.head ?? '';
    this.#head.ariaHidden = 'true';
    this.#name.className = css.name ?? '';
    this.#number.className = css.number ?? '';
    this.#edges = { start: createEdge('start'), end: createEdge('end') };
    this.root.append(this.#head, this.#edges.start, this.#edges.end);
  }

  /** Shows the line there. */
  update(region: WaveRegion, place: RegionPlace): void {
    const { style, dataset } = this.root;
    dataset['line'] = region.id;
    style.transform = `translateX(${place.leftPx.toFixed(2)}px)`;
    style.width = `${Math.max(place.widthPx, 1).toFixed(2)}px`;
    this.root.classList.toggle(css.selected ?? '', place.isSelected);
    this.root.classList.toggle(css.inset ?? '', place.isInset);
    this.#updateHead(region, place.widthPx);
    this.#updateEdge('start', region, place);
    this.#updateEdge('end', region, place);
  }

  /** Puts the keyboard on an edge. */
  focusEdge(edge: RegionEdge): void {
    this.#edges[edge].focus({ preventScroll: true });
  }

  #updateHead(region: WaveRegion, widthPx: number): void {
    if (this.#ordinal !== region.ordinal) {
      this.#ordinal = region.ordinal;
      this.root.dataset['speaker'] = region.ordinal === null ? 'none' : String((region.ordinal % SPEAKER_COLOURS) + 1);
      const mark = region.ordinal === null ? [] : [createSpeakerMark(region.ordinal)];
      this.#head.replaceChildren(...mark, this.#name, this.#number);
    }
    this.#head.hidden = widthPx < 18;
    this.#name.textContent = widthPx >= MIN_NAME_PX ? region.label : '';
    this.#number.textContent = widthPx >= MIN_NUMBER_PX ? String(region.lineNumber) : '';
  }

  #updateEdge(edge: RegionEdge, region: WaveRegion, place: RegionPlace): void {
    const element = this.#edges[edge];
    const ms = edge === 'start' ? region.startMs : region.endMs;
    element.tabIndex = place.isPrimary ? 0 : -1;
    element.dataset['line'] = region.id;
    element.ariaLabel = this.#texts.edgeName(edge, region.lineNumber);
    element.ariaValueMin = '0';
    element.ariaValueMax = String(Math.round(place.durationMs));
    element.ariaValueNow = String(Math.round(ms));
    element.ariaValueText = this.#texts.edgeValue(edge, region.lineNumber, ms);
  }
}

function createEdge(edge: RegionEdge): HTMLElement {
  const element = document.createElement('div');
  element.className = `${css.edge} ${edge === 'start' ? css.edgeStart : css.edgeEnd}`;
  element.role = 'slider';
  element.ariaOrientation = 'horizontal';
  element.dataset['edge'] = edge;
  return element;
}
