import { beforeEach, expect, it, vi } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { RecordingId } from '../../../../shared/domain/ids.ts';
import type { LibraryItem } from '../../../../shared/domain/library/library-item.ts';
import type { RecorderEvents } from '../../../media/recorder/recorder.ts';
import { RecordingSession, type RecordingState } from './recording-session.ts';

const RATE = 1000;
const item = { id: 'm_1', title: 'Recording' } as unknown as LibraryItem;

/** A microphone, which no test machine has: it hears what a test says. */
class Microphone {
  keptMs = 0;
  sampleRateHz = RATE;
  isOpen = true;
  events: RecorderEvents;
  #sink: (samples: Float32Array) => void = () => undefined;
  constructor(events: RecorderEvents) {
    this.events = events;
  }
  startInto = (sink: (samples: Float32Array) => void) => void (this.#sink = sink);
  close = () => void (this.isOpen = false);
  hear = (samples: number, value = 0.5) => this.#sink(new Float32Array(samples).fill(value));
}

let microphone: Microphone;
let states: RecordingState['kind'][];
let added: LibraryItem[][];
/** The samples on the disk. */
let disk: number[];
let append: (at: number, bytes: Uint8Array) => Promise<void>;
let done: string[];
let isUntakeable: boolean;

const write = async (at: number, bytes: Uint8Array) => {
  const samples = new Int16Array(bytes.slice().buffer);
  disk.splice(at / 2, samples.length, ...samples);
};
const begin = (opener = async (events: RecorderEvents) => (microphone = new Microphone(events))) =>
  new RecordingSession({
    open: opener,
    disk: {
      begin: async () => ({ id: 'r_1' as RecordingId }),
      append: (_, at, bytes) => append(at, bytes),
      finish: async () => {
        done.push('finish');
        if (isUntakeable) throw new Failure('FOLDER_READ_ONLY', 'The library cannot be written.');
        return item;
      },
      discard: async () => void done.push('discard'),
    },
    tell: ({ kind }) => states.push(kind),
    level: () => undefined,
    lost: () => done.push('lost'),
    added: (items) => added.push(items),
  });

beforeEach(() => {
  [states, added, disk, done, append, isUntakeable] = [[], [], [], [], write, false];
});

it('writes what is heard as it comes, the rest when it is stopped, and gives the microphone back', async () => {
  const session = begin();
  await session.start();
  for (let part = 0; part < 25; part += 1) microphone.hear(100);
  await vi.waitFor(() => expect(disk.length).toBeGreaterThanOrEqual(1000));
  expect(states).toEqual(['opening', 'recording']);
  microphone.hear(30, -1);
  await session.stop();
  expect([disk.length, disk.at(-1), added, microphone.isOpen]).toEqual([2530, -32_768, [[item]], false]);
  expect(states).toEqual(['opening', 'recording', 'saving', 'idle']);
});

it('keeps the order and every sample where the disk is slower than the microphone', async () => {
  append = async (at, bytes) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    await write(at, bytes);
  };
  const session = begin();
  await session.start();
  for (let value = 1; value <= 20; value += 1) microphone.hear(600, value / 100);
  await session.stop();
  const expected = Array.from({ length: 20 * 600 }, (_, at) => Math.round(((Math.floor(at / 600) + 1) / 100) * 0x7fff));
  expect(disk).toEqual(expected);
});

it('sends once more what did not arrive, at the same place', async () => {
  let failures = 2;
  append = async (at, bytes) => {
    if ((failures -= 1) >= 0) throw new Error('the port was closed');
    await write(at, bytes);
  };
  const session = begin();
  await session.start();
  microphone.hear(1500);
  await session.stop();
  expect([disk.length, states.at(-1), done]).toEqual([1500, 'idle', ['finish']]);
});

it('on a full disk gives the microphone back, says so, and takes in later what was written', async () => {
  const session = begin();
  await session.start();
  microphone.hear(1200);
  await vi.waitFor(() => expect(disk).toHaveLength(1200));
  append = async () => {
    throw new Failure('DISK_FULL', 'The disk is full.');
  };
  microphone.hear(1200);
  await vi.waitFor(() => expect(states.at(-1)).toBe('failed'));
  expect([microphone.isOpen, added]).toEqual([false, []]);
  await session.save();
  expect([states.at(-1), added, done]).toEqual(['idle', [[item]], ['finish']]);
});

it('takes in the seconds too that a full disk refused, once there is room', async () => {
  const session = begin();
  append = async () => {
    throw new Failure('DISK_FULL', 'The disk is full.');
  };
  await session.start();
  microphone.hear(1200);
  await vi.waitFor(() => expect(states.at(-1)).toBe('failed'));
  append = write;
  await session.save();
  expect([disk.length, states.at(-1), done]).toEqual([1200, 'idle', ['finish']]);
});

it('says again that the library cannot take a recording, and offers it until it can', async () => {
  const session = begin();
  await session.start();
  microphone.hear(300);
  isUntakeable = true;
  await session.stop();
  await session.save();
  expect([states.slice(-2), added]).toEqual([['saving', 'failed'], []]);
  isUntakeable = false;
  await session.save();
  expect([states.at(-1), added, disk.length]).toEqual(['idle', [[item]], 300]);
});

it('saves what was said until the microphone was unplugged', async () => {
  const session = begin();
  await session.start();
  microphone.hear(300);
  microphone.events.lost();
  await vi.waitFor(() => expect(added).toHaveLength(1));
  expect([disk.length, done]).toEqual([300, ['lost', 'finish']]);
});

it('throws away only what it is told to', async () => {
  const session = begin();
  await session.start();
  microphone.hear(300);
  await session.discard();
  expect([done, added, states.at(-1), microphone.isOpen]).toEqual([['discard'], [], 'idle', false]);
});

it('says why there is no microphone, and records once there is one', async () => {
  let isThere = false;
  const session = begin(async (events) => {
    if (!isThere) throw new DOMException('no', 'NotFoundError');
    return (microphone = new Microphone(events));
  });
  await session.start();
  expect(states.at(-1)).toBe('blocked');
  isThere = true;
  await session.start();
  expect(states.at(-1)).toBe('recording');
});
