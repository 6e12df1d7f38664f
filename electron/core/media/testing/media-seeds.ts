import path from 'node:path';
import { ffmpeg } from './click-recording.ts';

/** One small file of every container and codec that is read, by its name. */
const SEEDS: Record<string, string[]> = {
  'pcm.wav': [],
  'float.wav': ['-c:a', 'pcm_f32le'],
  'pcm.aiff': [],
  'pcm.caf': [],
  'plain.flac': [],
  'plain.mp3': [],
  'raw.aac': ['-c:a', 'aac'],
  'aac.m4a': ['-c:a', 'aac'],
  'first.m4a': ['-c:a', 'aac', '-movflags', '+faststart'],
  'alac.m4a': ['-c:a', 'alac'],
  'fragments.mp4': ['-c:a', 'aac', '-movflags', 'frag_keyframe+empty_moov', '-frag_duration', '500000'],
  'pcm.mov': ['-c:a', 'pcm_s16le'],
  'opus.mp4': ['-c:a', 'libopus'],
  'plain.opus': ['-c:a', 'libopus'],
  'vorbis.ogg': ['-c:a', 'libvorbis'],
  'flac.ogg': ['-c:a', 'flac'],
  'opus.webm': ['-c:a', 'libopus'],
  'vorbis.webm': ['-c:a', 'libvorbis'],
  'live.webm': ['-c:a', 'libopus', '-live', '1', '-cluster_time_limit', '500'],
  'aac.mkv': ['-c:a', 'aac'],
  'flac.mkv': ['-c:a', 'flac'],
  'mp3.mkv': ['-c:a', 'mp3'],
};

/** Makes the seeds of 4 s out of a recording and returns their paths. */
export function writeMediaSeeds(recording: string, folder: string): string[] {
  return Object.entries(SEEDS).map(([name, args]) => {
    const file = path.join(folder, name);
    ffmpeg('-i', recording, '-t', '4', '-ar', '16000', '-ac', name === 'float.wav' ? '2' : '1', ...args, file);
    return file;
  });
}
