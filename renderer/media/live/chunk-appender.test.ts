import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ByteSink, ChunkAppender } from './chunk-appender.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A buffer that is busy with each append until `finish`, and full while `isFull`. */
class SlowSink implements ByteSink {
  updating = false;
  isFull = false;
  readonly appended: number[][] = [];
  readonly #listeners = new Map<string, () => void>();

  addEventListener(type: 'updateend' | 'error', listener: () => void): void {
    this.#listeners.set(type, listener);
  }

  appendBuffer(bytes: Uint8Array): void {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.updating = true;
    this.appended.push([...bytes]);
  }

  finish(): void {
    this.updating = false;
    this.#listeners.get('updateend')?.();
  }

  fail(): void {
    this.#listeners.get('error')?.();
  }
}

function setUp() {
  const sink = new SlowSink();
  const events = { onDrained: vi.fn<() => void>(), onFailed: vi.fn<(error: unknown) => void>() };
  return { sink, events, appender: new ChunkAppender(sink, events) };
}

it('appends the first bytes at once and joins what comes while the buffer is busy', () => {
  const { sink, appender } = setUp();
  appender.append(Uint8Array.of(1, 2));
  appender.append(Uint8Array.of(3));
  appender.append(Uint8Array.of(4));
  expect(sink.appended).toEqual([[1, 2]]);
  sink.finish();
  expect(sink.appended).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

it('says once that all is in, and only after the end', () => {
  const { sink, events, appender } = setUp();
  appender.append(Uint8Array.of(1));
  sink.finish();
  expect(events.onDrained).not.toHaveBeenCalled();
  appender.append(Uint8Array.of(2));
  appender.end();
  expect(events.onDrained).not.toHaveBeenCalled();
  sink.finish();
  sink.finish();
  expect(events.onDrained).toHaveBeenCalledTimes(1);
});

it('keeps the bytes that a full buffer refuses and tries again', () => {
  const { sink, events, appender } = setUp();
  sink.isFull = true;
  appender.append(Uint8Array.of(1));
  appender.append(Uint8Array.of(2));
  sink.isFull = false;
  vi.advanceTimersByTime(500);
  expect([sink.appended, events.onFailed.mock.calls.length]).toEqual([[[1, 2]], 0]);
});

it('reports bytes that cannot be decoded and stops there', () => {
  const { sink, events, appender } = setUp();
  appender.append(Uint8Array.of(1));
  sink.fail();
  sink.finish();
  appender.append(Uint8Array.of(2));
  expect([events.onFailed.mock.calls.length, sink.appended]).toEqual([1, [[1]]]);
});
