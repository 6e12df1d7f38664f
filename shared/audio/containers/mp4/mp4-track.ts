import { damagedFile, noAudioTrack, noSuchTrack, truncatedFile, unreadable } from '../../audio-failure.ts';
import { chosenTrack, type AudioTrack } from '../../../domain/media/audio-track.ts';
import { fourCharacters, viewOf, type ByteSource } from '../../byte-source.ts';
import { mp4AudioTrack } from './mp4-audio-track.ts';
import { mp4Box, mp4Boxes, mp4TopBoxes } from './mp4-boxes.ts';
import { mp4Edits, type Mp4Edit } from './mp4-edits.ts';
import { checkSampleTable } from './mp4-table-check.ts';
import { readSampleTable, type Mp4SampleTable } from './mp4-sample-table.ts';

/** The first audio track of an MP4 or MOV file. */
export type Mp4Track = {
  /** All audio tracks of the file, and the number of this one. */
  tracks: AudioTrack[];
  track: number;
  /** Four-character name of the sample entry, as 'mp4a' or 'alac'. */
  sampleEntry: string;
  /** The whole body of the `stsd` box. */
  sampleDescription: Uint8Array;
  timescale: number;
  /** Length of the medium before edits, 0 where it is not stated. */
  mediumSeconds: number;
  channels: number;
  sampleRate: number;
  edits: Mp4Edit[];
  table: Mp4SampleTable;
  hasVideo: boolean;
  /** Whether samples lie in movie fragments instead of the table. */
  isFragmented: boolean;
};

/** A `moov` beyond this is damage or an attack. */
const MAX_MOOV_BYTES = 64 * 1024 * 1024;

/** Reads the movie header. Throws AUDIO_NO_TRACK, AUDIO_TRUNCATED (the header is missing), AUDIO_UNREADABLE. */
export async function mp4Track(source: ByteSource, start: number, wanted: number | null): Promise<Mp4Track> {
  const moov = await readMoov(source, start);
  const isFragmented = mp4Box(moov, 'mvex') !== null;
  const timescaleOfMovie = movieTimescale(moov);
  const tracks = mp4Boxes(moov).filter((box) => box.name === 'trak');
  const kinds = tracks.map((track) => handler(track.body));
  for (const { body } of tracks) {
    const table = mp4Box(body, 'mdia', 'minf', 'stbl');
    if (table) checkSampleTable(table, isFragmented);
  }
  const sounds = tracks.filter((_, index) => kinds[index] === 'soun');
  if (sounds.length === 0) throw noAudioTrack();
  const audioTracks = sounds.map(({ body }, index) => mp4AudioTrack(body, index + 1));
  const number = chosenTrack(audioTracks, wanted)?.number ?? 0;
  const audio = sounds[number - 1];
  if (!audio) throw noSuchTrack(wanted ?? 1, sounds.length);
  const header = mp4Box(audio.body, 'mdia', 'mdhd');
  const tableBytes = mp4Box(audio.body, 'mdia', 'minf', 'stbl');
  const sampleDescription = tableBytes && mp4Box(tableBytes, 'stsd');
  if (!header || !tableBytes || !sampleDescription || sampleDescription.length < 44)
    throw unreadable('MP4 with a broken track');
  const timescale = viewOf(header).getUint32(header[0] === 1 ? 20 : 12);
  if (timescale === 0) throw unreadable('MP4 with a broken track');
  const entry = viewOf(sampleDescription);
  return {
    tracks: audioTracks,
    track: number,
    sampleEntry: fourCharacters(sampleDescription, 12),
    sampleDescription,
    timescale,
    mediumSeconds: mediumUnits(header) / timescale,
    channels: entry.getUint16(32),
    sampleRate: entry.getUint16(40),
    edits: mp4Edits(audio.body, { movie: timescaleOfMovie, track: timescale }),
    table: readSampleTable(tableBytes, source.size),
    hasVideo: kinds.includes('vide'),
    isFragmented,
  };
}

function mediumUnits(header: Uint8Array): number {
  const view = viewOf(header);
  if (header[0] === 1) return header.length >= 32 ? Number(view.getBigUint64(24)) : 0;
  return header.length >= 20 ? view.getUint32(16) : 0;
}

async function readMoov(source: ByteSource, start: number): Promise<Uint8Array> {
  for await (const box of mp4TopBoxes(source, start)) {
    if (box.name !== 'moov') continue;
    const size = box.end - box.bodyOffset;
    if (size > MAX_MOOV_BYTES) throw damagedFile('header_size');
    const body = await source.read(box.bodyOffset, size);
    if (body.length < size) throw truncatedFile(0);
    return body;
  }
  throw truncatedFile(0);
}

function handler(track: Uint8Array): string {
  const box = mp4Box(track, 'mdia', 'hdlr');
  return box && box.length >= 12 ? fourCharacters(box, 8) : '';
}

function movieTimescale(moov: Uint8Array): number {
  const header = mp4Box(moov, 'mvhd');
  return header && header.length >= 24 ? viewOf(header).getUint32(header[0] === 1 ? 20 : 12) || 1 : 1;
}
