import { expect, it } from 'vitest';
import { profileOf } from '../profile-argument.ts';
import { filesOfArguments } from './argument-files.ts';

it('takes files from the arguments and leaves switches, the profile and the program out', () => {
  const args = ['/app/electron', '/app', '--no-sandbox', '--profile', '/p', 'a b.wav', '--x=1', '/music/é.mp3'];
  expect(filesOfArguments(args, '/home/me')).toEqual(['/app', '/home/me/a b.wav', '/music/é.mp3']);
  expect(filesOfArguments(['/app/atelier', 'c.wav'], '/home/me')).toEqual(['/home/me/c.wav']);
});

it('reads the profile in both notations', () => {
  expect([profileOf(['x', '--profile', '/p']), profileOf(['--profile=/q']), profileOf(['x'])]).toEqual([
    '/p',
    '/q',
    null,
  ]);
});
