import { describe, expect, it } from 'vitest';
import { beginEdit, type EditDraft, ORIGINAL_RATIO, turnBy } from './edit-draft.ts';
import { type CropEdges, dragCrop, moveCrop, ratioOf, withRatio } from './crop.ts';

const IMAGE = { widthPx: 400, heightPx: 300 };
const begun = beginEdit(IMAGE);
const cropped: EditDraft = { ...begun, crop: { leftPx: 100, topPx: 100, widthPx: 160, heightPx: 90 } };
const edges = (x: CropEdges['x'], y: CropEdges['y']): CropEdges => ({ x, y });
const area = ({ crop: { leftPx, topPx, widthPx, heightPx } }: EditDraft) => [leftPx, topPx, widthPx, heightPx];

describe('a crop', () => {
  it('is moved in whole pixels, and never out of the image', () => {
    expect(area(moveCrop(IMAGE, cropped, { x: 10.4, y: -5 }))).toEqual([110, 95, 160, 90]);
    expect(area(moveCrop(IMAGE, cropped, { x: 999, y: -999 }))).toEqual([240, 0, 160, 90]);
    expect(area(moveCrop(IMAGE, turnBy(IMAGE, cropped, 1), { x: 999, y: 999 }))).toEqual([210, 240, 90, 160]);
  });

  it.each<[CropEdges, number[]]>([
    [edges(-1, 0), [120, 100, 140, 90]],
    [edges(1, 0), [100, 100, 180, 90]],
    [edges(0, -1), [100, 130, 160, 60]],
    [edges(0, 1), [100, 100, 160, 120]],
    [edges(-1, 1), [120, 100, 140, 120]],
  ])('follows its edges %j, and what lies opposite stays', (moved, expected) => {
    expect(area(dragCrop(IMAGE, cropped, { edges: moved, by: { x: 20, y: 30 } }))).toEqual(expected);
  });

  it('ends at the image, and has at least a pixel', () => {
    expect(area(dragCrop(IMAGE, cropped, { edges: edges(1, 1), by: { x: 999, y: 999 } }))).toEqual([
      100, 100, 300, 200,
    ]);
    expect(area(dragCrop(IMAGE, cropped, { edges: edges(-1, -1), by: { x: -999, y: -999 } }))).toEqual([
      0, 0, 260, 190,
    ]);
    expect(area(dragCrop(IMAGE, cropped, { edges: edges(1, 1), by: { x: -999, y: -999 } }))).toEqual([100, 100, 1, 1]);
    expect(area(dragCrop(IMAGE, cropped, { edges: edges(-1, -1), by: { x: 999, y: 999 } }))).toEqual([259, 189, 1, 1]);
  });
});

describe('a ratio', () => {
  it('gives the largest crop that the image has room for, around the middle of the one before', () => {
    expect(area(withRatio(IMAGE, begun, '1:1'))).toEqual([50, 0, 300, 300]);
    expect(area(withRatio(IMAGE, begun, '16:9'))).toEqual([0, 38, 400, 225]);
    expect(area(withRatio(IMAGE, cropped, '1:1'))).toEqual([30, 0, 300, 300]);
    expect(area(withRatio(IMAGE, cropped, ORIGINAL_RATIO))).toEqual([0, 0, 400, 300]);
  });

  it('leaves the crop as it is where any will do', () => {
    expect(withRatio(IMAGE, { ...cropped, ratio: '16:9' }, null)).toEqual({ ...cropped, ratio: null });
    expect([ratioOf('wide', IMAGE), ratioOf(null, IMAGE)]).toEqual([null, null]);
  });

  it.each<[CropEdges, { x: number; y: number }, number[]]>([
    [edges(1, 1), { x: 32, y: 0 }, [100, 100, 192, 108]],
    [edges(1, 1), { x: 0, y: 18 }, [100, 100, 192, 108]],
    [edges(-1, -1), { x: -32, y: 0 }, [68, 82, 192, 108]],
    [edges(1, 0), { x: 32, y: 0 }, [100, 91, 192, 108]],
    [edges(0, 1), { x: 0, y: 18 }, [84, 100, 192, 108]],
    [edges(1, 1), { x: 999, y: 999 }, [100, 100, 300, 169]],
    [edges(0, 1), { x: 0, y: 999 }, [2, 100, 356, 200]],
  ])('is kept when edges %j are moved by %j', (moved, by, expected) => {
    expect(area(dragCrop(IMAGE, { ...cropped, ratio: '16:9' }, { edges: moved, by }))).toEqual(expected);
  });
});
