import { randomUUID } from 'node:crypto';
import type { SegmentId } from '../../../../shared/domain/ids.ts';
import { textReplacer } from '../../../../shared/domain/transcript/lines/replace-text.ts';
import type { Segment, Transcript } from '../../../../shared/domain/transcript/transcript.ts';
import type { ToolInput } from '../../../../shared/domain/tools/tools.ts';
import { pageOf, quoted, textPage } from '../answer-page.ts';
import type { ToolDeps, ToolFunctions, ToolsOf } from '../tool-deps.ts';
import { checkLineLength, inputFailure } from '../tool-failures.ts';
import { editDocument, undoEdit } from '../document-edits.ts';

/** What is done for the tools of transcripts. */
export function transcriptFunctions(deps: Pick<ToolDeps, 'transcripts'>): ToolFunctions<ToolsOf<'transcripts'>> {
  const { transcripts } = deps;
  return {
    read_transcript: ({ id, from, limit }) => readTranscript(transcripts.get({ id }), { from, limit }),
    rename_speaker: ({ id, speakerId, name }) => {
      return editDocument(deps.transcripts, {
        id,
        label: 'Rename speaker',
        edits: [{ kind: 'renameSpeaker', speakerId, name }],
      });
    },
    replace_in_transcript: (input) => replaceInTranscript(deps, input),
    find_in_transcript: (input) => findInTranscript(transcripts.get({ id: input.id }), input),
    set_transcript_lines: ({ id, lines }) => {
      const edits = lines.map(({ lineId, text }) => ({ kind: 'setText' as const, segmentId: lineId, text }));
      return editDocument(deps.transcripts, { id, label: 'Edit text', edits });
    },
    split_transcript_line: (input) => splitLine(deps, input),
    merge_transcript_lines: ({ id, lineIds }) => {
      return editDocument(deps.transcripts, {
        id,
        label: 'Merge lines',
        edits: [{ kind: 'merge', segmentIds: [...new Set(lineIds)] }],
      });
    },
    undo_transcript_edit: (edit) => {
      const { revision, canUndo } = undoEdit(transcripts, edit);
      return { currentRevision: revision, hasEarlierEdit: canUndo };
    },
    export_transcript: ({ id, format, withTimes, withSpeakers, from }) => {
      const { text, fileName } = transcripts.render({ id, format, withTimes, withSpeakers });
      return { fileName, ...textPage(text, from) };
    },
  };
}

function findInTranscript({ segments }: Transcript, { find, ...input }: ToolInput<'find_in_transcript'>) {
  const search = textReplacer({ find, replacement: find, ...input });
  const found = segments.map((line) => ({ line, count: search(line.text).count })).filter(({ count }) => count > 0);
  const { entries, total, next } = pageOf(found, input, ({ line, count }) => ({
    id: line.id,
    startMs: line.startMs,
    count,
    text: quoted(line.text),
  }));
  const matchCount = found.reduce((sum, { count }) => sum + count, 0);
  return { matchCount, lineCount: total, lines: entries, next };
}

function splitLine(deps: Pick<ToolDeps, 'transcripts'>, { id, lineId, before }: ToolInput<'split_transcript_line'>) {
  const segment = deps.transcripts.get({ id }).segments.find((line) => line.id === lineId);
  const offset = segment?.text.indexOf(before) ?? -1;
  if (segment && offset < 1)
    throw inputFailure('split_transcript_line', 'before', 'the line has no such words behind its first');
  const newSegmentId = randomUUID() as string as SegmentId;
  const change = editDocument(deps.transcripts, {
    id,
    label: 'Split line',
    edits: [{ kind: 'split', segmentId: lineId, offset, newSegmentId }],
  });
  return { newLineId: newSegmentId, ...change };
}

function readTranscript(transcript: Transcript, place: { from: number; limit: number }) {
  const { id, title, state, durationMs, recipe, segments, speakers, revision } = transcript;
  const names = new Map(speakers.map((speaker) => [speaker.id, speaker.name]));
  const shownLine = (line: Segment) => ({
    id: line.id,
    startMs: line.startMs,
    endMs: line.endMs,
    speakerId: line.speakerId,
    speaker: line.speakerId === null ? null : (names.get(line.speakerId) ?? null),
    text: quoted(line.text),
    ...(line.languageDoubtful ? { languageDoubtful: true } : {}),
  });
  const { entries, total, next } = pageOf(segments, place, shownLine);
  return {
    id,
    title: quoted(title),
    state,
    durationMs,
    language: recipe.language,
    revision,
    lines: entries,
    total,
    next,
  };
}

function replaceInTranscript(deps: Pick<ToolDeps, 'transcripts'>, input: ToolInput<'replace_in_transcript'>) {
  const { id } = input;
  const replace = textReplacer(input);
  let matchCount = 0;
  const edits = deps.transcripts.get({ id }).segments.flatMap((segment) => {
    const { text, count } = replace(segment.text);
    if (text === segment.text) return [];
    checkLineLength('replace_in_transcript', text, segment.text);
    matchCount += count;
    return [{ kind: 'setText' as const, segmentId: segment.id, text }];
  });
  if (edits.length === 0) return { matchCount: 0, lineCount: 0 };
  return {
    matchCount,
    lineCount: edits.length,
    ...editDocument(deps.transcripts, { id, label: 'Replace text', edits }),
  };
}
