import { beforeEach, expect, it } from 'vitest';
import type { ItemId, SpeakerId } from '../../../../shared/domain/ids.ts';
import { cloneDraft, EMPTY_DRAFT, setDraft, takeMaterial } from './clone-draft.ts';

const RECORDING = 'recording-1' as ItemId;
const entered = {
  spans: [{ id: 'x', startMs: 0, endMs: 12_000 }],
  sampleText: 'There is a wall.',
  textOf: '0-12000',
  isTextChecked: true,
  prompt: { startMs: 0, endMs: 5000, text: 'There is' },
  name: 'Anna',
};
const now = () => cloneDraft.use.getState();

beforeEach(() => {
  cloneDraft.set(EMPTY_DRAFT);
  setDraft({ itemId: RECORDING, ...entered });
});

it('drops what was entered for another recording, and keeps name and consent', () => {
  takeMaterial('recording-2' as ItemId);
  expect(now()).toEqual({ ...EMPTY_DRAFT, itemId: 'recording-2', name: 'Anna' });
});

it('keeps everything when the same recording is chosen again', () => {
  takeMaterial(RECORDING);
  expect(now()).toEqual({ ...EMPTY_DRAFT, itemId: RECORDING, ...entered });
});

it('drops the excerpts when another speaker of the same recording is chosen', () => {
  const from = { transcriptId: 'transcript-1' as ItemId, speakerId: 'S2' as SpeakerId };
  takeMaterial(RECORDING, from);
  expect(now()).toMatchObject({ itemId: RECORDING, ...from, spans: [], prompt: null, sampleText: '' });
});

it('reads every field of a whole draft again, and of a damaged one what is whole', () => {
  const whole = { ...now(), started: { jobId: 'job-1', voiceId: 'Anna-voice', engine: 'cloud' as const } };
  expect(cloneDraft.read(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
  const damaged = { ...whole, step: 'payment', itemId: '../secret', spans: [{ startMs: -1, endMs: 3 }], accuracy: 7 };
  const { step: _step, itemId: _item, spans: _spans, accuracy: _accuracy, ...rest } = whole;
  expect(cloneDraft.read(damaged)).toEqual(rest);
});
