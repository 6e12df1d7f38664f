import { describe, expect, it } from 'vitest';
import { editedSize, isPossibleEdit } from '../../../../../shared/domain/media/image-edit.ts';
import {
  beginEdit,
  displayMatrix,
  type EditDraft,
  editOf,
  lockScale,
  mirror,
  ORIGINAL_RATIO,
  resultSize,
  turnBy,
  withSide,
} from './edit-draft.ts';

const IMAGE = { widthPx: 400, heightPx: 300 };
const CROP = { leftPx: 10, topPx: 20, widthPx: 100, heightPx: 50 };
const begun = beginEdit(IMAGE);
const cropped: EditDraft = { ...begun, crop: CROP };

/** Where a point of the image is seen. */
function seenAt(draft: EditDraft, x: number, y: number) {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = displayMatrix(IMAGE, draft, 1);
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The corners of the crop as points of the image: the same ones whatever is done to what is seen. */
function pointsOfCrop(draft: EditDraft) {
  const { leftPx, topPx, widthPx, heightPx } = draft.crop;
  const inside: string[] = [];
  for (let x = 0.5; x < IMAGE.widthPx; x += 1) {
    for (let y = 0.5; y < IMAGE.heightPx; y += 1) {
      const [left = 0, top = 0] = seenAt(draft, x, y);
      if (left > leftPx && left < leftPx + widthPx && top > topPx && top < topPx + heightPx) inside.push(`${x},${y}`);
    }
  }
  return [inside[0], inside.at(-1), inside.length];
}

const STEPS = {
  right: (draft: EditDraft) => turnBy(IMAGE, draft, 1),
  left: (draft: EditDraft) => turnBy(IMAGE, draft, -1),
  flip: (draft: EditDraft) => mirror(IMAGE, draft, 'horizontally'),
  flop: (draft: EditDraft) => mirror(IMAGE, draft, 'vertically'),
};
type Step = keyof typeof STEPS;
const after = (draft: EditDraft, steps: readonly Step[]) => steps.reduce((each, step) => STEPS[step](each), draft);

describe('turning and flipping', () => {
  it.each<[Step[]]>([
    [['right']],
    [['left']],
    [['flip']],
    [['flop']],
    [['right', 'flip']],
    [['flip', 'right', 'flop']],
  ])('%j leaves the crop on what it shows', (steps) => {
    const draft = after(cropped, steps);
    expect(pointsOfCrop(draft)).toEqual(pointsOfCrop(cropped));
    expect(isPossibleEdit(IMAGE, editOf(IMAGE, draft))).toBe(true);
  });

  it.each<[Step[], number[]]>([
    [['right'], [300, 0]],
    [['left'], [0, 400]],
    [['flip'], [400, 0]],
    [['flop'], [0, 300]],
    [
      ['flip', 'right'],
      [300, 400],
    ],
    [
      ['right', 'flip'],
      [0, 0],
    ],
  ])('%j brings the top left corner to where it is seen', (steps, corner) => {
    expect(seenAt(after(begun, steps), 0, 0)).toEqual(corner);
  });

  it.each<[Step[]]>([
    [['right', 'left']],
    [['flip', 'flip']],
    [['flop', 'flop']],
    [['flip', 'right', 'flip', 'right']],
  ])('%j changes nothing in the end', (steps) => {
    expect(after(cropped, steps)).toEqual(cropped);
  });

  it('turns a ratio and the scale of the sides with the image', () => {
    const draft = turnBy(IMAGE, { ...cropped, ratio: '16:9', scale: { x: 2, y: 3 } }, 1);
    expect([draft.ratio, draft.scale]).toEqual(['9:16', { x: 3, y: 2 }]);
    expect(turnBy(IMAGE, { ...cropped, ratio: '21:9' }, 1).ratio).toBeNull();
    expect(turnBy(IMAGE, { ...cropped, ratio: ORIGINAL_RATIO }, 1).ratio).toBe(ORIGINAL_RATIO);
  });
});

describe('the size of the result', () => {
  it('is that of the crop, until a side is given: then the other one follows', () => {
    expect(resultSize(cropped)).toEqual({ widthPx: 100, heightPx: 50 });
    expect(resultSize(withSide(cropped, 'widthPx', 64))).toEqual({ widthPx: 64, heightPx: 32 });
    expect(resultSize(withSide(cropped, 'heightPx', 150))).toEqual({ widthPx: 300, heightPx: 150 });
  });

  it('has sides of their own once they are unlocked, and the shape of the crop when they are locked again', () => {
    const free = withSide(lockScale(cropped, false), 'heightPx', 200);
    expect(resultSize(free)).toEqual({ widthPx: 100, heightPx: 200 });
    expect(resultSize(lockScale(free, true))).toEqual({ widthPx: 100, heightPx: 50 });
  });

  it('grows and shrinks with the crop', () => {
    const half = withSide(begun, 'widthPx', 200);
    expect(resultSize({ ...half, crop: CROP })).toEqual({ widthPx: 50, heightPx: 25 });
  });

  it('is never one that cannot be written', () => {
    expect(resultSize(withSide(cropped, 'widthPx', 99_999))).toEqual({ widthPx: 8192, heightPx: 4096 });
    expect(resultSize(withSide(cropped, 'heightPx', 99_999))).toEqual({ widthPx: 8192, heightPx: 4096 });
    expect(resultSize(withSide(cropped, 'widthPx', 0))).toEqual({ widthPx: 1, heightPx: 1 });
    const large = { widthPx: 16_384, heightPx: 4096 };
    const edit = editOf(large, beginEdit(large));
    expect(edit).toMatchObject({ crop: null, size: { widthPx: 8192, heightPx: 2048 } });
    expect(isPossibleEdit(large, edit)).toBe(true);
  });
});

it('asks core for nothing where nothing was changed, and else for what is seen', () => {
  expect(editOf(IMAGE, begun)).toEqual({ quarterTurns: 0, isMirrored: false, crop: null, size: null });
  const edit = editOf(IMAGE, withSide(turnBy(IMAGE, cropped, 1), 'widthPx', 25));
  expect(edit).toMatchObject({ quarterTurns: 1, crop: { widthPx: 50, heightPx: 100 } });
  expect(editedSize(IMAGE, edit)).toEqual({ widthPx: 25, heightPx: 50 });
});
