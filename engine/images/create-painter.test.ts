import { afterAll, expect, it } from 'vitest';
import { createPainter } from './create-painter.ts';
import type { PaintRequest } from './painter.ts';

const painter = createPainter();
afterAll(async () => painter.dispose());

const request = (changes: Partial<PaintRequest> = {}): PaintRequest => ({
  prompt: 'A castle by a lake, oil painting',
  seed: 1,
  width: 512,
  height: 512,
  isEnriched: false,
  hasWatermark: false,
  signal: new AbortController().signal,
  ...changes,
});

it('stops painting when nobody wants the picture any more, and paints the next', async () => {
  const controller = new AbortController();
  const large = { width: 2048, height: 2048, signal: controller.signal };
  const given = [1, 2, 3, 4].map(async (seed) => painter.paint(request({ ...large, seed })));
  const outcomes = Promise.allSettled(given);
  controller.abort();
  for (const outcome of await outcomes)
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'CANCELLED' } });
  // The threads were not ended: what waits behind the cancelled ones is painted by them.
  expect((await painter.paint(request())).bytes.length).toBeGreaterThan(1000);
});

it('writes the scene into the file', async () => {
  const { bytes, scene } = await painter.paint(request({ prompt: 'Two cats' }));
  const text = Buffer.from(bytes).toString('utf8');
  const from = text.indexOf('{"version":1');
  expect(JSON.parse(text.slice(from, text.indexOf('}]}', from) + 3))).toEqual(scene);
});

it('paints every style, each in its own way', async () => {
  const styles = ['flat', 'oil', 'watercolour', 'pixel', 'poster', 'neon', 'pencil'] as const;
  const painted = await Promise.all(styles.map(async (style) => painter.paint(request({ style, prompt: 'A fox' }))));
  expect(new Set(painted.map(({ bytes }) => Buffer.from(bytes).toString('base64'))).size).toBe(styles.length);
});

it('draws nothing for a request that was cancelled before', async () => {
  await expect(painter.paint(request({ signal: AbortSignal.abort() }))).rejects.toMatchObject({ code: 'CANCELLED' });
});
