import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createAtomicFile } from './atomic-file.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'media-writer-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('zeros read as zeros and take no room, wherever they lie', async () => {
  const target = path.join(folder, 'holes');
  const file = await createAtomicFile(target);
  const parts = [
    new Uint8Array(100).fill(1),
    new Uint8Array(5_000_000),
    new Uint8Array(70_001).fill(2),
    new Uint8Array(3_000_000),
  ];
  for (const part of parts) await file.append(part);
  await file.appendZeros(10_000_000);
  await file.append(Uint8Array.of(3));
  await file.appendZeros(2_000_000);
  expect(file.sizeBytes()).toBe(20_070_102);
  await file.overwrite(0, Uint8Array.of(9));
  await file.commit();
  const written = readFileSync(target);
  const expected = Buffer.concat([...parts, Buffer.alloc(10_000_000), Buffer.of(3), Buffer.alloc(2_000_000)]);
  expected[0] = 9;
  expect(written.equals(expected)).toBe(true);
  expect(statSync(target).blocks * 512).toBeLessThan(500_000);
});
