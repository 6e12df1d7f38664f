import { makeBox } from './mp4-boxes.ts';
import { MP4_FILE_TYPE, mp4Movie, type Mp4SoundTrack } from './mp4-writer.ts';

/** Consecutive packets with what a decoder must know about them. */
export type Mp4Packets = Pick<Mp4SoundTrack, 'sampleDescription' | 'timescale' | 'sizes' | 'durations'> & {
  data: Uint8Array;
};

/** A small complete MP4 file, header first, that holds just these packets. */
export function mp4Slice(packets: Mp4Packets): Uint8Array {
  const movie = (dataOffset: number) =>
    mp4Movie({ ...packets, chunkOffsets: [dataOffset], packetsPerChunk: packets.sizes.length, edit: null });
  const dataOffset = MP4_FILE_TYPE.length + movie(0).length + 8;
  const file = new Uint8Array(dataOffset + packets.data.length);
  file.set(MP4_FILE_TYPE);
  file.set(movie(dataOffset), MP4_FILE_TYPE.length);
  file.set(makeBox('mdat', packets.data), dataOffset - 8);
  return file;
}
