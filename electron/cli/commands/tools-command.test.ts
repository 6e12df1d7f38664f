import { expect, it } from 'vitest';
import type { ToolDescription } from '../../../shared/domain/tools/tools.ts';
import { failureLine } from '../output/failure-lines.ts';
import { parseArguments } from '../arguments/parse-arguments.ts';
import { createProfileCore } from '../profile-core.ts';
import { useProfileRoom } from '../testing/profile-command.ts';
import { toolsCommand } from './tools-command.ts';

const room = useProfileRoom();

async function atelier(...args: string[]): Promise<string> {
  room.printed = '';
  const command = parseArguments(['tools', ...args]);
  if (command.name !== 'tools') throw new Error('This is no command of the tools.');
  expect(await toolsCommand(command.options, new AbortController().signal)).toBe(0);
  return room.printed;
}

const run = async (tool: string, input: unknown, ...options: string[]): Promise<Record<string, unknown>> =>
  JSON.parse(await atelier('run', tool, '--input', JSON.stringify(input), ...options)) as Record<string, unknown>;

it('lists tools for people, and for programs with their schemas', async () => {
  const lines = (await atelier('list')).trimEnd().split('\n');
  expect(lines).toContainEqual(expect.stringMatching(/^get_item +reads +Answers what is known of one item/));
  expect(lines).toContainEqual(
    expect.stringMatching(/^move_to_bin +changes, bills \(--allow\) +Moves items to the bin/),
  );
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^generate_images +changes; cloud: bills, sends \(--allow\) +Generates images from a prompt\./,
    ),
  );
  const tools = JSON.parse(await atelier('list', '--json')) as ToolDescription[];
  expect(tools).toHaveLength(lines.length);
  expect(tools.find(({ name }) => name === 'read_script')).toMatchObject({
    needsApproval: false,
    inputSchema: { type: 'object', required: ['id'] },
  });
});

it('runs a tool over the library of the app, and one that needs approval only with --allow', async () => {
  const { core, dispose } = createProfileCore({ isVerbose: false });
  const { id } = await core.scripts.create({ title: 'Lamp', text: 'It was trimmed at four.' });
  await dispose();
  expect(await run('find_in_library', { query: 'trimmed' })).toMatchObject({
    total: 1,
    items: [{ id, title: 'Lamp' }],
  });
  const refused = await run('move_to_bin', { ids: [id] }).catch(failureLine);
  expect(refused).toMatch(/“move_to_bin” needs approval for: bills\. To approve, add --allow bills\. \[CONFLICT\]$/);
  expect(await run('find_in_library', {})).toMatchObject({ total: 1 });
  expect(await run('move_to_bin', { ids: [id] }, '--allow', 'bills')).toMatchObject({ changedCount: 1 });
  expect(JSON.parse(await atelier('run', 'find_in_library'))).toMatchObject({ total: 0 });
});

it('says what is wrong with an input and with a name', async () => {
  await expect(atelier('run', 'get_item', '--input', '{id: 1}')).rejects.toThrow(/^The input isn’t JSON: /);
  expect(await run('get_item', { id: 1 }).catch(failureLine)).toMatch(
    /The input “id” of “get_item” isn’t valid: .*\. \[INVALID_INPUT\]$/,
  );
  expect(await run('get_money', {}).catch(failureLine)).toMatch(/“get_money” doesn’t exist\. List the tools/);
});
