import { expect, it } from 'vitest';
import type { ToolCallPart } from '../../../../shared/domain/conversation/message.ts';
import { planSteps } from './plan-steps.ts';

const call = (tool: string, state: ToolCallPart['state']): ToolCallPart => ({
  type: 'call',
  callId: `${tool}-${state}`,
  tool,
  arguments: '{}',
  state,
  effects: [],
  answer: null,
  failure: null,
  isUndone: false,
});
const shown = (parts: ToolCallPart[], isAnswering = true) => {
  const { steps, doneCount, current } = planSteps(parts, isAnswering);
  return [doneCount, steps.length, current?.tool ?? null];
};

it('counts what is done of the steps that are known, and names the current one', () => {
  const parts = [call('get_item', 'done'), call('tag_items', 'running'), call('rate_items', 'waiting')];
  expect(shown(parts)).toEqual([1, 3, 'tag_items']);
  expect(shown([call('get_item', 'failed'), call('tag_items', 'refused')])).toEqual([0, 2, null]);
});

it('holds a step for done only once its task was waited for', () => {
  const made = call('generate_images', 'done');
  expect(shown([made, call('wait_for_task', 'running')])).toEqual([0, 1, 'generate_images']);
  expect(shown([made, call('wait_for_task', 'done')])).toEqual([1, 1, null]);
});

it('has no current step once the answer has ended', () => {
  expect(shown([call('tag_items', 'done'), call('rate_items', 'stopped')], false)).toEqual([1, 2, null]);
});
