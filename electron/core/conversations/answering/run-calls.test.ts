import { beforeEach, describe, expect, it } from 'vitest';
import type { ToolCallPart } from '../../../../shared/domain/conversation/message.ts';
import type { ToolDecision, ToolRule } from '../../../../shared/domain/conversation/tool-approval.ts';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import { GET_TOOLS } from '../../../../shared/domain/tools/offered-tools.ts';
import type { CallEffects } from '../../../../shared/domain/tools/tool.ts';
import type { ToolCall } from '../../tools/tools.ts';
import { LiveAnswer } from './live-answer.ts';
import { type CallRunner, runCalls } from './run-calls.ts';

/* What a model wants done: nothing runs that the user has not seen, or allowed by a rule. */

let ran: ToolCall[];
let rules: Map<string, ToolRule>;
let asked: string[];
let decisions: ToolDecision[];
let does: CallEffects;
let stopping: AbortController;

beforeEach(() => {
  [ran, rules, asked, decisions] = [[], new Map(), [], []];
  does = { effects: ['changes'], isInCloud: false };
  stopping = new AbortController();
});

const call = (tool: string, args = '{}', callId = tool): ToolCallPart => ({
  type: 'call',
  callId,
  tool,
  arguments: args,
  state: 'waiting',
  effects: [],
  answer: null,
  failure: null,
  isUndone: false,
});

const runner = (changes: Partial<CallRunner> = {}): CallRunner => ({
  tools: {
    effectsOf: () => does,
    run: async (wanted) => {
      ran.push(wanted);
      return { done: true };
    },
  },
  engine: 'local',
  leavesComputer: false,
  ruleOf: (tool) => rules.get(tool),
  setRule: (tool, rule) => void rules.set(tool, rule),
  ask: async (callId) => {
    asked.push(callId);
    return decisions.shift() ?? 'skip';
  },
  onChange: () => undefined,
  signal: stopping.signal,
  ...changes,
});

async function run(parts: ToolCallPart[], changes: Partial<CallRunner> = {}): Promise<ToolCallPart[]> {
  const live = new LiveAnswer(parts);
  await runCalls(live, 0, runner(changes)).catch((error: unknown) => {
    if (!(error instanceof Failure && error.code === 'CANCELLED')) throw error;
  });
  return live.parts.filter((part) => part.type === 'call');
}
const statesOf = (parts: readonly ToolCallPart[]) => parts.map(({ state }) => state);

describe('a call that changes something', () => {
  it('runs once the user allows it, with the effects that the user saw', async () => {
    decisions = ['allow-once'];
    const [part] = await run([call('tag_items', '{"ids":["a"]}')]);
    expect(part).toMatchObject({ state: 'done', effects: ['changes'], answer: '{"done":true}' });
    expect(ran).toMatchObject([{ name: 'tag_items', input: { ids: ['a'] }, approved: ['changes'] }]);
    expect(rules.size).toBe(0);
  });

  it('is refused where the user skips it, and the next one is asked for again', async () => {
    decisions = ['skip', 'allow-once'];
    expect(statesOf(await run([call('tag_items', '{}', 'a'), call('tag_items', '{}', 'b')]))).toEqual([
      'refused',
      'done',
    ]);
    expect([asked, ran.length]).toEqual([['a', 'b'], 1]);
  });

  it('is never asked for again once the user said never, and cannot run', async () => {
    decisions = ['never', 'allow-once'];
    expect(statesOf(await run([call('tag_items', '{}', 'a'), call('tag_items', '{}', 'b')]))).toEqual([
      'refused',
      'refused',
    ]);
    expect([asked, ran.length, rules.get('tag_items')]).toEqual([['a'], 0, 'never']);
  });

  it('that is allowed in this chat runs from then on, but for this computer only', async () => {
    decisions = ['allow-in-chat', 'skip'];
    const first = await run([call('generate_images', '{}', 'a'), call('generate_images', '{}', 'b')]);
    expect([statesOf(first), asked, rules.get('generate_images')]).toEqual([['done', 'done'], ['a'], 'allow-local']);
    does = { effects: ['changes', 'bills', 'sends'], isInCloud: true };
    expect(statesOf(await run([call('generate_images', '{}', 'c')]))).toEqual(['refused']);
    expect(asked).toEqual(['a', 'c']);
  });
});

describe('a call that cannot run', () => {
  it('is refused without a question: there is no such tool, its name is one of JavaScript, or its input is no JSON', async () => {
    const effectsOf = (): CallEffects => {
      throw reasonedFailure('INVALID_INPUT', 'tool_input', { tool: 'tag_items', path: '', problem: 'no object' });
    };
    const names = ['rm_rf', 'constructor', '__proto__', 'toString', 'x'.repeat(10_000)];
    const parts = await run(names.map((name) => call(name)));
    expect(statesOf(parts)).toEqual(names.map(() => 'failed'));
    expect(parts.at(-1)?.failure?.data['tool']).toHaveLength(100);
    const bad = await run([call('tag_items', '{"ids": [')], { tools: { effectsOf, run: async () => ({}) } });
    expect(statesOf(bad)).toEqual(['failed']);
    expect([asked, ran]).toEqual([[], []]);
  });

  it('says what failed, and the next ones run all the same', async () => {
    decisions = ['allow-once', 'allow-once'];
    const tools = {
      effectsOf: () => does,
      run: async (wanted: ToolCall) => {
        if (ran.push(wanted) === 1) throw new Failure('DISK_FULL', 'The disk is full.');
        return {};
      },
    };
    const parts = await run([call('tag_items', '{}', 'a'), call('tag_items', '{}', 'b')], { tools });
    expect(parts).toMatchObject([{ state: 'failed', failure: { code: 'DISK_FULL' } }, { state: 'done' }]);
  });
});

describe('a stopped answer', () => {
  it('runs nothing that was allowed in the same moment', async () => {
    const ask = async (): Promise<ToolDecision> => {
      stopping.abort();
      return 'allow-once';
    };
    const parts = await run([call('tag_items', '{}', 'a'), call('tag_items', '{}', 'b')], { ask });
    expect([statesOf(parts), ran]).toEqual([['stopped', 'waiting'], []]);
  });

  it('ends the call that runs, and what it says of that is no failure', async () => {
    decisions = ['allow-once'];
    const tools = {
      effectsOf: () => does,
      run: async () => {
        stopping.abort();
        throw new Failure('NETWORK_UNREACHABLE', 'Gone.');
      },
    };
    expect(await run([call('tag_items')], { tools })).toMatchObject([{ state: 'stopped', failure: null }]);
  });
});

describe('asking for tools', () => {
  it('offers those that exist and that the user has not ruled out', async () => {
    rules.set('move_to_bin', 'never');
    const names = JSON.stringify({ names: ['tag_items', 'move_to_bin'] });
    const [part] = await run([call(GET_TOOLS, names)]);
    expect(JSON.parse(part?.answer ?? '')).toEqual({ tools: ['tag_items'], notAllowed: ['move_to_bin'] });
    expect(asked).toEqual([]);
  });

  it('fails for anything but names of tools', async () => {
    const wrong = ['', '{}', '{"names":"tag_items"}', '{"names":["rm_rf"]}', '[1]', 'null'];
    for (const args of wrong) expect(statesOf(await run([call(GET_TOOLS, args)]))).toEqual(['failed']);
  });
});
