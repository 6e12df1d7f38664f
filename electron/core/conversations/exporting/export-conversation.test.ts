import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { type ScriptedServer, startScriptedServer } from '../../service/test-data/scripted-server.ts';
import { noProcesses, openTestCore, type TestCore } from '../../testing/test-core.ts';
import { answer } from '../test-data/scripted-model.ts';

let opened: TestCore;
let server: ScriptedServer;
let scriptId: ItemId;
beforeEach(async () => {
  const tag = answer({ tool: 'tag_items', input: { ids: ['gone'], add: ['sea'] } });
  server = await startScriptedServer(
    answer({ reasoning: 'Hm.' }, { text: 'It burns.' }),
    answer({ text: 'It glows.' }),
    tag,
    answer({ text: 'Not there.' }),
  );
  opened = openTestCore({ processes: noProcesses, environmentKey: 'test-key' });
  // With the local engine, which has no voices here: the service would be asked for its own.
  ({ id: scriptId } = await opened.core.scripts.create({ title: 'Keeper', text: 'The lamp.' }));
  opened.core.settings.set({ engine: 'cloud', cloud: { baseUrl: server.baseUrl } });
});
afterEach(async () => {
  await opened.dispose();
  await server.close();
});

/** A chat about a script whose first answer has two versions, and whose second one called a tool. */
async function addChat(): Promise<ItemId> {
  const { conversations } = opened.core;
  const { id } = conversations.create({ title: 'A lamp: how?', settings: { instructions: 'Be brief.' } });
  const { answerId } = await conversations.send({ id, text: 'Does it burn?', attachments: [scriptId] });
  await conversations.whenAnswered({ id });
  await conversations.regenerate({ messageId: answerId });
  await conversations.whenAnswered({ id });
  conversations.setToolRule({ id, tool: 'tag_items', rule: 'allow' });
  await conversations.send({ id, text: 'Tag it', attachments: [] });
  await conversations.whenAnswered({ id });
  return id;
}

it('the branch that is shown is written as Markdown, and nothing is overwritten', async () => {
  const id = await addChat();
  const folder = path.join(opened.folder, 'out');
  mkdirSync(folder);
  const first = await opened.core.conversations.export({ ids: [id, id], format: 'md', folder });
  expect(first).toEqual({ fileNames: ['A lamp how.md', 'A lamp how (2).md'], folder });
  const text = readFileSync(path.join(folder, 'A lamp how.md'), 'utf8');
  expect(text).toMatch(
    /^# A lamp: how\?\n\n## You\n\nDoes it burn\?\n\n> Attached: Keeper \(script\)\n\n## Assistant\n\nIt glows\.\n\n/,
  );
  expect(text).toContain('> Tool “tag items”: failed\n\nNot there.\n');
  expect(text).not.toMatch(/It burns|Hm\.|Be brief/);
});

it('all versions are in the JSON as a tree, with failures by code and without a path', async () => {
  const id = await addChat();
  const text = await opened.core.conversations.render({ id, format: 'json' });
  expect(text).not.toContain(opened.folder);
  const whole = JSON.parse(text) as { messages: { id: string; parentId: string | null; parts: object[] }[] };
  const { messages } = whole;
  expect(whole).toMatchObject({
    format: 'atelier-conversation',
    version: 1,
    id,
    title: 'A lamp: how?',
    settings: { instructions: 'Be brief.' },
    shownMessageId: messages[4]?.id,
  });
  expect(messages.map(({ parentId }) => messages.findIndex((message) => message.id === parentId))).toEqual([
    -1, 0, 0, 2, 3,
  ]);
  expect(messages[0]?.parts).toMatchObject([{ text: 'Does it burn?' }, { type: 'attachment', title: 'Keeper' }]);
  expect(messages[1]?.parts).toMatchObject([
    { type: 'reasoning', text: 'Hm.' },
    { type: 'text', text: 'It burns.' },
  ]);
  expect(messages[4]?.parts).toMatchObject([
    {
      type: 'call',
      tool: 'tag_items',
      arguments: { ids: ['gone'], add: ['sea'] },
      failure: { code: 'NOT_FOUND' },
    },
    { type: 'text', text: 'Not there.' },
  ]);
});

it('nothing is written where no folder was chosen', async () => {
  const id = await addChat();
  expect(await opened.core.conversations.export({ ids: [id], format: 'json' })).toBeNull();
  await expect(opened.core.conversations.export({ ids: [id, 'gone' as ItemId], format: 'md' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

it('a PDF is what the window prints of the page, and is refused where there is none', async () => {
  const id = await addChat();
  const folder = path.join(opened.folder, 'out');
  mkdirSync(folder);
  const refused = opened.core.conversations.export({ ids: [id], format: 'pdf', folder });
  await expect(refused).rejects.toMatchObject({ code: 'CONFLICT', data: { reason: 'pdf_needs_window' } });
  opened.shell.printPdf = async (html) => new TextEncoder().encode(`printed ${html}`);
  await opened.core.conversations.export({ ids: [id], format: 'pdf', folder });
  await opened.core.conversations.export({ ids: [id], format: 'html', folder });
  const [pdf, html] = ['pdf', 'html'].map((ending) => readFileSync(path.join(folder, `A lamp how.${ending}`), 'utf8'));
  expect(pdf).toBe(`printed ${html}`);
  expect(html).toContain('<title>A lamp: how?</title>');
});

it('titles that no file may have, or that are alike or too long, become names of their own', async () => {
  const titles = ['../up', 'a/b', 'a:b', '…'.repeat(300), '…'.repeat(299)];
  const ids = titles.map((title) => opened.core.conversations.create({ title }).id);
  const folder = path.join(opened.folder, 'out');
  mkdirSync(folder);
  const written = await opened.core.conversations.export({ ids, format: 'html', folder });
  const names = written?.fileNames ?? [];
  expect(names.slice(0, 3)).toEqual(['up.html', 'a b.html', 'a b (2).html']);
  expect(new Set(names).size).toBe(5);
  expect(names.filter((name) => Buffer.byteLength(name) > 255 || path.basename(name) !== name)).toEqual([]);
});
