import { describe, expect, it } from 'vitest';
import { type DragSurroundings, dragResult, withEdge } from './region-drag.ts';

const around = (partial: Partial<DragSurroundings> = {}): DragSurroundings => ({
  targets: { edgesMs: [], playheadMs: null, speechMs: [] },
  toleranceMs: 0,
  durationMs: 60_000,
  ...partial,
});
const from = { startMs: 10_000, endMs: 12_000 };

describe('dragging lines', () => {
  it('moves an edge by as much as the pointer, not to the pointer', () => {
    const drag = { kind: 'edge', id: 'a', edge: 'start', from, grabMs: 10_050 } as const;
    expect(dragResult(drag, 10_550, around())).toEqual({ startMs: 10_500, endMs: 12_000, snapLineMs: null });
  });

  it('does not make a line shorter than 0.3 s, or shorter than it was', () => {
    expect(withEdge(from, 'start', { toMs: 11_990, durationMs: 60_000 })).toEqual({ startMs: 11_700, endMs: 12_000 });
    expect(withEdge({ startMs: 0, endMs: 200 }, 'end', { toMs: 50, durationMs: 60_000 })).toEqual({
      startMs: 0,
      endMs: 200,
    });
  });

  it('keeps every edge inside the recording', () => {
    const end = { kind: 'edge', id: 'a', edge: 'end', from, grabMs: 12_000 } as const;
    expect(dragResult(end, 99_000, around()).endMs).toBe(60_000);
    const body = { kind: 'body', ids: ['a'], from, grabMs: 11_000 } as const;
    expect(dragResult(body, 99_000, around())).toMatchObject({ startMs: 58_000, endMs: 60_000 });
    expect(dragResult(body, -99_000, around())).toMatchObject({ startMs: 0, endMs: 2000 });
  });

  it('shows the snap line only while the edge really holds there', () => {
    const drag = { kind: 'edge', id: 'a', edge: 'start', from, grabMs: 10_000 } as const;
    const targets = { edgesMs: [10_480, 11_900], playheadMs: null, speechMs: [] };
    expect(dragResult(drag, 10_500, around({ targets, toleranceMs: 50 }))).toEqual({
      startMs: 10_480,
      endMs: 12_000,
      snapLineMs: 10_480,
    });
    expect(dragResult(drag, 11_900, around({ targets, toleranceMs: 50 })).snapLineMs).toBeNull();
  });

  it('draws a new range in both directions', () => {
    const drag = { kind: 'range', grabMs: 5000 } as const;
    expect(dragResult(drag, 7000, around())).toMatchObject({ startMs: 5000, endMs: 7000 });
    expect(dragResult(drag, 3000, around())).toMatchObject({ startMs: 3000, endMs: 5000 });
  });
});
