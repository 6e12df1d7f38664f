import { masterSong } from '../../../../../shared/audio/treatment/master-song.ts';
import type { Stereo } from '../../../../../shared/audio/treatment/stereo.ts';
import type { SongEdit } from '../../../../../shared/domain/media/song-edit.ts';

/** A cut in the middle of a wave is heard as a click; so is the seam of a loop that is shorter. */
const EDGE_MS = 5;
const SEAM_MS = 120;

type Shaping = { sampleRateHz: number; checkpoint: () => void };

/** The part of a song that an edit keeps, with its fades or its seam and its loudness. The sound is changed in place. */
export function shapeSong(song: Stereo, edit: SongEdit, { sampleRateHz, checkpoint }: Shaping): Stereo {
  const samples = (ms: number) => Math.round((ms * sampleRateHz) / 1000);
  const from = Math.min(song.left.length, samples(edit.startMs));
  const to = Math.min(song.left.length, samples(edit.endMs));
  const part = { left: song.left.slice(from, to), right: song.right.slice(from, to) };
  if (edit.isLoop) {
    const seam = Math.min(samples(SEAM_MS), part.left.length >> 1);
    closeLoop(part.left, song.left.subarray(to, to + seam), seam);
    closeLoop(part.right, song.right.subarray(to, to + seam), seam);
  }
  // Before the fades: they are meant to be quiet.
  if (edit.isLevelled) masterSong(part, { sampleRateHz, checkpoint });
  if (!edit.isLoop) {
    const edge = (ms: number, isCut: boolean) => samples(Math.max(ms, isCut ? EDGE_MS : 0));
    for (const channel of [part.left, part.right]) {
      fadeIn(channel, edge(edit.fadeInMs, from > 0));
      fadeOut(channel, edge(edit.fadeOutMs, to < song.left.length));
    }
  }
  return part;
}

/**
 * What follows the part in the song is laid over its beginning, with equal power: played again and again it goes on as the song
 * did, and keeps its length to the sample.
 */
function closeLoop(part: Float32Array, after: Float32Array, seam: number): void {
  for (let index = 0; index < seam; index++) {
    const angle = (Math.PI / 2) * (index / seam);
    part[index] = part[index]! * Math.sin(angle) + (after[index] ?? 0) * Math.cos(angle);
  }
}

function fadeIn(channel: Float32Array, length: number): void {
  const most = Math.min(length, channel.length);
  for (let index = 0; index < most; index++) channel[index]! *= Math.sin((Math.PI / 2) * (index / length));
}

function fadeOut(channel: Float32Array, length: number): void {
  const most = Math.min(length, channel.length);
  for (let index = 0; index < most; index++) {
    channel[channel.length - 1 - index]! *= Math.sin((Math.PI / 2) * (index / length));
  }
}
