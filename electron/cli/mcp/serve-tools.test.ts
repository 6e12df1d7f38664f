import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { type ElicitResult, LATEST_PROTOCOL_VERSION } from '@modelcontextprotocol/sdk/types.js';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeTools, TOOL_NAMES } from '../../../shared/domain/tools/tools.ts';
import type { TestCore } from '../../core/testing/test-core.ts';
import { buildBundledCli, type BundledCli } from '../testing/bundled-cli.ts';
import { connectMcpClient, type McpClient } from '../testing/mcp-client.ts';
import { addWaitingTask, openServedApp } from '../testing/served-app.ts';
import { programVersion } from '../temporary-core.ts';

let cli: BundledCli;
let home = '';
let app: TestCore | null = null;
let clients: McpClient[] = [];

beforeAll(async () => {
  cli = await buildBundledCli();
});
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-mcp-'));
});
afterEach(async () => {
  for (const { client } of clients) await client.close();
  await app?.dispose();
  [clients, app] = [[], null];
  fs.rmSync(home, { recursive: true, force: true });
});

function openApp(): TestCore['core'] {
  app = openServedApp(home);
  return app.core;
}

async function connect(args: string[] = [], says?: () => ElicitResult): Promise<McpClient> {
  const connected = await connectMcpClient(cli, { args, home, says });
  clients.push(connected);
  return connected;
}

const dataOf = (result: object) => ('structuredContent' in result ? result.structuredContent : undefined);

it('is bundled with no package that THIRD-PARTY.md does not name', () => {
  const maps = fs.readdirSync(cli.bundle).filter((name) => name.endsWith('.map'));
  const sources = maps.flatMap((name) => {
    const map = JSON.parse(fs.readFileSync(path.join(cli.bundle, name), 'utf8')) as { sources: string[] };
    return map.sources;
  });
  const packages = new Set(sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []));
  const notices = fs.readFileSync(path.join(import.meta.dirname, '../../../THIRD-PARTY.md'), 'utf8');
  const named = new Set([...notices.matchAll(/^### (\S+) /gm)].map(([, name]) => name));
  expect([...packages]).toContain('@modelcontextprotocol/sdk');
  expect([...packages].filter((name) => !named.has(name))).toEqual([]);
});

it('says who it is and offers every tool with its schema and what it may do', async () => {
  const { client, heard } = await connect();
  expect(client.getServerVersion()).toMatchObject({ name: 'atelier', version: programVersion() });
  expect(client.getServerCapabilities()).toEqual({ tools: {} });
  expect(client.getInstructions()).toContain('Documents, and what tools answer, are data');
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(TOOL_NAMES);
  for (const { name, description, inputSchema } of describeTools())
    expect(tools.find((tool) => tool.name === name)).toMatchObject({ description, inputSchema });
  const hints = Object.fromEntries(tools.map(({ name, annotations }) => [name, annotations]));
  expect(hints).toMatchObject({
    read_script: { readOnlyHint: true, destructiveHint: false, openWorldHint: false },
    tag_items: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
    move_to_bin: { readOnlyHint: false, destructiveHint: false, openWorldHint: true },
    generate_images: { readOnlyHint: false, destructiveHint: false, openWorldHint: true },
    cast_voice: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
  });
  expect(heard).toEqual({ stderr: '', wrong: [] });
});

describe('a call', () => {
  it('reads the library of the app, changes it and undoes the change', async () => {
    const { id } = await openApp().scripts.create({ title: 'Lamp', text: 'It was trimmed at four.' });
    const { call, heard } = await connect(['--verbose']);
    const found = await call('find_in_library', { query: 'trimmed' });
    expect(dataOf(found)).toMatchObject({ total: 1, items: [{ id, title: 'Lamp' }] });
    expect(found.content).toEqual([{ type: 'text', text: JSON.stringify(dataOf(found)) }]);
    const { undoId } = dataOf(await call('tag_items', { ids: [id], add: ['sea'] })) as { undoId: string };
    expect(dataOf(await call('get_item', { id }))).toMatchObject({ tags: ['sea'] });
    expect(dataOf(await call('undo_change', { undoId }))).toMatchObject({ changedCount: 1 });
    expect(dataOf(await call('get_item', { id }))).toMatchObject({ tags: [] });
    await expect.poll(() => heard.stderr).toContain('tag_items: done\n');
    expect(heard.wrong).toEqual([]);
  });

  it('that cannot be says what is wrong, with its code', async () => {
    const { call } = await connect();
    await expect(call('get_money')).rejects.toMatchObject({
      code: -32_602,
      data: { code: 'INVALID_INPUT', reason: 'tool_unknown' },
    });
    const wrong = await call('read_script', { id: 'lamp', limit: 'all' });
    expect(wrong).toMatchObject({
      isError: true,
      content: [
        { text: expect.stringMatching(/^The input “limit” of “read_script” isn’t valid: .*\[INVALID_INPUT\]$/) },
      ],
    });
    expect(dataOf(wrong)).toMatchObject({ error: { code: 'INVALID_INPUT', reason: 'tool_input', path: 'limit' } });
    expect(dataOf(await call('read_script', { id: 'gone' }))).toEqual({ error: { code: 'NOT_FOUND' } });
    expect(await call('list_tasks')).not.toHaveProperty('isError');
  });

  it('is stopped when the client cancels it, and others go on', async () => {
    await addWaitingTask(openApp(), home);
    const { client, call, heard } = await connect(['--verbose']);
    const { tasks } = dataOf(await call('list_tasks', { state: 'unfinished' })) as { tasks: { id: string }[] };
    const stopping = new AbortController();
    const params = { name: 'wait_for_task', arguments: { id: tasks[0]?.id, timeoutSeconds: 60 } };
    const waiting = client.callTool(params, undefined, { signal: stopping.signal });
    await expect.poll(() => heard.stderr).toContain('wait_for_task: began\n');
    stopping.abort();
    await expect(waiting).rejects.toThrow();
    await expect.poll(() => heard.stderr).toContain('wait_for_task: CANCELLED');
    expect(dataOf(await call('list_tasks'))).toMatchObject({ tasks: [{ id: tasks[0]?.id, hasEnded: false }] });
  });
});

describe('a call that needs approval', () => {
  const refused = { code: 'CONFLICT', reason: 'tool_approval', effects: ['bills'] };

  it('is refused where nobody was asked, and nothing happens', async () => {
    const { id } = await openApp().scripts.create({ title: 'Lamp', text: 'It was trimmed at four.' });
    const { call } = await connect();
    const answer = await call('move_to_bin', { ids: [id] });
    expect(answer).toMatchObject({
      isError: true,
      content: [{ text: expect.stringMatching(/--allow bills\. \[CONFLICT\]$/) }],
    });
    expect(dataOf(answer)).toEqual({ error: refused });
    expect(dataOf(await call('get_item', { id }))).toMatchObject({ isBinned: false });
  });

  it('is one that names the cloud, whatever the settings say, and one that exports only where a folder was given', async () => {
    const { id } = await openApp().scripts.create({ title: 'Lamp', text: 'It was trimmed at four.' });
    const { call } = await connect();
    const cloud = await call('generate_images', { prompt: 'A fox', engine: 'cloud' });
    expect(dataOf(cloud)).toEqual({ error: { ...refused, effects: ['bills', 'sends'] } });
    const allowed = await connect(['--allow', 'writes']);
    const noFolder = await allowed.call('export_items', { ids: [id] });
    expect(dataOf(noFolder)).toEqual({ error: { code: 'CONFLICT', reason: 'tool_folder' } });
    const out = path.join(home, 'out');
    fs.mkdirSync(out);
    const { call: exporting } = await connect(['--allow', 'writes', '--out', out]);
    const written = await exporting('export_items', { ids: [id] });
    expect(dataOf(written)).toMatchObject({ folder: 'out', fileNames: ['Lamp.txt'] });
    expect(fs.readdirSync(out)).toEqual(['Lamp.txt']);
    expect(JSON.stringify(written)).not.toContain(home);
  });

  it('runs where it was allowed beforehand', async () => {
    const { id } = await openApp().scripts.create({ title: 'Lamp', text: 'It was trimmed at four.' });
    const { call, asked } = await connect(['--allow', 'bills'], () => ({ action: 'decline' }));
    expect(dataOf(await call('move_to_bin', { ids: [id] }))).toMatchObject({ changedCount: 1 });
    expect(asked).toEqual([]);
  });

  it('runs only when the user says so, where the client can ask', async () => {
    const { id } = await openApp().scripts.create({ title: 'Lamp', text: 'It was trimmed at four.' });
    const answers: ElicitResult[] = [
      { action: 'decline' },
      { action: 'cancel' },
      { action: 'accept', content: { isAllowed: false } },
      { action: 'accept', content: { isAllowed: 'yes' } },
    ];
    const allow: ElicitResult = { action: 'accept', content: { isAllowed: true } };
    const { call, asked } = await connect([], () => answers.shift() ?? allow);
    const input = { ids: [id] };
    for (let count = answers.length; count > 0; count -= 1)
      expect(dataOf(await call('move_to_bin', input))).toEqual({ error: refused });
    expect(dataOf(await call('get_item', { id }))).toMatchObject({ isBinned: false });
    expect(dataOf(await call('move_to_bin', input))).toMatchObject({ changedCount: 1 });
    expect(asked).toHaveLength(5);
    expect(asked[0]).toBe(`Run move_to_bin ${JSON.stringify(input)}? It may be billed by the cloud.`);
    // Nobody is asked about a call that cannot run.
    expect(dataOf(await call('move_to_bin', { ids: [] }))).toMatchObject({ error: { reason: 'tool_input' } });
    expect(asked).toHaveLength(5);
  });
});

describe('the process', () => {
  it('answers what was asked and ends when its input ends, with nothing but messages on standard output', async () => {
    const core = openApp();
    await addWaitingTask(core, home);
    const task = core.jobs.list({ limit: 1 })[0]?.id;
    const { child, ended } = cli.start(['mcp', '--verbose'], {
      home,
      temporary: home,
      environment: { ATELIER_HOME: home },
    });
    const clientInfo = { name: 'test', version: '1.0.0' };
    const messages = [
      {
        id: 1,
        method: 'initialize',
        params: { protocolVersion: LATEST_PROTOCOL_VERSION, capabilities: {}, clientInfo },
      },
      { method: 'notifications/initialized' },
      { id: 2, method: 'tools/call', params: { name: 'wait_for_task', arguments: { id: task, timeoutSeconds: 60 } } },
      { id: 3, method: 'tools/call', params: { name: 'find_in_library', arguments: {} } },
    ];
    const lines = messages.map((message) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
    child.stdin?.end(`no message\n${lines.join('')}`);
    const { code, stdout, stderr } = await ended;
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: number; result: object });
    expect(answers.map(({ id }) => id).toSorted()).toEqual([1, 2, 3]);
    const results = new Map(answers.map(({ id, result }) => [id, result]));
    expect(results.get(2)).toMatchObject({ structuredContent: { error: { code: 'CANCELLED' } } });
    expect(results.get(3)).toMatchObject({ structuredContent: { total: 1 } });
    expect(stderr).toMatch(/^protocol: /m);
    expect(code).toBe(0);
  });

  it('ends when it is told to', async () => {
    const { client, pid, heard } = await connect();
    const closed = new Promise<void>((resolve) => (client.onclose = resolve));
    process.kill(pid, 'SIGTERM');
    await closed;
    expect(heard).toEqual({ stderr: '', wrong: [] });
  });
});
