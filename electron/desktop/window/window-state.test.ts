import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fittedBounds, readWindowState, writeWindowState } from './window-state.ts';

const SCREEN = { x: 0, y: 0, width: 1920, height: 1080 };
const LEFT = { x: -1280, y: 0, width: 1280, height: 1024 };
let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-window-'));
  file = path.join(folder, 'window.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('brings the window back where it was', () => {
  const state = { bounds: { x: -1000, y: 40, width: 1100, height: 800 }, isMaximized: true };
  writeWindowState(file, state);
  expect(readWindowState(file, [SCREEN, LEFT])).toEqual(state);
});

it('lets the system place a window whose screen is gone', () => {
  const bounds = { x: -1000, y: 40, width: 1100, height: 800 };
  expect(fittedBounds(bounds, [SCREEN])).toBeNull();
  expect(fittedBounds({ ...bounds, x: 100, y: -300 }, [SCREEN])).toBeNull();
  expect(fittedBounds({ ...bounds, x: 1900 }, [SCREEN])).toBeNull();
});

it('fits a window into a smaller screen and keeps it usable', () => {
  expect(fittedBounds({ x: 10, y: 10, width: 5000, height: 100 }, [SCREEN])).toEqual({
    x: 10,
    y: 10,
    width: 1920,
    height: 600,
  });
});

it('starts afresh when the file is missing or broken', () => {
  const fresh = { bounds: null, isMaximized: false };
  expect(readWindowState(file, [SCREEN])).toEqual(fresh);
  for (const text of ['', '{', 'null', '{"bounds":{"x":"a"}}', '[1]']) {
    writeFileSync(file, text);
    expect(readWindowState(file, [SCREEN])).toEqual(fresh);
  }
});
