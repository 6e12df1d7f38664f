import { access, constants, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import type { DoctorLine } from '../output/doctor-line.ts';
import { appDataFolder } from '../app-folder.ts';
import { modelsFolder, programVersion } from '../temporary-core.ts';
import { sha256OfFile } from '../../core/files/sha256.ts';

/** Versions of what runs. */
export function checkVersions(): DoctorLine {
  const detail = `Atelier ${programVersion()}, Node ${process.versions.node}, ${process.platform} ${process.arch}`;
  return { label: 'Versions', state: 'ok', detail };
}

/** Whether the app's data folder can be used, or made. */
export async function checkDataFolder(folder = appDataFolder()): Promise<DoctorLine> {
  const line = { label: 'Data folder' };
  if (!(await stat(folder).catch(() => null))) {
    return { ...line, state: 'ok', detail: `${folder} (created on first launch)` };
  }
  const isWritable = await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (isWritable) return { ...line, state: 'ok', detail: folder };
  return { ...line, state: 'failed', detail: `${folder} is read-only. Change its permissions or set ATELIER_HOME.` };
}

type ModelFile = { file: string; sha256: string; sizeBytes: number };

/** Whether the recognition models are there and are what they should be. */
export async function checkModels(folder = modelsFolder): Promise<DoctorLine> {
  const line = { label: 'Transcription models' };
  try {
    const { files } = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as { files: ModelFile[] };
    for (const model of files) {
      if ((await sha256OfFile(path.join(folder, model.file))) !== model.sha256)
        throw new Error(`${model.file} is damaged`);
    }
    const megabytes = Math.round(files.reduce((sum, model) => sum + model.sizeBytes, 0) / 1e6);
    return { ...line, state: 'ok', detail: `${files.length} files, ${megabytes} MB in ${folder}` };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ...line, state: 'failed', detail: `Local transcription won’t work: ${reason}` };
  }
}

/** Whether the decoders that are native code can be loaded on this system. */
export async function checkDecoders(): Promise<DoctorLine> {
  const line = { label: 'Decoders' };
  try {
    await import('node-web-audio-api');
    const detail = 'WAV, AIFF, CAF, FLAC, ALAC, AAC, MP3, Opus and Vorbis, also in MP4, MOV, Ogg, WebM and Matroska';
    return { ...line, state: 'ok', detail };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ...line, state: 'failed', detail: `Couldn’t load the native decoders: ${reason}` };
  }
}

/** Whether the app could open its window here. */
export function checkDisplay(platform = process.platform, environment = process.env): DoctorLine {
  const line = { label: 'Display' };
  if (platform !== 'linux') return { ...line, state: 'ok', detail: 'provided by the system' };
  const display = environment['WAYLAND_DISPLAY'] || environment['DISPLAY'];
  if (display) return { ...line, state: 'ok', detail: display };
  return { ...line, state: 'attention', detail: 'none; the app can’t open a window, but the command line works' };
}
