import { viewOf } from '../../byte-source.ts';
import { LONGEST_SILENCE_MS } from '../../silence.ts';
import { mp4Box } from './mp4-boxes.ts';

/**
 * One entry of an edit list (ISO/IEC 14496-12, section 8.6.6), in the order played: silence, or a part of the medium.
 * `seconds` is how long it lasts when played, null for all there is from `startSeconds` on; `rate` is the speed.
 */
export type Mp4Edit =
  | { kind: 'silence'; seconds: number }
  | { kind: 'media'; startSeconds: number; seconds: number | null; rate: number };

/** Speeds beyond these are damage. */
const SLOWEST = 1 / 16;
const FASTEST = 16;

/** The edits of a track; one that plays everything where there is no list or nothing in it plays. */
export function mp4Edits(track: Uint8Array, timescale: { movie: number; track: number }): Mp4Edit[] {
  const list = mp4Box(track, 'edts', 'elst');
  const edits = list && list.length >= 8 ? readEdits(list, timescale) : [];
  if (edits.some((edit) => edit.kind === 'media')) return edits;
  return [...edits, { kind: 'media', startSeconds: 0, seconds: null, rate: 1 }];
}

function readEdits(list: Uint8Array, timescale: { movie: number; track: number }): Mp4Edit[] {
  const view = viewOf(list);
  const isLong = list[0] === 1;
  const size = isLong ? 20 : 12;
  const count = Math.min(view.getUint32(4), Math.floor((list.length - 8) / size));
  return Array.from({ length: count }, (_, index): Mp4Edit => {
    const offset = 8 + index * size;
    const seconds = (isLong ? Number(view.getBigUint64(offset)) : view.getUint32(offset)) / timescale.movie;
    const start = isLong ? Number(view.getBigInt64(offset + 8)) : view.getInt32(offset + 4);
    const rate = Math.round((view.getInt32(offset + size - 4) / 65_536) * 100) / 100;
    // A picture that stands still at rate 0 has no sound.
    if (start < 0 || rate === 0) return { kind: 'silence', seconds };
    const isLast = index === count - 1;
    const length = seconds === 0 && isLast ? null : seconds;
    const speed = rate >= SLOWEST && rate <= FASTEST ? rate : 1;
    return { kind: 'media', startSeconds: start / timescale.track, seconds: length, rate: speed };
    // A delay of days is damage; without it the sound is still there.
  }).filter((edit) => edit.seconds !== 0 && (edit.kind === 'media' || edit.seconds * 1000 <= LONGEST_SILENCE_MS));
}

/** What plays the medium once from some point on after a delay: all that recorders write. */
export type SimpleEdit = { delaySeconds: number; startSeconds: number; seconds: number | null };

/** The edits as one, null where they splice the medium, change its speed or add silence behind it. */
export function simpleEdit(edits: readonly Mp4Edit[]): SimpleEdit | null {
  const index = edits.findIndex((edit) => edit.kind === 'media');
  const media = edits[index];
  if (media?.kind !== 'media' || media.rate !== 1) return null;
  if (edits.length > index + 1) return null;
  const delaySeconds = edits.slice(0, index).reduce((sum, edit) => sum + (edit.seconds ?? 0), 0);
  return { delaySeconds, startSeconds: media.startSeconds, seconds: media.seconds };
}

/** More than this left out at the end is an edit and no padding. */
const PADDING_SECONDS = 0.1;

/** Whether the last edit leaves out the end of a medium that lasts `mediumSeconds`. */
export function isCutAtEnd(edits: readonly Mp4Edit[], mediumSeconds: number): boolean {
  const last = edits.at(-1);
  if (last?.kind !== 'media' || last.seconds === null) return false;
  return mediumSeconds - last.startSeconds - last.seconds * last.rate > PADDING_SECONDS;
}
