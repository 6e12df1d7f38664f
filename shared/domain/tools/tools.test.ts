import { describe, expect, it } from 'vitest';
import { effectsOn, effectsToApprove, engineOf, type Tool, TOOL_EFFECTS } from './tool.ts';
import { describeTools, isToolName, TOOL_GROUPS, TOOL_NAMES, TOOLS } from './tools.ts';

describe('the approval of a tool', () => {
  it('is asked for whatever is billed, leaves the computer, writes files or deletes, and for nothing else', () => {
    const asked = TOOL_EFFECTS.filter((effect) => effectsToApprove([effect]).length > 0);
    expect(asked).toEqual(['bills', 'sends', 'writes', 'deletes']);
    expect(effectsToApprove(['reads', 'changes'])).toEqual([]);
  });

  it('names every effect that needs it once, beside harmless ones too', () => {
    expect(effectsToApprove(['deletes', 'reads', 'bills', 'deletes'])).toEqual(['bills', 'deletes']);
  });
});

describe('a tool that works with an engine', () => {
  it('bills and sends only in the cloud, and takes the engine that it is asked for', () => {
    const tools = Object.entries(TOOLS).filter(([, tool]: [string, Tool]) => tool.cloudEffects !== undefined);
    expect(tools.map(([name]) => name)).toEqual(Object.keys(TOOL_GROUPS.generation));
    for (const [, tool] of tools) {
      expect(effectsToApprove(effectsOn(tool, 'local').effects)).toEqual([]);
      expect(effectsToApprove(effectsOn(tool, 'cloud').effects)).toEqual(['bills', 'sends']);
      expect(Object.keys(tool.input.shape)).toContain('engine');
    }
  });

  it('takes the usual one for anything else', () => {
    const usual = [undefined, null, 'cloud', {}, { engine: 'moon' }, { engine: ['cloud'] }];
    expect(usual.map((input) => engineOf(input, 'local'))).toEqual(usual.map(() => 'local'));
    expect([engineOf({ engine: 'cloud' }, 'local'), engineOf({ engine: 'local' }, 'cloud')]).toEqual([
      'cloud',
      'local',
    ]);
  });
});

describe('the tools', () => {
  it('have unique names over all groups, as function calling allows them', () => {
    const names = Object.values(TOOL_GROUPS).flatMap((group) => Object.keys(group));
    expect(names.toSorted()).toEqual([...TOOL_NAMES].toSorted());
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect([isToolName('get_item'), isToolName('toString'), isToolName('')]).toEqual([true, false, false]);
  });

  it('say what they read only where they do nothing else', () => {
    for (const { effects } of Object.values(TOOLS))
      expect(effects.length === 1 || !effects.includes('reads' as never)).toBe(true);
  });

  it.each(describeTools())('tell what $name takes as a closed JSON schema with described values', (tool) => {
    const { inputSchema } = tool;
    expect(tool.description).toMatch(/^[A-Z][^!]*\.$/);
    expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
    const properties = Object.values(inputSchema['properties'] as Record<string, { description?: string }>);
    expect(properties.map(({ description }) => description)).not.toContain(undefined);
    const again: unknown = JSON.parse(JSON.stringify(inputSchema));
    expect(again).toEqual(inputSchema);
  });

  it('require only what has no default', () => {
    const required = describeTools().map(({ name, inputSchema }) => [name, inputSchema['required'] ?? []]);
    expect(Object.fromEntries(required)).toMatchObject({
      find_in_library: [],
      read_transcript: ['id'],
      replace_in_transcript: ['id', 'find', 'replacement'],
      list_tasks: [],
      cancel_task: ['id'],
    });
  });
});
