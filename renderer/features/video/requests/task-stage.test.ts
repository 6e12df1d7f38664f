import { expect, it } from 'vitest';
import { stageOf } from './task-stage.ts';

it('says of a request what the queue here knows until it is sent, then what the service says', () => {
  const queued = { state: 'queued' } as const;
  const running = { state: 'running' } as const;
  expect(stageOf(queued, null)).toEqual({ step: 0, state: 'waiting', isWorking: false });
  expect(stageOf(running, { state: 'sending', phase: null })).toMatchObject({ step: 0, state: 'sending' });
  expect(stageOf(running, { state: 'working', phase: null })).toMatchObject({ step: 1, state: 'working' });
  expect(stageOf(running, { state: 'working', phase: 'queued' })).toEqual({
    step: 1,
    state: 'queued',
    isWorking: false,
  });
  expect(stageOf(running, { state: 'working', phase: 'running' })).toEqual({
    step: 2,
    state: 'running',
    isWorking: true,
  });
  expect(stageOf(running, { state: 'ready', phase: null })).toMatchObject({ step: 3, state: 'downloading' });
});
