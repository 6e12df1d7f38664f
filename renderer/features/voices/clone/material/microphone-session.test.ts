import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Failure } from '../../../../../shared/domain/failures/failure.ts';
import { cloneDraft, EMPTY_DRAFT } from '../../clone-draft/clone-draft.ts';
import { closeMicrophone, openMicrophone, startRecording, stopRecording, useMicrophone } from './microphone-session.ts';

const microphones = [
  { id: 'default', name: 'Default' },
  { id: 'usb', name: 'USB microphone' },
];
const RATE = 1000;
const COUNTDOWN_MS = 3000;
/** What a microphone would give, and what a disk would keep. */
const stand = vi.hoisted(() => ({
  say: (_samples: number): void => undefined,
  disk: { bytes: 0, isFull: false, begun: () => Promise.resolve(), done: [] as string[] },
}));

// There is no microphone here, and no desktop to keep a recording.
vi.mock('../../../../media/recorder/recorder.ts', () => ({
  Recorder: {
    open: (id: string | null) => {
      if (id === 'gone') return Promise.reject(new Error('unplugged'));
      return Promise.resolve({
        sampleRateHz: RATE,
        keptMs: 0,
        startInto: (sink: (samples: Float32Array) => void) => {
          stand.say = (samples) => sink(new Float32Array(samples).fill(0.5));
        },
        stopInto: () => {
          stand.say = () => undefined;
          return { clippedSamples: 3 };
        },
        close: () => undefined,
      });
    },
  },
  listMicrophones: () => Promise.resolve(microphones),
  microphoneProblem: () => 'missing',
}));
vi.mock('../../../../ui/microphone/recording-disk.ts', () => ({
  recordingDisk: {
    begin: async () => {
      await stand.disk.begun();
      return { id: 'r_1' };
    },
    append: async (_: string, at: number, bytes: Uint8Array) => {
      if (stand.disk.isFull) throw new Failure('DISK_FULL', 'The disk is full.');
      stand.disk.bytes = at + bytes.length;
    },
    finish: async () => {
      stand.disk.done.push('finish');
      return { id: 'm_1' };
    },
    discard: async () => void stand.disk.done.push('discard'),
  },
}));
vi.mock('../../../../api/client.ts', () => ({ client: {}, api: {} }));

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(stand.disk, { bytes: 0, isFull: false, begun: () => Promise.resolve(), done: [] });
  cloneDraft.set(EMPTY_DRAFT);
});
afterEach(() => {
  closeMicrophone();
  vi.useRealTimers();
});

const shown = () => useMicrophone.getState();
const kind = () => shown().state.kind;
const recordNow = async () => {
  await openMicrophone(null);
  startRecording();
  await vi.advanceTimersByTimeAsync(COUNTDOWN_MS);
};

it('remembers which microphone is open, so that the list of them shows the one that was chosen', async () => {
  await openMicrophone(null);
  expect(shown()).toMatchObject({ state: { kind: 'open' }, deviceId: null, microphones });
  await openMicrophone('usb');
  expect(shown()).toMatchObject({ state: { kind: 'open' }, deviceId: 'usb' });
});

it('does not take one for open that could not be opened', async () => {
  await openMicrophone('usb');
  await openMicrophone('gone');
  expect(shown()).toMatchObject({ state: { kind: 'failed', problem: 'missing' }, deviceId: 'usb' });
});

it('has a second of speech on the disk before the recording ends, then all of it, and selects it for the clone', async () => {
  await recordNow();
  expect(kind()).toBe('recording');
  stand.say(RATE);
  await vi.advanceTimersByTimeAsync(0);
  expect(stand.disk.bytes).toBe(2 * RATE);
  stand.say(200);
  stopRecording();
  await vi.waitFor(() => expect(cloneDraft.use.getState().itemId).toBe('m_1'));
  expect([kind(), stand.disk.bytes, stand.disk.done]).toEqual(['open', 2 * (RATE + 200), ['finish']]);
  expect(shown()).toMatchObject({ isSaving: false, unsaved: null, clippedSamples: 3 });
});

it('keeps what was said until a disk was full, and takes it in at the next try', async () => {
  await recordNow();
  stand.disk.isFull = true;
  stand.say(RATE);
  await vi.waitFor(() => expect(shown().unsaved?.failure.code).toBe('DISK_FULL'));
  expect([kind(), stand.disk.done]).toEqual(['open', []]);
  stand.disk.isFull = false;
  shown().unsaved?.retry();
  await vi.waitFor(() => expect(cloneDraft.use.getState().itemId).toBe('m_1'));
  expect([stand.disk.bytes, shown().unsaved]).toEqual([2 * RATE, null]);
});

it('says that a recording could not be begun, and offers another try', async () => {
  stand.disk.begun = () => Promise.reject(new Failure('FOLDER_READ_ONLY', 'Nothing can be written there.'));
  await recordNow();
  expect([kind(), shown().unsaved?.failure.code]).toEqual(['open', 'FOLDER_READ_ONLY']);
  stand.disk.begun = () => Promise.resolve();
  shown().unsaved?.retry();
  await vi.advanceTimersByTimeAsync(COUNTDOWN_MS);
  expect([kind(), shown().unsaved]).toEqual(['recording', null]);
});

it('records nothing when it is cancelled in the moment it begins, and leaves no file behind', async () => {
  let begun = (): void => undefined;
  stand.disk.begun = () => new Promise((resolve) => (begun = resolve));
  await recordNow();
  stopRecording();
  begun();
  await vi.waitFor(() => expect(stand.disk.done).toEqual(['discard']));
  expect([kind(), shown().isSaving]).toEqual(['open', false]);
});

it('leaves no empty recording in the library', async () => {
  await recordNow();
  stopRecording();
  await vi.waitFor(() => expect(stand.disk.done).toEqual(['discard']));
  expect(cloneDraft.use.getState().itemId).toBeNull();
});
