import { describe, expect, it } from 'vitest';
import {
  msAtViewPx,
  pageFollowing,
  pxOfMs,
  rulerSteps,
  scrollTo,
  sliderOfZoom,
  type TimeScale,
  visibleRange,
  zoomAround,
  zoomLimits,
  zoomOfSlider,
} from './time-scale.ts';

const scale: TimeScale = { durationMs: 100_000, viewPx: 1000, totalPx: 10_000, scrollPx: 2000 };

describe('time scale', () => {
  it('turns times into positions and back', () => {
    expect(pxOfMs(scale, 25_000)).toBe(2500);
    expect(msAtViewPx(scale, 500)).toBe(25_000);
    expect(visibleRange(scale)).toEqual({ startMs: 20_000, endMs: 30_000 });
  });

  it('never answers a time outside the recording', () => {
    expect(msAtViewPx(scale, -9999)).toBe(0);
    expect(msAtViewPx(scale, 99_999)).toBe(100_000);
  });

  it('keeps the time under the pointer while zooming', () => {
    const before = msAtViewPx(scale, 300);
    const zoomed = zoomAround(scale, 250, 300);
    expect(msAtViewPx(zoomed, 300)).toBeCloseTo(before, -1);
  });

  it('zooms no further out than the whole recording and no further than the browser can lay out', () => {
    expect(zoomAround(scale, 0.001, 500)).toEqual({ ...scale, totalPx: 1000, scrollPx: 0 });
    const tenHours = zoomLimits(36_000_000, 1000);
    expect(tenHours.max * 36_000).toBeLessThan(33_554_431);
  });

  it('does not scroll past either end', () => {
    expect(scrollTo(scale, -5).scrollPx).toBe(0);
    expect(scrollTo(scale, 1e9).scrollPx).toBe(9000);
  });

  it('has a slider that leads back to the same zoom', () => {
    const limits = zoomLimits(100_000, 1000);
    expect(zoomOfSlider(sliderOfZoom(77, limits), limits)).toBeCloseTo(77);
    expect(sliderOfZoom(limits.min, limits)).toBe(0);
    expect(sliderOfZoom(limits.max, limits)).toBe(1);
  });

  it('labels each five seconds at the usual zoom and less often further out', () => {
    expect(rulerSteps(20.8)).toEqual({ labelMs: 5000, tickMs: 1000 });
    expect(rulerSteps(1).labelMs).toBe(120_000);
  });

  it('follows the playhead by pages', () => {
    expect(pageFollowing(scale, 25_000)).toBeNull();
    expect(pageFollowing(scale, 31_000)).toBe(3020);
    expect(pageFollowing(scale, 5000)).toBe(420);
  });
});
