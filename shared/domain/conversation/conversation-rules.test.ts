import { describe, expect, it } from 'vitest';
import type { MessageId } from '../ids.ts';
import { TOOL_NAMES, TOOLS } from '../tools/tools.ts';
import { effectsOn, type Tool } from '../tools/tool.ts';
import { applyAnswerChanges } from './answers/answer-changes.ts';
import { branchTo, newestLeaf } from './message-tree.ts';
import { judgeCall } from './tool-approval.ts';

const local = { rule: undefined, leavesComputer: false };
const here = (tool: Tool) => effectsOn(tool, 'local');

describe('approval of a call', () => {
  it('is not asked for looking things up on this computer, and is for everything else', () => {
    for (const name of TOOL_NAMES) {
      const tool: Tool = TOOLS[name];
      const isLookingUp = tool.effects.every((effect) => effect === 'reads');
      expect([name, judgeCall(here(tool), local).verdict]).toEqual([name, isLookingUp ? 'run' : 'ask']);
    }
  });

  it('is asked for each tool whose answer leaves the computer, unless the user allowed that', () => {
    for (const name of TOOL_NAMES) {
      expect(judgeCall(here(TOOLS[name]), { rule: undefined, leavesComputer: true })).toMatchObject({ verdict: 'ask' });
      expect(judgeCall(here(TOOLS[name]), { rule: 'allow', leavesComputer: true }).effects).toContain('sends');
    }
  });

  it('follows the user’s rule', () => {
    expect(judgeCall(here(TOOLS.find_in_library), { ...local, rule: 'ask' }).verdict).toBe('ask');
    expect(judgeCall(here(TOOLS.find_in_library), { ...local, rule: 'never' }).verdict).toBe('refuse');
    expect(judgeCall(here(TOOLS.move_to_bin), { ...local, rule: 'allow' })).toEqual({
      verdict: 'run',
      effects: ['changes', 'bills'],
    });
  });
});

it('of what generates is asked again for the cloud, which may bill it, where it was allowed on this computer', () => {
  const cloud = effectsOn(TOOLS.generate_images, 'cloud');
  expect(judgeCall(here(TOOLS.generate_images), local)).toEqual({ verdict: 'ask', effects: ['changes'] });
  expect(judgeCall(here(TOOLS.generate_images), { ...local, rule: 'allow-local' }).verdict).toBe('run');
  for (const rule of [undefined, 'allow-local'] as const)
    expect(judgeCall(cloud, { ...local, rule })).toEqual({ verdict: 'ask', effects: ['changes', 'bills', 'sends'] });
  expect(judgeCall(cloud, { ...local, rule: 'allow' }).verdict).toBe('run');
  expect(judgeCall(cloud, { ...local, rule: 'never' }).verdict).toBe('refuse');
});

describe('the tree of messages', () => {
  const node = (id: string, parentId: string | null) => ({
    id: id as MessageId,
    parentId: parentId as MessageId | null,
  });
  const nodes = [node('a', null), node('b', 'a'), node('c', 'b'), node('b2', 'a'), node('a2', null), node('d', 'c')];

  it('has one branch for each last message, with the versions of each message', () => {
    expect(branchTo(nodes, 'd' as MessageId)).toEqual([
      { id: 'a', versions: ['a', 'a2'] },
      { id: 'b', versions: ['b', 'b2'] },
      { id: 'c', versions: ['c'] },
      { id: 'd', versions: ['d'] },
    ]);
    expect(branchTo(nodes, null)).toEqual([]);
  });

  it('goes on by the newest version, and ends in a tree that bites its tail', () => {
    expect(newestLeaf(nodes, 'a' as MessageId)).toBe('b2');
    expect(newestLeaf(nodes, 'b' as MessageId)).toBe('d');
    const ring = [node('x', 'y'), node('y', 'x')];
    expect(newestLeaf(ring, 'x' as MessageId)).toBe('y');
    expect(branchTo(ring, 'x' as MessageId)).toHaveLength(2);
  });
});

it('an answer grows by what comes to its end, once, whatever comes twice', () => {
  const first = applyAnswerChanges([], [{ index: 0, part: { type: 'text', text: 'One' } }]);
  const more = { index: 0, at: 3, appended: ' two' };
  expect(applyAnswerChanges(first, [more, more])).toEqual([{ type: 'text', text: 'One two' }]);
  expect(applyAnswerChanges(first, [{ index: 0, at: 9, appended: 'lost' }])).toEqual(first);
});
