import { copyTranscript } from '../exporting/copy-transcript.ts';
import { player, usePlayer } from '../../../media/player/player-hooks.ts';
import type { Actions } from '../../../ui/actions/action-registry.ts';
import { lineActions } from '../../../ui/actions/line-actions.ts';
import { useActions } from '../../../ui/actions/use-actions.ts';
import { documentOf, useSaveStatus } from '../document/open-documents.ts';
import { goToProblem } from '../checking/go-to-problem.ts';
import type { LineProblems } from '../checking/line-problems.ts';
import { addChapter, chapterAtSelection } from '../chapters/chapter-commands.ts';
import { chapterTexts } from '../chapters/chapter-texts.ts';
import { quoteAction } from '../quotes/quote-commands.ts';
import { goToMatch } from '../find/go-to-match.ts';
import { useFindMatches } from '../find/use-find-matches.ts';
import { binTranscript } from '../history/history-actions.ts';
import {
  deleteLines,
  insertLine,
  mergeLines,
  segmentOf,
  setEdgeAtPlayhead,
  splitLine,
} from '../lines/line-commands.ts';
import { moveBy } from '../../../ui/collection/list/list-selection.ts';
import { texts } from '../texts.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { follows, openFind, useTranscribe } from '../document/transcribe-store.ts';
import { useWaveform } from '../waveform/current-waveform.ts';
import { dubTranscript } from './dub-transcript.ts';
import { loopedSpan, playAround, useLoopedSelection } from './play-lines.ts';
import { resumeTranscript, stopJob, useStageJob } from '../document/stage-job.ts';

const ZOOM_STEP = 1.5;

/** What the commands do while a transcript is open. */
export function useTranscribeActions(open: OpenTranscript, problems: LineProblems): void {
  useLoopedSelection(open);
  useActions({
    ...useDocumentActions(open),
    ...useFindActions(open),
    ...useToolActions(open, problems),
    ...useViewActions(),
    ...useLineActions(open),
    ...usePlayActions(open),
  });
}

function useDocumentActions(open: OpenTranscript): Actions {
  const { transcript } = open;
  const { id, title } = transcript;
  const { undoLabel, redoLabel } = useSaveStatus(id);
  const { running, canResume } = useStageJob(transcript);
  const hasLines = transcript.segments.length > 0;
  const copy = (options: { withTimes: boolean; withSpeakers: boolean; asParagraphs?: boolean }) => ({
    run: () => void copyTranscript(open, 'txt', options),
    enabled: hasLines,
  });
  return {
    'edit.undo': {
      run: () => documentOf(id)?.undo(),
      enabled: transcript.canUndo,
      ...(undoLabel === null ? {} : { label: texts.labels.undo(undoLabel) }),
    },
    'edit.redo': {
      run: () => documentOf(id)?.redo(),
      enabled: transcript.canRedo,
      ...(redoLabel === null ? {} : { label: texts.labels.redo(redoLabel) }),
    },
    'file.export': { run: () => useTranscribe.setState({ dialog: 'export' }), enabled: hasLines },
    'file.moveToBin': { run: () => void binTranscript({ id, title }) },
    'edit.copyPlain': copy({ withTimes: false, withSpeakers: false }),
    'edit.copyWithTimes': copy({ withTimes: true, withSpeakers: false }),
    'edit.copyWithSpeakers': copy({ withTimes: false, withSpeakers: true }),
    'edit.copyParagraphs': copy({ withTimes: false, withSpeakers: false, asParagraphs: true }),
    'transcript.dub': { run: () => void dubTranscript(id), enabled: hasLines },
    'transcript.stop': { run: () => running && stopJob(running), enabled: running !== null },
    'transcript.resume': { run: () => resumeTranscript(id), enabled: canResume },
  };
}

function useFindActions(open: OpenTranscript): Actions {
  const matches = useFindMatches(open);
  const { segments } = open.transcript;
  const hasLines = segments.length > 0;
  const step = (by: 1 | -1) => {
    const isFinding = useTranscribe.getState().find.isOpen;
    if (isFinding) goToMatch(matches, segments, by);
    else openFind({});
  };
  return {
    'edit.find': { run: () => openFind({ isReplacing: false }), enabled: hasLines },
    'edit.replace': { run: () => openFind({ isReplacing: true }), enabled: hasLines },
    'edit.findNext': { run: () => step(1), enabled: hasLines },
    'edit.findPrevious': { run: () => step(-1), enabled: hasLines },
  };
}

function useToolActions(open: OpenTranscript, problems: LineProblems): Actions {
  const isChecking = useTranscribe((state) => state.isChecking);
  const { segments } = open.transcript;
  const enabled = segments.length > 0;
  const step = (by: 1 | -1) => {
    if (isChecking) goToProblem(segments, problems, by);
    else useTranscribe.setState({ isChecking: true });
  };
  const dialog = (name: 'mend' | 'regroup' | 'timing' | 'rewrite' | 'digest' | 'corrections') => ({
    run: () => useTranscribe.setState({ dialog: name }),
    enabled,
  });
  return {
    'transcript.check': {
      run: () => useTranscribe.setState({ isChecking: !isChecking }),
      enabled,
      checked: isChecking,
    },
    'transcript.nextProblem': { run: () => step(1), enabled },
    'transcript.previousProblem': { run: () => step(-1), enabled },
    'transcript.mend': dialog('mend'),
    'transcript.regroup': dialog('regroup'),
    'transcript.timing': dialog('timing'),
    'transcript.rewrite': dialog('rewrite'),
    'transcript.digest': dialog('digest'),
    'transcript.corrections': dialog('corrections'),
  };
}

function useViewActions(): Actions {
  const view = useWaveform((state) => state.view);
  const isSnapping = useTranscribe((state) => state.isSnapping);
  const isFollowing = useTranscribe(follows);
  const enabled = view !== null;
  return {
    'view.zoomIn': { run: () => view?.zoomBy(ZOOM_STEP), enabled },
    'view.zoomOut': { run: () => view?.zoomBy(1 / ZOOM_STEP), enabled },
    'view.zoomFit': { run: () => view?.zoomToFit(), enabled },
    'view.snapping': { run: () => useTranscribe.setState({ isSnapping: !isSnapping }), checked: isSnapping },
    'player.follow': {
      run: () => useTranscribe.setState({ isFollowing: !isFollowing, isFollowSuspended: false }),
      checked: isFollowing,
    },
  };
}

function useLineActions(open: OpenTranscript): Actions {
  const primary = useTranscribe((state) => state.selection.primary);
  const selectedCount = useTranscribe((state) => state.selection.ids.size);
  const isEditing = useTranscribe((state) => state.editing !== null);
  const hasLines = open.transcript.segments.length > 0;
  const hasLine = primary !== null;
  const move = (by: number) => {
    const { selection, editing } = useTranscribe.getState();
    const next = moveBy(selection, open.order, { by, extend: false });
    useTranscribe.setState({
      selection: next,
      editing: editing && next.primary !== null ? { segmentId: next.primary, caret: 'end' } : null,
    });
  };
  const edge = (which: 'start' | 'end') => () => {
    if (primary !== null) useWaveform.getState().view?.focusEdge(primary, which);
  };
  return {
    'line.next': { run: () => move(1), enabled: hasLines },
    'line.previous': { run: () => move(-1), enabled: hasLines },
    'line.goTo': { run: () => useTranscribe.setState({ dialog: 'go-to-line' }), enabled: hasLines },
    ...lineActions({
      hasLine,
      isEditing,
      deleteLabel: selectedCount > 1 ? texts.labels.delete(selectedCount) : null,
      edit: () => primary !== null && useTranscribe.setState({ editing: { segmentId: primary, caret: 'end' } }),
      split: () => void splitLine(open),
      merge: () => void mergeLines(open),
      insert: (where) => void insertLine(open, where),
      remove: () => void deleteLines(open),
    }),
    'line.setStart': { run: () => void setEdgeAtPlayhead(open, 'start'), enabled: hasLine },
    'line.setEnd': { run: () => void setEdgeAtPlayhead(open, 'end'), enabled: hasLine },
    'line.adjustStart': { run: edge('start'), enabled: hasLine },
    'line.adjustEnd': { run: edge('end'), enabled: hasLine },
    'speaker.rename': {
      run: () => useTranscribe.setState({ renamingSpeaker: segmentOf(open, primary)?.speakerId ?? null }),
      enabled: hasLine && segmentOf(open, primary)?.speakerId !== null,
    },
    'transcript.addChapter': {
      run: () => addChapter(open),
      enabled: hasLine,
      ...(hasLine && chapterAtSelection(open) !== null ? { label: chapterTexts.rename } : {}),
    },
    'transcript.markQuote': quoteAction(open),
    'transcript.rangeAgain': { run: () => useTranscribe.setState({ dialog: 'range' }), enabled: hasLine },
    'speaker.relabel': { run: () => useTranscribe.setState({ dialog: 'relabel' }), enabled: hasLines },
  };
}

function usePlayActions(open: OpenTranscript): Actions {
  const primary = useTranscribe((state) => state.selection.primary);
  const isLooping = useTranscribe((state) => state.isLooping);
  const isMine = usePlayer((state) => state.track?.id === open.transcript.mediaId);
  const enabled = primary !== null && isMine;
  const line = () => segmentOf(open, useTranscribe.getState().selection.primary);
  const play = (span: { startMs: number; endMs: number } | null) => span && player.playRange(span);
  return {
    'player.playSelection': { run: () => play(loopedSpan(open)), enabled },
    'player.aroundStart': { run: () => playAround(line()?.startMs ?? null), enabled },
    'player.aroundEnd': { run: () => playAround(line()?.endMs ?? null), enabled },
    'player.loop': {
      run: () => useTranscribe.setState({ isLooping: !isLooping }),
      enabled: enabled || isLooping,
      checked: isLooping,
    },
  };
}
