import { expect, it } from 'vitest';
import { wavFile } from '../../wav.ts';
import { bytesSource } from '../../byte-source.ts';
import { wavTrack } from './wav-track.ts';

const whole = wavFile(new Float32Array(1000).fill(0.5), 16_000);
const codeOf = async (bytes: Uint8Array) =>
  await wavTrack(bytesSource(bytes), 0).then(
    () => null,
    (error: { code?: string }) => error.code,
  );

it('reads a file whose sound breaks off, which is told when it is decoded', async () => {
  expect(await codeOf(whole)).toBeNull();
  expect(await codeOf(whole.subarray(0, 500))).toBeNull();
});

it.each([20, 40, 60, 70])(
  'says that a file of %i bytes, which broke off in its header, is incomplete',
  async (length) => {
    expect(await codeOf(whole.subarray(0, length))).toBe('AUDIO_TRUNCATED');
  },
);

it('takes a header without a sound for no audio', async () => {
  const silent = whole.slice(0, 72);
  expect(await codeOf(silent)).toBe('AUDIO_UNREADABLE');
});
