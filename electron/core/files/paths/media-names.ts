import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Extensions that a dropped folder is searched for, and what a browser should be told of them. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.wav': 'audio/wav',
  '.aif': 'audio/aiff',
  '.aiff': 'audio/aiff',
  '.flac': 'audio/flac',
  '.caf': 'audio/x-caf',
  '.mp3': 'audio/mpeg',
  '.aac': 'audio/aac',
  '.m4a': 'audio/mp4',
  '.m4b': 'audio/mp4',
  '.mp4': 'video/mp4',
  '.m4v': 'video/mp4',
  '.mov': 'video/quicktime',
  '.opus': 'audio/ogg',
  '.ogg': 'audio/ogg',
  '.oga': 'audio/ogg',
  '.webm': 'video/webm',
  '.mkv': 'video/x-matroska',
  '.mka': 'audio/x-matroska',
  '.avi': 'video/x-msvideo',
  '.wma': 'audio/x-ms-wma',
  '.wmv': 'video/x-ms-wmv',
  '.mpg': 'video/mpeg',
  '.mpeg': 'video/mpeg',
  '.mts': 'video/mp2t',
  '.m2ts': 'video/mp2t',
  '.3gp': 'video/3gpp',
  '.flv': 'video/x-flv',
  '.ogv': 'video/ogg',
  '.mp2': 'audio/mpeg',
  '.ac3': 'audio/ac3',
  '.amr': 'audio/amr',
  '.au': 'audio/basic',
  '.w64': 'audio/x-w64',
  '.wv': 'audio/x-wavpack',
  '.spx': 'audio/ogg',
  '.ape': 'audio/x-ape',
  '.tta': 'audio/x-tta',
  '.mpc': 'audio/x-musepack',
  '.dsf': 'audio/x-dsf',
  '.dff': 'audio/x-dff',
  '.aifc': 'audio/aiff',
  '.voc': 'audio/x-voc',
  '.gsm': 'audio/x-gsm',
  '.ra': 'audio/x-realaudio',
  '.shn': 'audio/x-shorten',
  '.mp1': 'audio/mpeg',
  '.rm': 'video/x-realmedia',
  '.rmvb': 'video/x-realmedia',
  '.vob': 'video/mpeg',
  '.asf': 'video/x-ms-asf',
  '.3g2': 'video/3gpp2',
  '.f4v': 'video/mp4',
  '.mxf': 'video/mxf',
  '.dv': 'video/x-dv',
  '.divx': 'video/x-msvideo',
};

/** Images, which a dropped folder is searched for only where they are asked for: there are many beside recordings. */
const IMAGE_TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
};

/** Whether a file is a recording by its name. */
export const isMediaName = (fileName: string): boolean => path.extname(fileName).toLowerCase() in CONTENT_TYPES;

/** Whether a file is an image that can be read, by its name. */
export const isImageName = (fileName: string): boolean => path.extname(fileName).toLowerCase() in IMAGE_TYPES;

const MAX_FOLDER_DEPTH = 8;
const MAX_FOLDER_FILES = 1000;

/** Content type of a media file by its extension; bytes for an unknown one. */
export function contentType(fileName: string): string {
  const extension = path.extname(fileName).toLowerCase();
  return CONTENT_TYPES[extension] ?? IMAGE_TYPES[extension] ?? 'application/octet-stream';
}

/** Extension for the copy in the library: short and harmless, whatever the user's file is called. */
export function safeExtension(fileName: string): string {
  const extension = path.extname(fileName).toLowerCase();
  return /^\.[a-z0-9]{1,8}$/.test(extension) ? extension : '';
}

/** Title of a new item: the file's name without extension and control characters. */
export function titleOf(fileName: string): string {
  const bare = fileName.slice(0, fileName.length - path.extname(fileName).length);
  const title = bare.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ').trim();
  return [...title].slice(0, 300).join('') || 'Recording';
}

/** What a folder holds: media files in order of name, and the names of files that are not taken; hidden ones count as neither. */
export type FolderContent = { files: string[]; leftOut: string[] };

/** What a folder is searched for, and how much of it is taken. */
export type FolderSearch = { most?: number; withImages?: boolean };

/** Recordings in a folder and those below it, with images where they are asked for, at most so many; links are left out without a word. */
export async function mediaFilesIn(
  folder: string,
  { most = MAX_FOLDER_FILES, withImages = false }: FolderSearch = {},
): Promise<FolderContent> {
  const content: FolderContent = { files: [], leftOut: [] };
  const isWanted = (name: string) => isMediaName(name) || (withImages && isImageName(name));
  await gather(folder, { content, most, isWanted, depth: 0 });
  return content;
}

/** Whether there is a recording in a folder or in those below it, by their names. */
export async function holdsRecording(folder: string, depth = 0): Promise<boolean> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(({ name }) => !name.startsWith('.'));
  if (entries.some((entry) => entry.isFile() && isMediaName(entry.name))) return true;
  if (depth === MAX_FOLDER_DEPTH) return false;
  for (const entry of entries) {
    if (entry.isDirectory() && (await holdsRecording(path.join(folder, entry.name), depth + 1))) return true;
  }
  return false;
}

type Gathering = { content: FolderContent; most: number; isWanted: (name: string) => boolean; depth: number };

async function gather(folder: string, found: Gathering): Promise<void> {
  const { content, most, isWanted, depth } = found;
  const entries = await readdir(folder, { withFileTypes: true });
  entries.sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue;
    const file = path.join(folder, entry.name);
    const isMedia = entry.isFile() && isWanted(entry.name);
    if (entry.isDirectory() && depth < MAX_FOLDER_DEPTH) await gather(file, { ...found, depth: depth + 1 });
    else if (isMedia && content.files.length < most) content.files.push(file);
    else if (entry.isFile() || entry.isDirectory()) content.leftOut.push(entry.name);
  }
}
