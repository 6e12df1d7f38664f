import fs from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { openDatabase } from '../../database/database.ts';
import { addItem } from '../../library/find/test-data/found-library.ts';
import { type ConversationDesk, openConversationDesk } from '../test-data/conversation-desk.ts';
import { answer } from '../test-data/scripted-model.ts';

const CLIP = 'sea' as ItemId;

let desk: ConversationDesk;
afterEach(() => desk.end());

const json = (body: unknown) => (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};
const stored = (id: string) =>
  json({
    file: { file_id: id, bytes: 4, created_at: 1, filename: 'sea.mp4', purpose: 'video_understanding' },
    base_resp: { status_code: 0, status_msg: 'success' },
  });

function addClip(): void {
  const { db, close } = openDatabase(path.join(desk.folder, 'data', 'atelier.db'));
  addItem(db, { id: CLIP, kind: 'clip', title: 'Sea', durationMs: 4 });
  db.write((tx) => tx.run(`UPDATE items SET media_file = 'original.mp4' WHERE id = :id`, { id: CLIP }));
  close();
  const folder = path.join(desk.core().library.folder(), 'media', CLIP);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'original.mp4'), 'clip');
}

const send = async (id: ItemId) => {
  const { conversations } = desk.core();
  await conversations.send({ id, text: 'What is in it?', attachments: [CLIP] });
  await conversations.whenAnswered({ id });
  return conversations.get({ id }).messages.at(-2)?.parts.at(-1);
};

it('a clip goes to the cloud as a file of the account, which is not sent again while it is there', async () => {
  desk = await openConversationDesk(
    stored('file-1'),
    answer({ text: 'The sea.' }),
    stored('file-1'),
    answer({ text: 'Waves.' }),
  );
  addClip();
  expect(await send(desk.id)).toMatchObject({ type: 'attachment', kind: 'clip', state: 'sent' });
  expect(desk.server.received.map(({ path: at }) => at.split('?')[0])).toEqual(['/v1/files/upload', '/v1/responses']);
  expect(desk.server.received[0]?.body).toContain('video_understanding');
  expect(desk.server.received[1]?.body).toContain('{"type":"input_video","video_url":"mm_file://file-1"}');
  await send(desk.id);
  expect(desk.server.received.slice(2).map(({ path: at }) => at.split('?')[0])).toEqual([
    '/v1/files/retrieve',
    '/v1/responses',
  ]);
});

it('a clip that the service no longer has is uploaded again', async () => {
  const gone = json({ base_resp: { status_code: 2013, status_msg: 'invalid params: file not found' } });
  desk = await openConversationDesk(stored('file-1'), answer({ text: 'The sea.' }), gone, stored('file-2'), answer());
  addClip();
  await send(desk.id);
  await send(desk.id);
  expect(desk.server.received.at(-1)?.body).toContain('mm_file://file-2');
});

it('on this computer, where nobody sees clips, it is left out and the message says so', async () => {
  desk = await openConversationDesk(answer());
  addClip();
  const { conversations } = desk.core();
  const { id } = conversations.create({ settings: { engine: 'local', model: 'M3' } });
  const { messageId } = await conversations.send({ id, text: 'What is in it?', attachments: [CLIP] });
  const sent = conversations.get({ id }).messages.find((message) => message.id === messageId);
  expect(sent?.parts.at(-1)).toMatchObject({ kind: 'clip', state: 'left-out' });
});
