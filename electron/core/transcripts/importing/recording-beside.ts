import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isMediaName } from '../../files/paths/media-names.ts';

/** Behind the name of a recording, subtitles say their language and kind: "talk.en.srt", "talk.pt-BR.forced.srt". */
const MARK = /\.(?:[a-z]{2,3}(?:[-_][a-z0-9]{2,8})?|forced|sdh|cc|hi|default)$/i;

/**
 * The recording in the folder of a subtitle file that is named like it, with or without the marks behind the name; null where
 * there is none, or the folder cannot be read.
 */
export async function recordingBeside(file: string): Promise<string | null> {
  const folder = path.dirname(file);
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const media = entries.filter((entry) => entry.isFile() && isMediaName(entry.name)).map(({ name }) => name);
  for (const stem of stemsOf(path.basename(file))) {
    const found = media.toSorted().find((name) => key(path.parse(name).name) === key(stem));
    if (found !== undefined) return path.join(folder, found);
  }
  return null;
}

/** Names without extension that a recording may have, the longest first. */
export function stemsOf(fileName: string): string[] {
  const stems = [path.parse(fileName).name];
  for (let stem = stems[0] ?? ''; MARK.test(stem); stems.push(stem)) stem = stem.replace(MARK, '');
  return stems;
}

const key = (name: string): string => name.normalize('NFC').toLowerCase();
