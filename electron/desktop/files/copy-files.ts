import { spawn } from 'node:child_process';
import electron from 'electron';
import { inheritedEnvironment } from '../../../shared/processes/inherited-environment.ts';
import { clipboardEntries, type ClipboardEntry, windowsCopy, windowsInput } from './copied-files.ts';

const LIMIT_MS = 20_000;

/** Puts files on the system's clipboard; false where it did not take them. */
export async function copyFiles(files: readonly string[]): Promise<boolean> {
  const { platform } = process;
  if (platform === 'win32') return copyOnWindows(files);
  if (platform !== 'darwin' && platform !== 'linux') return false;
  await write(clipboardEntries(files, { platform, desktop: process.env['XDG_CURRENT_DESKTOP'] ?? '' }));
  return true;
}

/** Of Electron before its clipboard became that of the web: it holds one format at a time. */
type EarlierClipboard = { writeBuffer?(format: string, bytes: Buffer): void };

async function write(entries: readonly [ClipboardEntry, ...ClipboardEntry[]]): Promise<void> {
  const { clipboard } = electron;
  const [{ format, bytes }] = entries;
  const earlier = clipboard as unknown as EarlierClipboard;
  if (earlier.writeBuffer) return earlier.writeBuffer(format, bytes);
  const named = entries.map((entry) => [
    `electron application/osclipboard;format="${entry.format}"`,
    new Blob([new Uint8Array(entry.bytes)]),
  ]);
  await clipboard.write([new electron.ClipboardItem(Object.fromEntries(named) as Record<string, Blob>)]);
}

function copyOnWindows(files: readonly string[]): Promise<boolean> {
  const { file, args } = windowsCopy(process.env['SystemRoot'] ?? 'C:\\Windows');
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      env: inheritedEnvironment(),
      stdio: ['pipe', 'ignore', 'ignore'],
      timeout: LIMIT_MS,
      windowsHide: true,
    });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
    // Of a program that ended early the exit says why.
    child.stdin.on('error', () => undefined);
    child.stdin.end(windowsInput(files));
  });
}
