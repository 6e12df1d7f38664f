import type { RegionEdge } from '../geometry/hit-test.ts';
import { overlapsEarlier, type RegionIndex, windowBounds } from '../geometry/region-index.ts';
import { pxOfMs, type TimeScale, visibleRange } from '../geometry/time-scale.ts';
import { RegionElement, type WaveformTexts } from './region-element.ts';

/** Which lines are selected; `primary` is the one that the inspector shows. */
export type WaveSelection = { ids: ReadonlySet<string>; primary: string | null };

/** More lines than this are not drawn as boxes: at that zoom they are thinner than their edges, the colours remain. */
const MAX_BOXES = 400;
const MIN_BOX_PX = 3;

/** The boxes of the lines in view. Only those exist in the page, however many the transcript has. */
export class RegionLayer {
  readonly #root: HTMLElement;
  readonly #texts: WaveformTexts;
  #shown = new Map<string, RegionElement>();

  constructor(root: HTMLElement, texts: WaveformTexts) {
    this.#root = root;
    this.#texts = texts;
  }

  /** Brings the boxes in line with the view. */
  update(index: RegionIndex, scale: TimeScale, selection: WaveSelection): void {
    const { startMs, endMs } = visibleRange(scale);
    const { from, to } = windowBounds(index, startMs, endMs);
    const next = new Map<string, RegionElement>();
    for (let at = from; at < to; at += 1) {
      const region = index.regions[at];
      if (!region || region.endMs <= startMs) continue;
      const leftPx = pxOfMs(scale, region.startMs) - scale.scrollPx;
      const widthPx = pxOfMs(scale, region.endMs) - scale.scrollPx - leftPx;
      const isSelected = selection.ids.has(region.id);
      if (!isSelected && (widthPx < MIN_BOX_PX || to - from > MAX_BOXES)) continue;
      const element = this.#shown.get(region.id) ?? new RegionElement(this.#texts);
      element.update(region, {
        leftPx,
        widthPx,
        isSelected,
        isPrimary: selection.primary === region.id,
        isInset: overlapsEarlier(index, at),
        durationMs: scale.durationMs,
      });
      next.set(region.id, element);
    }
    this.#replace(next);
  }

  /** Puts the keyboard on an edge of a line; false when the line is not in view. */
  focusEdge(id: string, edge: RegionEdge): boolean {
    const element = this.#shown.get(id);
    element?.focusEdge(edge);
    return element !== undefined;
  }

  #replace(next: Map<string, RegionElement>): void {
    for (const [id, element] of this.#shown) if (!next.has(id)) element.root.remove();
    let previous: Element | null = null;
    for (const element of next.values()) {
      // Moving a connected element would take the focus from its edge, so only new ones are put in place.
      if (!element.root.isConnected) {
        if (previous) previous.after(element.root);
        else this.#root.prepend(element.root);
      }
      previous = element.root;
    }
    this.#shown = next;
  }
}
