import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parseArguments } from '../../arguments/parse-arguments.ts';
import { createProfileCore } from '../../profile-core.ts';
import { useProfileRoom } from '../../testing/profile-command.ts';
import { chatExport } from './chat-export.ts';

const room = useProfileRoom();

async function atelier(...args: string[]): Promise<string> {
  room.printed = '';
  const command = parseArguments(['chat', 'export', ...args]);
  if (command.name !== 'chat-export') throw new Error('This is no export of a chat.');
  expect(await chatExport(command.options)).toBe(0);
  return room.printed;
}

it('prints a chat, or writes several into a folder that it makes, and says where they are', async () => {
  const { core, dispose } = createProfileCore({ isVerbose: false });
  const [lamp, sea] = ['Lamp', 'Sea'].map((title) => core.conversations.create({ title }).id);
  await dispose();
  expect(await atelier(lamp ?? '')).toBe('# Lamp\n');
  const folder = path.join(room.home, 'chats');
  const files = (await atelier(lamp ?? '', sea ?? '', '--format', 'json', '--out', folder)).trimEnd().split('\n');
  expect(files).toEqual([path.join(folder, 'Lamp.json'), path.join(folder, 'Sea.json')]);
  expect(JSON.parse(readFileSync(files[1] ?? '', 'utf8'))).toMatchObject({ id: sea, title: 'Sea', messages: [] });
  await expect(atelier(lamp ?? '', sea ?? '')).rejects.toThrow('Several chats need an output folder');
  const usual = path.join(room.home, 'usual');
  const settings = createProfileCore({ isVerbose: false });
  settings.core.settings.set({ exports: { folder: usual } });
  await settings.dispose();
  expect((await atelier(lamp ?? '', sea ?? '')).trimEnd().split('\n')).toEqual([
    path.join(usual, 'Lamp.md'),
    path.join(usual, 'Sea.md'),
  ]);
  await expect(atelier('gone')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
