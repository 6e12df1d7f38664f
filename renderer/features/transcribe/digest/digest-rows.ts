import type { SegmentId } from '../../../../shared/domain/ids.ts';
import type { DigestPart, DigestProposal, DigestResult } from '../../../../shared/domain/transcript/digest/digest.ts';
import type { Segment } from '../../../../shared/domain/transcript/transcript.ts';

/** A proposal where it is now. `startMs` is null for what concerns the whole, and where its line is gone. */
export type DigestRow = {
  id: string;
  part: DigestPart;
  text: string;
  reason: string | null;
  segmentId: SegmentId | null;
  startMs: number | null;
  speaker: string;
};

/** The proposals of a result beside the lines as they are now. A chapter whose line is gone has no place, so it is left out. */
export function digestRows(segments: readonly Segment[], { proposals, request }: DigestResult): DigestRow[] {
  const byId = new Map(segments.map((segment) => [segment.id, segment]));
  const [first] = request.lines;
  return proposals.flatMap((proposal: DigestProposal, index) => {
    const { part, line, text, reason } = proposal;
    const asked = line === null ? undefined : request.lines[line];
    const segment = asked && byId.get(asked.id);
    if (part === 'chapter' && !segment) return [];
    // What begins with the first line begins with the recording: video hosts want a chapter at 0:00.
    const isStart = part === 'chapter' && asked !== undefined && asked.id === first?.id;
    return [
      {
        id: String(index),
        part,
        text,
        reason,
        segmentId: segment?.id ?? null,
        startMs: segment ? (isStart ? 0 : segment.startMs) : null,
        speaker: asked?.speaker ?? '',
      },
    ];
  });
}
