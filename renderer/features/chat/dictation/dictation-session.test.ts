import { beforeEach, expect, it, vi } from 'vitest';
import { DICTATION_LONGEST_MS } from '../../../../shared/domain/transcript/recognition/dictation.ts';
import type { RecorderEvents } from '../../../media/recorder/recorder.ts';
import { Dictation, type DictationState } from './dictation-session.ts';

const READING = { levelDb: -20, peakDb: -10, isClipping: false, clippedSamples: 0 };

/** A microphone, which no test machine has: it keeps as much as a test says. */
class Microphone {
  keptMs = 1000;
  isOpen = true;
  events: RecorderEvents;
  constructor(events: RecorderEvents) {
    this.events = events;
  }
  start = () => undefined;
  stop = () => ({ file: new File(['wav'], 'x.wav'), durationMs: this.keptMs, clippedSamples: 0 });
  close = () => void (this.isOpen = false);
}

let microphone: Microphone;
let states: DictationState['kind'][];
let inserted: string[];
let recognise: (file: File, signal: AbortSignal) => Promise<string>;
const open = async (events: RecorderEvents) => (microphone = new Microphone(events));
const begin = (opener: (events: RecorderEvents) => Promise<Microphone> = open) =>
  new Dictation({
    open: opener,
    recognise: (file, signal) => recognise(file, signal),
    tell: ({ kind }) => states.push(kind),
    level: () => undefined,
    insert: (words) => inserted.push(words),
  });
/** An answer that comes when a test says so. */
function later<Answer>() {
  let resolve: (answer: Answer) => void = () => undefined;
  const promise = new Promise<Answer>((done) => (resolve = done));
  return { promise, resolve: (answer: Answer) => resolve(answer) };
}
const ended = (kind: DictationState['kind']) => vi.waitFor(() => expect(states.at(-1)).toBe(kind));

beforeEach(() => {
  states = [];
  inserted = [];
  recognise = async () => ' Hello. ';
});

it('what was said is inserted once it is recognised, and the microphone is given back', async () => {
  const dictation = begin();
  await dictation.start();
  dictation.stop();
  await vi.waitFor(() => expect(inserted).toEqual(['Hello.']));
  expect([states, microphone.isOpen]).toEqual([['idle', 'opening', 'recording', 'recognising', 'idle'], false]);
});

it('cancelling inserts nothing, while it records and while it recognises', async () => {
  const dictation = begin();
  await dictation.start();
  dictation.cancel();
  expect([states.at(-1), microphone.isOpen]).toEqual(['idle', false]);
  const asked = later<string>();
  recognise = () => asked.promise;
  await dictation.start();
  dictation.stop();
  dictation.cancel();
  asked.resolve('Too late.');
  await asked.promise;
  expect([states.at(-1), inserted]).toEqual(['idle', []]);
});

it('a microphone that opens after cancelling is closed again', async () => {
  const opening = later<Microphone>();
  const dictation = begin(() => opening.promise);
  const started = dictation.start();
  dictation.cancel();
  const late = new Microphone({ level: () => undefined, lost: () => undefined });
  opening.resolve(late);
  await started;
  expect([states.at(-1), late.isOpen]).toEqual(['idle', false]);
});

it.each([
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'busy'],
])('says why there is no microphone: %s', async (name, problem) => {
  const told: DictationState[] = [];
  const dictation = new Dictation({
    open: () => Promise.reject(new DOMException('No.', name)),
    recognise,
    tell: (state) => told.push(state),
    level: () => undefined,
    insert: () => undefined,
  });
  await dictation.start();
  expect(told.at(-1)).toEqual({ kind: 'blocked', problem, message: 'No.' });
});

it('a failure keeps the recording, which is recognised at another try', async () => {
  recognise = () => Promise.reject(new Error('No engine.'));
  const dictation = begin();
  await dictation.start();
  dictation.stop();
  await ended('failed');
  recognise = async (file) => `${await file.text()} again`;
  dictation.retry();
  await vi.waitFor(() => expect(inserted).toEqual(['wav again']));
});

it('ends by itself at the longest length, and where the microphone is taken away', async () => {
  const dictation = begin();
  await dictation.start();
  microphone.keptMs = DICTATION_LONGEST_MS;
  microphone.events.level(READING);
  await vi.waitFor(() => expect(inserted).toHaveLength(1));
  await dictation.start();
  microphone.events.lost();
  await vi.waitFor(() => expect(inserted).toHaveLength(2));
});

it('silence is told', async () => {
  recognise = async () => ' ';
  const dictation = begin();
  await dictation.start();
  dictation.stop();
  await ended('silent');
  expect(inserted).toEqual([]);
});
