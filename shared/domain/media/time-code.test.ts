import { describe, expect, it } from 'vitest';
import { formatShortTime, formatTimeCode, parseTimeCode } from './time-code.ts';

describe('time codes', () => {
  it('are written with hours, minutes, seconds and milliseconds', () => {
    expect(formatTimeCode(3_723_004)).toBe('01:02:03.004');
    expect(formatTimeCode(59_999.6)).toBe('00:01:00.000');
    expect(formatTimeCode(-5, ',')).toBe('00:00:00,000');
    expect(formatTimeCode(360_000_000)).toBe('100:00:00.000');
  });

  it('have a short form', () => {
    expect([0, 59_999, 65_000, 3_605_000].map(formatShortTime)).toEqual(['0:00', '0:59', '1:05', '1:00:05']);
  });

  it('are read in every form that is written and as plain seconds', () => {
    const texts = ['01:02:03.004', '00:00:01,250', '1:02', '62.5', ' 90:05 ', '5.1234'];
    expect(texts.map(parseTimeCode)).toEqual([3_723_004, 1250, 62_000, 62_500, 5_405_000, 5123]);
    expect(['', 'abc', '1:60', '1:61:00', '-1', '1:2:3:4', '1e5'].map(parseTimeCode)).toEqual(Array(7).fill(null));
  });

  it('survive a round trip', () => {
    for (let timeMs = 0; timeMs < 10_000_000; timeMs += 123_457)
      expect(parseTimeCode(formatTimeCode(timeMs))).toBe(timeMs);
  });
});
