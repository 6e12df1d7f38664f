import { expect, it } from 'vitest';
import { parseArguments } from '../parse-arguments.ts';

const understood = (...args: string[]) => parseArguments(['chat', 'export', ...args]);

it('exports chats by their IDs, several into a folder', () => {
  expect(understood('c1')).toEqual({
    name: 'chat-export',
    options: { chats: ['c1'], format: 'md', outFolder: null, isVerbose: false },
  });
  expect(understood('c1', 'c2', '-f', 'JSON', '--out', 'chats')).toMatchObject({
    options: { chats: ['c1', 'c2'], format: 'json', outFolder: 'chats' },
  });
  expect(understood('--help')).toEqual({ name: 'help' });
  expect(() => understood()).toThrow('Give the ID of a chat: atelier chat export ID.');
  expect(understood('c1', 'c2')).toMatchObject({ options: { chats: ['c1', 'c2'], outFolder: null } });
  expect(understood('c1', '-f', 'html')).toMatchObject({ options: { format: 'html' } });
  expect(() => understood('c1', '-f', 'pdf')).toThrow('PDF needs the window of the app. Use --format html');
  expect(() => understood('c1', '-f', 'doc')).toThrow('Invalid --format "doc". Use one of: md, html, json.');
  expect(parseArguments(['chat', 'Export this'])).toMatchObject({ name: 'chat', options: { prompt: 'Export this' } });
});
