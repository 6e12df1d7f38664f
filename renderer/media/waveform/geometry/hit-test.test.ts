import { describe, expect, it } from 'vitest';
import { hitTest } from './hit-test.ts';
import { createRegionIndex } from './region-index.ts';

const region = (id: string, startMs: number, endMs: number) => ({
  id,
  startMs,
  endMs,
  ordinal: null,
  label: '',
  lineNumber: 1,
});
const index = createRegionIndex([region('a', 1000, 2000), region('b', 2000, 3000), region('tiny', 5000, 5060)]);
const view = (selected: string[] = []) => ({ msPerPx: 10, selected: new Set(selected) });

describe('hit test', () => {
  it('tells edges, bodies and empty space apart', () => {
    expect(hitTest(index, 1500, view())).toEqual({ kind: 'body', id: 'a' });
    expect(hitTest(index, 1040, view())).toEqual({ kind: 'edge', id: 'a', edge: 'start' });
    expect(hitTest(index, 4000, view())).toEqual({ kind: 'empty' });
    expect(hitTest(index, 3020, view())).toEqual({ kind: 'edge', id: 'b', edge: 'end' });
  });

  it('gives the edge of the selected line where two lines meet', () => {
    expect(hitTest(index, 2000, view(['a']))).toEqual({ kind: 'edge', id: 'a', edge: 'end' });
    expect(hitTest(index, 2000, view(['b']))).toEqual({ kind: 'edge', id: 'b', edge: 'start' });
  });

  it('takes a first line at zero by its edge, some way inside too', () => {
    const atZero = createRegionIndex([region('first', 0, 3000), region('tiny', 4000, 4060)]);
    expect(hitTest(atZero, 0, view())).toEqual({ kind: 'edge', id: 'first', edge: 'start' });
    expect(hitTest(atZero, 120, view())).toEqual({ kind: 'edge', id: 'first', edge: 'start' });
    expect(hitTest(atZero, 200, view())).toEqual({ kind: 'body', id: 'first' });
    expect(hitTest(createRegionIndex([region('tiny', 0, 60)]), 30, view())).toEqual({ kind: 'body', id: 'tiny' });
  });

  it('leaves a narrow line a body to take hold of', () => {
    expect(hitTest(index, 5030, view())).toEqual({ kind: 'body', id: 'tiny' });
    expect(hitTest(index, 5010, view())).toEqual({ kind: 'edge', id: 'tiny', edge: 'start' });
  });
});
