import { textReplacer } from '../../../../shared/domain/transcript/lines/replace-text.ts';
import type { Segment, Transcript } from '../../../../shared/domain/transcript/transcript.ts';
import type { ToolInput } from '../../../../shared/domain/tools/tools.ts';
import { pageOf, quoted, textPage } from '../answer-page.ts';
import type { ToolDeps, ToolFunctions, ToolsOf } from '../tool-deps.ts';
import { inputFailure } from '../tool-failures.ts';
import { undoEdit } from '../undo-edit.ts';

/** The longest line that an edit may leave, in UTF-16 units: as the window allows it. */
const LONGEST_LINE = 20_000;

/** What is done for the tools of transcripts. */
export function transcriptFunctions(deps: Pick<ToolDeps, 'transcripts'>): ToolFunctions<ToolsOf<'transcripts'>> {
  const { transcripts } = deps;
  return {
    read_transcript: ({ id, from, limit }) => readTranscript(transcripts.get({ id }), { from, limit }),
    rename_speaker: ({ id, speakerId, name }) => {
      const edits = [{ kind: 'renameSpeaker' as const, speakerId, name }];
      const { revision, canUndo } = transcripts.edit({ id, edits, label: 'Rename speaker' });
      return { revision, canUndo };
    },
    replace_in_transcript: (input) => replaceInTranscript(deps, input),
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

function replaceInTranscript(
  { transcripts }: Pick<ToolDeps, 'transcripts'>,
  input: ToolInput<'replace_in_transcript'>,
) {
  const { id } = input;
  const replace = textReplacer(input);
  let matchCount = 0;
  const edits = transcripts.get({ id }).segments.flatMap((segment) => {
    const { text, count } = replace(segment.text);
    if (text === segment.text) return [];
    if (text.length > LONGEST_LINE && text.length > segment.text.length) {
      throw inputFailure(
        'replace_in_transcript',
        'replacement',
        `a line would be longer than ${LONGEST_LINE} characters`,
      );
    }
    matchCount += count;
    return [{ kind: 'setText' as const, segmentId: segment.id, text }];
  });
  if (edits.length === 0) return { matchCount: 0, lineCount: 0 };
  const { revision, canUndo } = transcripts.edit({ id, edits, label: 'Replace text' });
  return { matchCount, lineCount: edits.length, revision, canUndo };
}
