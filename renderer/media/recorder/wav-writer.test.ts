import { expect, it } from 'vitest';
import { writeWav } from './wav-writer.ts';

it('writes a header that states rate, length and one channel of 16 bits', () => {
  const bytes = writeWav([new Float32Array(3), new Float32Array(2)], 48_000);
  const view = new DataView(bytes.buffer);
  const letters = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  expect([letters(0), letters(8), letters(12), letters(36)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data']);
  expect([bytes.length, view.getUint32(4, true), view.getUint32(40, true)]).toEqual([54, 46, 10]);
  expect([view.getUint16(22, true), view.getUint32(24, true), view.getUint16(34, true)]).toEqual([1, 48_000, 16]);
});

it('keeps samples in order over chunks and limits what is too loud', () => {
  const bytes = writeWav([new Float32Array([0, 0.5, -0.5]), new Float32Array([1, -1, 1.7, -9])], 8000);
  const samples = [...new Int16Array(bytes.buffer, 44)];
  expect(samples).toEqual([0, 16_384, -16_384, 32_767, -32_768, 32_767, -32_768]);
});
