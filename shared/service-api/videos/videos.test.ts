import { expect, it } from 'vitest';
import { videoModel, videoSize } from './videos.ts';

it.each([
  ['768P', 16 / 9, 1366, 768],
  ['1080P', 16 / 9, 1920, 1080],
  ['720P', 16 / 9, 1280, 720],
  ['480P', 16 / 9, 854, 480],
  ['480P', 21 / 9, 1120, 480],
  ['512P', 16 / 9, 910, 512],
  ['768P', 9 / 16, 768, 1366],
  ['768P', 2 / 5, 768, 1920],
  ['2K', 16 / 9, 2560, 1440],
  ['2K', 1, 2048, 2048],
  ['2K', 4 / 3, 2048, 1536],
  ['2K', 3 / 4, 1536, 2048],
  ['2K', 9 / 16, 1440, 2560],
] as const)('%s at a ratio of %f is %i × %i', (resolution, ratio, width, height) => {
  expect(videoSize(resolution, ratio)).toEqual({ width, height });
});

it('makes both sides even at any ratio', () => {
  for (let ratio = 0.4; ratio <= 2.5; ratio += 0.0137) {
    for (const resolution of ['480P', '768P', '1080P', '2K'] as const) {
      const { width, height } = videoSize(resolution, ratio);
      expect([width % 2, height % 2]).toEqual([0, 0]);
    }
  }
});

it('knows models under each of their names', () => {
  for (const name of ['Vendor-Video-02', 'MiniMax-Hailuo-02', 'minimax-hailuo-02', 'Hailuo-02', 'video-02'])
    expect(videoModel(name)).toBe(videoModel('Vendor-Video-02'));
  for (const name of ['', 'Vendor-', 'Video', 'constructor', 'Vendor-Vendor-Video-02', 'toString'])
    expect(videoModel(name)).toBeUndefined();
});
