import type { AudioFormat } from '../request/check-speech.ts';

const EXTENSIONS: Readonly<Record<AudioFormat['format'], string>> = {
  mp3: 'mp3',
  wav: 'wav',
  flac: 'flac',
  opus: 'opus',
  pcm: 'pcm',
  pcmu_raw: 'ulaw',
  pcmu_wav: 'wav',
};

/** The extension of a file in this format, without dot. */
export const resultExtension = (format: AudioFormat['format']): string => EXTENSIONS[format];
