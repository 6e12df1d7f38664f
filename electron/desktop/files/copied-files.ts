import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What is put on a clipboard, under the name that the system's file manager looks for. */
export type ClipboardEntry = { format: string; bytes: Buffer };

/** Desktops whose file managers take what they copied themselves; the others take a plain list of addresses. */
const GNOME_LIKE = /gnome|unity|cinnamon|mate|xfce|pantheon|budgie|deepin/i;

const XML: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Files as entries of the clipboard of macOS or of a desktop of Linux (`desktop`: XDG_CURRENT_DESKTOP), the one that its own file
 * manager looks for first.
 */
export function clipboardEntries(
  files: readonly string[],
  { platform, desktop }: { platform: 'darwin' | 'linux'; desktop: string },
): readonly [ClipboardEntry, ...ClipboardEntry[]] {
  if (platform === 'darwin') {
    const names = files.map((file) => `<string>${file.replaceAll(/[&<>]/g, (sign) => XML[sign] ?? '')}</string>`);
    const list = `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd"><plist version="1.0"><array>${names.join('')}</array></plist>`;
    return [{ format: 'NSFilenamesPboardType', bytes: Buffer.from(list) }];
  }
  const addresses = files.map((file) => pathToFileURL(file).href);
  const copied = { format: 'x-special/gnome-copied-files', bytes: Buffer.from(['copy', ...addresses].join('\n')) };
  const list = { format: 'text/uri-list', bytes: Buffer.from(addresses.map((each) => `${each}\r\n`).join('')) };
  return GNOME_LIKE.test(desktop) ? [copied, list] : [list, copied];
}

/**
 * The program with which Windows puts files on its clipboard as Explorer does: Electron can write no such list. It reads their paths
 * from its input, one a line, as Base64 of UTF-8, so that neither quotes nor code pages matter.
 */
export function windowsCopy(systemRoot: string): { file: string; args: string[] } {
  const read = '[Text.Encoding]::UTF8.GetString([Convert]::FromBase64String([Console]::In.ReadToEnd()))';
  const command = `$ErrorActionPreference = 'Stop'; Set-Clipboard -LiteralPath (${read} -split "\n")`;
  return {
    file: path.win32.join(systemRoot, 'System32', 'WindowsPowerShell', 'v1.0', 'powershell.exe'),
    args: ['-NoProfile', '-NonInteractive', '-Command', command],
  };
}

/** What windowsCopy reads. */
export const windowsInput = (files: readonly string[]): string => Buffer.from(files.join('\n')).toString('base64');
