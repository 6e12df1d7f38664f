import { expect, it } from 'vitest';
import { clipboardEntries, windowsCopy, windowsInput } from './copied-files.ts';

const FILES = ['/library/A song & more.mp3', '/library/Übung 1.wav'];
const copied = (platform: 'darwin' | 'linux', desktop = '') => {
  const entries = clipboardEntries(FILES, { platform, desktop });
  return entries.flatMap(({ format, bytes }) => [format, bytes.toString()]);
};

it('copies files in the way of the file manager of the desktop', () => {
  const addresses = ['file:///library/A%20song%20&%20more.mp3', 'file:///library/%C3%9Cbung%201.wav'];
  const own = ['x-special/gnome-copied-files', ['copy', ...addresses].join('\n')];
  const list = ['text/uri-list', `${addresses.join('\r\n')}\r\n`];
  for (const desktop of ['ubuntu:GNOME', 'XFCE', 'X-Cinnamon'])
    expect(copied('linux', desktop)).toEqual([...own, ...list]);
  for (const desktop of ['KDE', '']) expect(copied('linux', desktop)).toEqual([...list, ...own]);
});

it('copies files on macOS as a list of names, whatever is in them', () => {
  const [format, list] = copied('darwin');
  expect(format).toBe('NSFilenamesPboardType');
  expect(list).toContain('<array><string>/library/A song &amp; more.mp3</string><string>/library/Übung 1.wav</string>');
});

it('gives Windows paths apart from its command, so that no name can be one', () => {
  const { file, args } = windowsCopy('C:\\Windows');
  expect(file).toBe('C:\\Windows\\System32\\WindowsPowerShell\\v1.0\\powershell.exe');
  expect(args.join(' ')).toContain('Set-Clipboard -LiteralPath');
  const names = ['C:\\a\\"; rm.wav', 'C:\\a\\Übung.wav'];
  expect(Buffer.from(windowsInput(names), 'base64').toString().split('\n')).toEqual(names);
});
