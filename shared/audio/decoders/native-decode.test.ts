import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { decodeHere } from './native-decode.ts';

const HZ = 48_000;
const SOUNDS = 12;

/** Runs the garbage collector now. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

it('what was decoded stays as it was after the library has freed its memory', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'native-decode-'));
  const file = path.join(folder, 'tone.aac');
  execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', `sine=500:r=${HZ}:d=10`, '-c:a', 'aac', file]);
  const bytes = new Uint8Array(readFileSync(file));
  rmSync(folder, { recursive: true });
  const decode = await decodeHere(HZ);
  const kept: { samples: Float32Array; before: Float32Array }[] = [];
  for (let index = 0; index < SOUNDS; index += 1) {
    const [samples = new Float32Array()] = await decode(bytes);
    kept.push({ samples, before: samples.slice() });
    collectGarbage();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(kept[0]?.samples.length).toBeGreaterThan(9 * HZ);
  expect(
    kept.map(({ samples, before }) => Buffer.compare(Buffer.from(samples.buffer), Buffer.from(before.buffer))),
  ).toEqual(Array.from({ length: SOUNDS }, () => 0));
});
