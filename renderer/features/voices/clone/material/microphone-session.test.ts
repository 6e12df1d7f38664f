import { afterEach, expect, it, vi } from 'vitest';
import { closeMicrophone, openMicrophone, useMicrophone } from './microphone-session.ts';

const microphones = [
  { id: 'default', name: 'Default' },
  { id: 'usb', name: 'USB microphone' },
];
// There is no microphone here, and no desktop to keep a recording.
vi.mock('../../../../media/recorder/recorder.ts', () => ({
  Recorder: {
    open: (id: string | null) =>
      id === 'gone' ? Promise.reject(new Error('unplugged')) : Promise.resolve({ close: () => undefined }),
  },
  listMicrophones: () => Promise.resolve(microphones),
  microphoneProblem: () => 'missing',
}));
vi.mock('../../../../api/client.ts', () => ({ client: {}, api: {} }));
vi.mock('../../../../api/files/upload-file.ts', () => ({ uploadFile: () => Promise.reject(new Error('not here')) }));

afterEach(() => closeMicrophone());

it('remembers which microphone is open, so that the list of them shows the one that was chosen', async () => {
  await openMicrophone(null);
  expect(useMicrophone.getState()).toMatchObject({ state: { kind: 'open' }, deviceId: null, microphones });
  await openMicrophone('usb');
  expect(useMicrophone.getState()).toMatchObject({ state: { kind: 'open' }, deviceId: 'usb' });
});

it('does not take one for open that could not be opened', async () => {
  await openMicrophone('usb');
  await openMicrophone('gone');
  expect(useMicrophone.getState()).toMatchObject({ state: { kind: 'failed', problem: 'missing' }, deviceId: 'usb' });
});
