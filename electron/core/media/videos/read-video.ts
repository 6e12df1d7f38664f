import { fourCharacters, viewOf } from '../../../../shared/audio/byte-source.ts';
import { mp4Box, mp4Boxes } from '../../../../shared/audio/containers/mp4/mp4-boxes.ts';
import type { VideoFacts } from '../../../../shared/domain/library/media-facts.ts';
import { movieBoxOf } from './movie-box.ts';

/** Sides that no screen and no camera has. */
const MOST_SIDE_PX = 32_768;
/** Faster than cameras that slow time down. */
const MOST_RATE = 1000;

/** Names of codecs by their sample descriptions. */
const CODECS: Readonly<Record<string, string>> = {
  avc1: 'h264',
  avc3: 'h264',
  hev1: 'hevc',
  hvc1: 'hevc',
  av01: 'av1',
  vp09: 'vp9',
  mp4v: 'mpeg4',
};

/**
 * What an MP4 says of its picture and its length; null for every other file, and for one without a picture. Reads plain numbers
 * only, so hostile bytes can do no harm. Throws the system's error where the file cannot be read.
 */
export async function videoFactsOfFile(file: string): Promise<VideoFacts | null> {
  const movie = await movieBoxOf(file);
  if (!movie) return null;
  const tracks = mp4Boxes(movie.body).flatMap(({ name, body }) => (name === 'trak' ? [body] : []));
  const picture = tracks.find((track) => handlerOf(track) === 'vide');
  const size = picture && sizeOf(picture);
  const durationMs = durationOf(mp4Box(movie.body, 'mvhd'));
  if (!picture || !size || durationMs === null) return null;
  return {
    mediaType: 'video',
    container: 'mp4',
    codec: codecOf(picture),
    ...size,
    durationMs,
    ...rateOf(picture),
    hasAudio: tracks.some((track) => handlerOf(track) === 'soun'),
  };
}

function handlerOf(track: Uint8Array): string {
  const handler = mp4Box(track, 'mdia', 'hdlr');
  return handler && handler.length >= 12 ? fourCharacters(handler, 8) : '';
}

/** Width and height are the last numbers of a track header, 16.16; a matrix before them may lay the picture on its side. */
function sizeOf(track: Uint8Array): { widthPx: number; heightPx: number } | null {
  const header = mp4Box(track, 'tkhd');
  if (!header || header.length < 84) return null;
  const view = viewOf(header);
  const [width, height] = [view.getUint32(header.length - 8) / 65_536, view.getUint32(header.length - 4) / 65_536];
  const isSide = (px: number) => px >= 1 && px <= MOST_SIDE_PX;
  if (!isSide(width) || !isSide(height)) return null;
  const isOnItsSide = view.getInt32(header.length - 44) === 0 && view.getInt32(header.length - 40) !== 0;
  const [widthPx, heightPx] = [Math.round(width), Math.round(height)];
  return isOnItsSide ? { widthPx: heightPx, heightPx: widthPx } : { widthPx, heightPx };
}

function durationOf(header: Uint8Array | null): number | null {
  if (!header || header.length < 32) return null;
  const view = viewOf(header);
  const isLong = header[0] === 1;
  const timescale = view.getUint32(isLong ? 20 : 12);
  const duration = isLong ? Number(view.getBigUint64(24)) : view.getUint32(16);
  const durationMs = timescale === 0 ? 0 : Math.round((duration / timescale) * 1000);
  return durationMs > 0 && Number.isSafeInteger(durationMs) ? durationMs : null;
}

function codecOf(track: Uint8Array): string {
  const description = mp4Box(track, 'mdia', 'minf', 'stbl', 'stsd');
  const name = description && description.length >= 16 ? fourCharacters(description, 12) : '';
  return CODECS[name] ?? 'unknown';
}

/** Frames a second on average, by the times of all frames; nothing where they are not told. */
function rateOf(track: Uint8Array): Pick<VideoFacts, 'framesPerSecond'> {
  const header = mp4Box(track, 'mdia', 'mdhd');
  const table = mp4Box(track, 'mdia', 'minf', 'stbl', 'stts');
  if (!header || header.length < 24 || !table || table.length < 16) return {};
  const timescale = viewOf(header).getUint32(header[0] === 1 ? 20 : 12);
  const view = viewOf(table);
  let [frames, duration] = [0, 0];
  for (let at = 8; at + 8 <= table.length; at += 8) {
    frames += view.getUint32(at);
    duration += view.getUint32(at) * view.getUint32(at + 4);
  }
  const rate = duration === 0 ? 0 : (frames * timescale) / duration;
  return rate > 0 && rate <= MOST_RATE ? { framesPerSecond: Math.round(rate * 1000) / 1000 } : {};
}
