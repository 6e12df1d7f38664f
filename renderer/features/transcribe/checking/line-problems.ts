import { useMemo } from 'react';
import type { SegmentId } from '../../../../shared/domain/ids.ts';
import type { CaptionRules } from '../../../../shared/domain/subtitles/caption-rules.ts';
import {
  captionPairs,
  type CaptionProblem,
  captionProblemsOf,
} from '../../../../shared/domain/subtitles/checking/caption-problems.ts';
import type { Segment } from '../../../../shared/domain/transcript/transcript.ts';
import { useSettings } from '../../../api/settings/settings.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { useTranscribe } from '../document/transcribe-store.ts';

/** Problems by line; lines without any are left out. */
export type LineProblems = ReadonlyMap<SegmentId, readonly CaptionProblem[]>;

const NONE: LineProblems = new Map();
type Known = { nextStartMs: number | null; rules: CaptionRules; problems: readonly CaptionProblem[] };
/** An edit changes a few lines of many; the others keep their identity and what is known of them. */
const known = new WeakMap<Segment, Known>();

/** What lines break of these rules. */
export function lineProblems(segments: readonly Segment[], rules: CaptionRules): LineProblems {
  const found = new Map<SegmentId, readonly CaptionProblem[]>();
  for (const { line, next } of captionPairs(segments)) {
    const problems = problemsOf(line, next, rules);
    if (problems.length > 0) found.set(line.id, problems);
  }
  return found;
}

function problemsOf(line: Segment, next: Segment | null, rules: CaptionRules): readonly CaptionProblem[] {
  const nextStartMs = next?.startMs ?? null;
  const before = known.get(line);
  if (before && before.nextStartMs === nextStartMs && before.rules === rules) return before.problems;
  const problems = captionProblemsOf(line, next, rules);
  known.set(line, { nextStartMs, rules, problems });
  return problems;
}

/** Problems of the open transcript's lines; none while they are not checked. */
export function useLineProblems({ transcript }: OpenTranscript): LineProblems {
  const isChecking = useTranscribe((state) => state.isChecking);
  const { captionRules } = useSettings().transcribe;
  const { segments } = transcript;
  return useMemo(
    () => (isChecking ? lineProblems(segments, captionRules) : NONE),
    [isChecking, segments, captionRules],
  );
}
