import { hitTest, type WaveHit } from './geometry/hit-test.ts';
import { type DragResult, dragResult, type RegionDrag } from './geometry/region-drag.ts';
import type { RegionIndex } from './geometry/region-index.ts';
import type { SnapTargets } from './geometry/snapping.ts';
import { msAtViewPx, msOfPx, type TimeScale } from './geometry/time-scale.ts';
import type { SelectMode } from './waveform-events.ts';

/** Less movement than this is a click. */
const CLICK_PX = 3;
const SNAP_PX = 8;

/** What the gestures need to know and what they lead to; the view implements it. */
export type GestureHost = {
  scale: () => TimeScale;
  index: () => RegionIndex;
  selected: () => ReadonlySet<string>;
  isSnapping: () => boolean;
  snapTargets: (drag: RegionDrag) => SnapTargets;
  began: () => void;
  moved: (drag: RegionDrag, result: DragResult) => void;
  dropped: (drag: RegionDrag, result: DragResult | null) => void;
  clicked: (hit: WaveHit, ms: number, mode: SelectMode) => void;
  doubleClicked: (hit: WaveHit, ms: number) => void;
};

type Press = {
  pointerId: number;
  x: number;
  ms: number;
  hit: WaveHit;
  drag: RegionDrag | null;
  result: DragResult | null;
};

/** Mouse and pen on the lane: click, double click, dragging edges, bodies and new ranges. Listeners end with `signal`. */
export class PointerGestures {
  readonly #lane: HTMLElement;
  readonly #host: GestureHost;
  #press: Press | null = null;

  constructor(lane: HTMLElement, host: GestureHost, signal: AbortSignal) {
    this.#lane = lane;
    this.#host = host;
    lane.addEventListener('pointerdown', (event) => this.#down(event), { signal });
    lane.addEventListener('pointermove', (event) => this.#move(event), { signal });
    lane.addEventListener('pointerup', (event) => this.#up(event), { signal });
    lane.addEventListener('pointercancel', () => this.cancel(), { signal });
    lane.addEventListener(
      'dblclick',
      (event) => {
        const ms = this.#msAt(event);
        this.#host.doubleClicked(this.#hitAt(ms), ms);
      },
      { signal },
    );
  }

  /** Whether something is being dragged. */
  get isDragging(): boolean {
    return this.#press?.drag !== null && this.#press !== null;
  }

  /** Lets go of what is dragged; it goes back to where it was. */
  cancel(): void {
    const press = this.#press;
    this.#press = null;
    if (press?.drag) this.#host.dropped(press.drag, null);
  }

  #msAt(event: MouseEvent): number {
    return msAtViewPx(this.#host.scale(), event.clientX - this.#lane.getBoundingClientRect().left);
  }

  #hitAt(ms: number): WaveHit {
    const msPerPx = msOfPx(this.#host.scale(), 1);
    return hitTest(this.#host.index(), ms, { msPerPx, selected: this.#host.selected() });
  }

  #down(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.#host.began();
    const ms = this.#msAt(event);
    this.#press = { pointerId: event.pointerId, x: event.clientX, ms, hit: this.#hitAt(ms), drag: null, result: null };
    this.#lane.setPointerCapture(event.pointerId);
  }

  #move(event: PointerEvent): void {
    const press = this.#press;
    if (!press) {
      const hit = this.#hitAt(this.#msAt(event));
      this.#lane.style.cursor = hit.kind === 'edge' ? 'ew-resize' : hit.kind === 'body' ? 'pointer' : 'text';
      return;
    }
    if (!press.drag && Math.abs(event.clientX - press.x) < CLICK_PX) return;
    press.drag ??= this.#dragOf(press, event);
    if (!press.drag) return;
    const isSnapping = this.#host.isSnapping() !== event.shiftKey;
    const around = {
      targets: this.#host.snapTargets(press.drag),
      toleranceMs: isSnapping ? msOfPx(this.#host.scale(), SNAP_PX) : 0,
      durationMs: this.#host.scale().durationMs,
    };
    press.result = dragResult(press.drag, this.#msAt(event), around);
    this.#lane.style.cursor = press.drag.kind === 'body' ? 'grabbing' : 'ew-resize';
    this.#host.moved(press.drag, press.result);
  }

  #dragOf(press: Press, event: PointerEvent): RegionDrag | null {
    const { hit, ms } = press;
    if (hit.kind === 'empty') return { kind: 'range', grabMs: ms };
    const region = this.#host.index().regions.find((each) => each.id === hit.id);
    if (!region) return null;
    const from = { startMs: region.startMs, endMs: region.endMs };
    if (hit.kind === 'edge') return { kind: 'edge', id: hit.id, edge: hit.edge, from, grabMs: ms };
    const selected = this.#host.selected();
    const all = (event.ctrlKey || event.metaKey) && selected.has(hit.id) ? [...selected] : [hit.id];
    return { kind: 'body', ids: all, from, grabMs: ms };
  }

  #up(event: PointerEvent): void {
    const press = this.#press;
    this.#press = null;
    if (!press) return;
    if (press.drag) this.#host.dropped(press.drag, press.result);
    else {
      const mode = event.shiftKey ? 'range' : event.ctrlKey || event.metaKey ? 'toggle' : 'one';
      this.#host.clicked(press.hit, press.ms, mode);
    }
  }
}
