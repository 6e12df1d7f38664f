import { describe, expect, it } from 'vitest';
import type { AttachmentPart, MessagePart, ToolCallPart } from '../conversation/message.ts';
import type { ItemId } from '../ids.ts';
import { ITEM_KINDS, type ItemKind } from '../library/item-kinds.ts';
import { GET_TOOLS, offerAllTools, offerTools, toolsAskedFor, toolsOfMessages } from './offered-tools.ts';
import { describeTools, TOOL_NAMES, TOOLS } from './tools.ts';

/* What a model of a conversation is told of the tools: each word is billed with each message. */

/** What all tools with whole schemas counted for each request before, by four characters a token. */
const BEFORE_TOKENS = 8500;

const opened = (kind: ItemKind): AttachmentPart => ({
  type: 'attachment',
  itemId: 'item' as ItemId,
  kind,
  title: 'Item',
  state: 'seen',
  characters: null,
});
const called = (tool: string, answer: unknown, state: ToolCallPart['state'] = 'done'): ToolCallPart => ({
  type: 'call',
  callId: 'call',
  tool,
  arguments: '{}',
  state,
  effects: [],
  answer: JSON.stringify(answer),
  failure: null,
  isUndone: false,
});
const namesOf = (...parts: MessagePart[]) => toolsOfMessages(parts.map((part) => ({ parts: [part] })));
const tokensOf = (tools: readonly object[]) => JSON.stringify(tools).length / 4;

describe('the tools that a model is told of', () => {
  it.each(Object.keys(ITEM_KINDS) as ItemKind[])('count less than a quarter of all beside an open %s', (kind) => {
    expect(tokensOf(offerTools(namesOf(opened(kind))))).toBeLessThan(BEFORE_TOKENS / 4);
  });

  it('count less than a sixth where nothing is open, and each one little', () => {
    expect(tokensOf(offerTools(namesOf()))).toBeLessThan(BEFORE_TOKENS / 6);
    const large = offerAllTools(() => true).filter((tool) => tokensOf([tool]) > 400);
    expect(large.map(({ name }) => name)).toEqual([]);
  });

  it('can all be brought in, each exactly where it is not there from the beginning', () => {
    const others = TOOL_NAMES.filter((name) => !namesOf().includes(name));
    expect(toolsAskedFor({ names: others })).toEqual(others);
    expect(new Set([...namesOf(), ...others])).toEqual(new Set(TOOL_NAMES));
    expect(namesOf(called(GET_TOOLS, { tools: others })).toSorted()).toEqual(TOOL_NAMES.toSorted());
    expect([toolsAskedFor({ names: [] }), toolsAskedFor({ names: ['rm'] }), toolsAskedFor(undefined)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('only ever grow at their end, whatever comes in', () => {
    const parts: MessagePart[] = [
      opened('script'),
      called(GET_TOOLS, { tools: ['tag_items', 'read_script', 'no_tool'] }),
      called('cancel_task', {}, 'failed'),
      called(GET_TOOLS, { tools: ['create_board'] }, 'failed'),
      opened('transcript'),
      called('no_tool', null),
    ];
    let before = namesOf();
    for (const [index] of parts.entries()) {
      const now = namesOf(...parts.slice(0, index + 1));
      expect(now.slice(0, before.length)).toEqual(before);
      before = now;
    }
    const added = before.slice(namesOf().length);
    expect(added.slice(4, 6)).toEqual(['tag_items', 'cancel_task']);
    expect(added).not.toContain('create_board');
    const [first] = offerTools(namesOf());
    expect(JSON.stringify(offerTools(before)[0])).toBe(JSON.stringify(first));
  });

  it('leave the user’s “never” out where all are offered', () => {
    const names = offerAllTools((name) => name !== 'tag_items').map(({ name }) => name);
    expect(names).toEqual(TOOL_NAMES.filter((name) => name !== 'tag_items'));
  });
});

describe('a brief schema', () => {
  it.each(describeTools())('of $name has every value, choice and description of the whole one', (tool) => {
    const brief = offerAllTools(() => true).find(({ name }) => name === tool.name)!.parameters;
    const whole = tool.inputSchema;
    const valuesOf = ({ properties }: Record<string, unknown>) =>
      Object.entries(properties as Record<string, { description?: string; enum?: string[]; type?: string }>).map(
        ([name, { description, enum: choices, type }]) => ({ name, description, choices, type }),
      );
    expect(valuesOf(brief)).toEqual(valuesOf(whole));
    expect([brief['type'], brief['required']]).toEqual([whole['type'], whole['required']]);
    expect(Object.keys(TOOLS[tool.name].input.shape)).toEqual(valuesOf(brief).map(({ name }) => name));
  });
});
