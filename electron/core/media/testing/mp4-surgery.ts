import { bytesSource, fourCharacters, joinBytes, viewOf } from '../../../../shared/audio/byte-source.ts';
import { elementaryStream } from '../../../../shared/audio/containers/mp4/elementary-stream.ts';
import { makeBox, mp4Box, mp4Boxes, mp4TopBoxes, words } from '../../../../shared/audio/containers/mp4/mp4-boxes.ts';

/** An entry of an edit list in ms; `mediaMs` -1 is silence. */
export type TestEdit = { ms: number; mediaMs: number; rate?: number };

type Rewrite = (name: string, body: Uint8Array) => Uint8Array[] | null;

/**
 * A copy of an MP4 whose header lies behind its sound, with the boxes of its sound track rewritten: `rewrite` gives what
 * takes the place of a box, null to leave it.
 */
async function rewriteSoundTrack(bytes: Uint8Array, rewrite: Rewrite): Promise<Uint8Array> {
  for await (const top of mp4TopBoxes(bytesSource(bytes), 0)) {
    if (top.name !== 'moov') continue;
    const moov = bytes.subarray(top.bodyOffset, top.end);
    const parts = mp4Boxes(moov).map(({ name, body }) =>
      name === 'trak' && isSound(body) ? rebuilt(name, body, rewrite) : makeBox(name, body),
    );
    return joinBytes([bytes.subarray(0, top.bodyOffset - 8), makeBox('moov', ...parts), bytes.subarray(top.end)]);
  }
  throw new Error('There is no moov box');
}

function isSound(track: Uint8Array): boolean {
  const handler = mp4Box(track, 'mdia', 'hdlr');
  return handler !== null && fourCharacters(handler, 8) === 'soun';
}

function rebuilt(name: string, body: Uint8Array, rewrite: Rewrite): Uint8Array {
  const containers = ['trak', 'mdia', 'minf', 'stbl'];
  if (!containers.includes(name)) return makeBox(name, body);
  const children = mp4Boxes(body).flatMap(
    (box) => rewrite(box.name, box.body) ?? [rebuilt(box.name, box.body, rewrite)],
  );
  return makeBox(name, ...children);
}

/** The file with another edit list. */
export async function withEdits(
  bytes: Uint8Array,
  edits: readonly TestEdit[],
  timescale: { movie: number; track: number },
): Promise<Uint8Array> {
  const entries = edits.flatMap(({ ms, mediaMs, rate = 1 }) => [
    Math.round((ms * timescale.movie) / 1000),
    mediaMs < 0 ? -1 : Math.round((mediaMs * timescale.track) / 1000),
    Math.round(rate * 65_536),
  ]);
  const list = makeBox('edts', makeBox('elst', words(0, edits.length, ...entries)));
  const without = await rewriteSoundTrack(bytes, (name) => (name === 'edts' ? [] : null));
  return rewriteSoundTrack(without, (name, body) => (name === 'tkhd' ? [makeBox(name, body), list] : null));
}

/** The file with other durations of packets; `durationOf` is asked with the number of the packet. */
export function withDurations(bytes: Uint8Array, durationOf: (packet: number) => number): Promise<Uint8Array> {
  return rewriteSoundTrack(bytes, (name, body) => {
    if (name !== 'stts') return null;
    const view = viewOf(body);
    let packets = 0;
    for (let entry = 0; entry < view.getUint32(4); entry += 1) packets += view.getUint32(8 + entry * 8);
    const runs = Array.from({ length: packets }, (_, packet) => [1, durationOf(packet)]);
    return [makeBox(name, words(0, packets, ...runs.flat()))];
  });
}

/** The file whose container states another number of channels and another rate than its codec. */
export function withStated(bytes: Uint8Array, stated: { channels: number; sampleRate: number }): Promise<Uint8Array> {
  return rewriteSoundTrack(bytes, (name, body) => {
    if (name !== 'stsd') return null;
    const copy = body.slice();
    viewOf(copy).setUint16(32, stated.channels);
    viewOf(copy).setUint16(40, stated.sampleRate);
    return [makeBox(name, copy)];
  });
}

/** The file with another AudioSpecificConfig of its AAC. */
export function withAacConfig(bytes: Uint8Array, config: Uint8Array): Promise<Uint8Array> {
  return rewriteSoundTrack(bytes, (name, body) => {
    if (name !== 'stsd') return null;
    const [withoutBoxes, stream] = [body.subarray(16, 44), elementaryStream({ objectType: 0x40, config })];
    return [makeBox(name, body.subarray(0, 8), makeBox('mp4a', withoutBoxes, stream))];
  });
}

/** The file with another timescale of its sound track, durations as they are. */
export function withTimescale(bytes: Uint8Array, timescale: number): Promise<Uint8Array> {
  return rewriteSoundTrack(bytes, (name, body) => {
    if (name !== 'mdhd') return null;
    const copy = body.slice();
    viewOf(copy).setUint32(12, timescale);
    return [makeBox(name, copy)];
  });
}
