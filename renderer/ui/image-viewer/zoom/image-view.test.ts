import { describe, expect, it } from 'vitest';
import { actualZoom, frameOf, panBy, placeOf, toggleActual, WHOLE, zoomAt } from './image-view.ts';

const stage = { width: 800, height: 600 };
const large = frameOf({ width: 4000, height: 2000 }, stage, { pixelRatio: 2, fills: false });

/** Which point of the image, in its pixels, is at a point of the stage, px from its middle. */
function imagePointAt(view: typeof WHOLE, point: { x: number; y: number }) {
  const { left, top, width } = placeOf(view, large);
  const scale = width / large.image.width;
  return { x: (stage.width / 2 + point.x - left) / scale, y: (stage.height / 2 + point.y - top) / scale };
}

describe('an image in its stage', () => {
  it('is whole and in the middle', () => {
    expect(placeOf(WHOLE, large)).toEqual({ width: 800, height: 400, left: 0, top: 100 });
  });

  it('is not enlarged where it is small, unless it is to fill its place', () => {
    const small = { width: 80, height: 60 };
    expect(frameOf(small, stage, { pixelRatio: 1, fills: false }).fit).toBe(1);
    expect(frameOf(small, stage, { pixelRatio: 2, fills: false }).fit).toBe(0.5);
    expect(frameOf(small, stage, { pixelRatio: 2, fills: true }).fit).toBe(10);
  });

  it('keeps what is under the pointer there while it is zoomed', () => {
    const point = { x: 120, y: -60 };
    const once = zoomAt(WHOLE, large, { factor: 4 });
    expect(imagePointAt(zoomAt(once, large, { factor: 1.5, point }), point)).toEqual({
      x: expect.closeTo(imagePointAt(once, point).x, 6),
      y: expect.closeTo(imagePointAt(once, point).y, 6),
    });
  });

  it('is never smaller than whole, and never larger than eight screen pixels a pixel', () => {
    expect(zoomAt(WHOLE, large, { factor: 0.1 })).toEqual(WHOLE);
    expect(zoomAt(WHOLE, large, { factor: 1e6 }).zoom * large.fit).toBeCloseTo(8);
  });

  it('is panned to its edges and no further; a side that is seen whole stays in the middle', () => {
    const zoomed = zoomAt(WHOLE, large, { factor: 1.25 });
    const corner = placeOf(panBy(zoomed, large, { x: -9999, y: -9999 }), large);
    expect(corner.left + corner.width).toBeCloseTo(stage.width);
    expect(corner.top + corner.height / 2).toBeCloseTo(stage.height / 2);
    expect(placeOf(panBy(zoomed, large, { x: 9999, y: 0 }), large).left).toBeCloseTo(0);
  });

  it('goes to a screen pixel for each of its pixels, and back', () => {
    const actual = toggleActual(WHOLE, large);
    expect(placeOf(actual, large).width).toBeCloseTo(2000);
    expect(actual.zoom).toBeCloseTo(actualZoom(large));
    expect(toggleActual(actual, large)).toEqual(WHOLE);
  });
});
