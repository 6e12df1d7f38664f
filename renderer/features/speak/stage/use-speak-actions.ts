import type { Actions } from '../../../ui/actions/action-registry.ts';
import { lineActions } from '../../../ui/actions/line-actions.ts';
import { useActions } from '../../../ui/actions/use-actions.ts';
import { moveBy } from '../../../ui/collection/list/list-selection.ts';
import { wantsGeneration } from '../document/opened/line-states.ts';
import { documentOf, useSaveStatus } from '../document/opened/open-scripts.ts';
import { activeEditor, commitDraft } from '../lines/selection/active-editor.ts';
import { insertPause, whenEditing } from '../editor/session/editor-commands.ts';
import { previewSelection } from '../editor/popup/preview-pronunciation.ts';
import { copyWords } from '../clipboard/line-clipboard.ts';
import { setFind, stepFind } from '../find/find-in-script.ts';
import { changedLines } from '../generation/changed-lines.ts';
import { generateLines } from '../generation/generate-lines.ts';
import { breakLine, deleteLines, insertLine, joinLines, moveLines, splitLineAtSentences } from '../lines/edit-lines.ts';
import {
  chosenIds,
  startWriting,
  useActiveLineId,
  useChosenCount,
  useIsTyping,
} from '../lines/selection/line-selection.ts';
import { fitLinesToCues } from '../lines/cued-lines.ts';
import type { OpenScript } from '../document/opened/open-script.ts';
import { useSpeak } from '../document/speak-store.ts';
import { texts } from '../texts.ts';
import { binScript } from '../document/script-actions.ts';

/** What the commands do while a script is open. */
export function useSpeakActions(open: OpenScript): void {
  useActions({
    ...useDocumentActions(open),
    ...useLineActions(open),
    ...useWritingActions(open),
    ...useGenerationActions(open),
    ...findActions(open),
  });
}

function useDocumentActions(open: OpenScript): Actions {
  const { id, title, canUndo, canRedo } = open.script;
  const { undoLabel, redoLabel } = useSaveStatus(id);
  const isTyping = useIsTyping();
  const step = (run: () => void) => () => {
    // What is being typed is the last step.
    commitDraft();
    run();
  };
  return {
    'edit.undo': {
      run: step(() => documentOf(id)?.undo()),
      enabled: canUndo || isTyping,
      ...(undoLabel === null ? {} : { label: texts.labels.undo(undoLabel) }),
    },
    'edit.redo': {
      run: step(() => documentOf(id)?.redo()),
      enabled: canRedo && !isTyping,
      ...(redoLabel === null ? {} : { label: texts.labels.redo(redoLabel) }),
    },
    'edit.copyPlain': { run: () => void copyWords(open, false) },
    'edit.copyWithSpeakers': { run: () => void copyWords(open, true) },
    'file.moveToBin': { run: () => void binScript({ id, title }) },
  };
}

function useLineActions(open: OpenScript): Actions {
  const primary = useActiveLineId();
  const selectedCount = useSpeak((state) => state.selection.ids.size);
  const isEditing = useSpeak((state) => state.editing !== null);
  const hasLine = primary !== null;
  const move = (by: number) => {
    const { selection, editing } = useSpeak.getState();
    const next = moveBy(selection, open.order, { by, extend: false });
    useSpeak.setState({
      selection: next,
      editing: editing && next.primary !== null ? { lineId: next.primary, caret: 'end' } : null,
    });
  };
  return {
    'line.next': { run: () => move(1) },
    'line.previous': { run: () => move(-1) },
    'line.goTo': { run: () => useSpeak.setState({ dialog: 'go-to-line' }) },
    ...lineActions({
      hasLine,
      isEditing,
      deleteLabel: selectedCount > 1 ? texts.labels.delete(selectedCount) : null,
      edit: () => primary !== null && startWriting(primary),
      split: () => void breakLine(open),
      merge: () => void joinLines(open),
      insert: (where) => void insertLine(open, where),
      remove: () => void deleteLines(open),
    }),
    'speak.splitSentences': { run: () => void splitLineAtSentences(open), enabled: hasLine },
    'speak.fitToCues': { run: () => void fitLinesToCues(open), enabled: hasCues(open) },
    'speak.moveUp': { run: () => void moveLines(open, -1), enabled: hasLine },
    'speak.moveDown': { run: () => void moveLines(open, 1), enabled: hasLine },
  };
}

const hasCues = ({ script }: OpenScript): boolean =>
  script.settings.timing === 'cues' && script.lines.some(({ cue }) => cue !== null);

function findActions(open: OpenScript): Actions {
  const show = (isReplacing: boolean) => () => {
    // Words that are selected in a line are what is looked for.
    const { selectedText } = useSpeak.getState();
    const isOneLine = selectedText.trim() !== '' && !selectedText.includes('\n');
    setFind({ isOpen: true, isReplacing, ...(isOneLine ? { text: selectedText, current: -1 } : {}) });
  };
  const step = (by: 1 | -1) => () => (useSpeak.getState().find.isOpen ? stepFind(open, by) : setFind({ isOpen: true }));
  return {
    'edit.find': { run: show(false) },
    'edit.replace': { run: show(true) },
    'edit.findNext': { run: step(1) },
    'edit.findPrevious': { run: step(-1) },
  };
}

function useWritingActions(open: OpenScript): Actions {
  const hasLine = useSpeak((state) => state.selection.primary !== null);
  const isRaw = useSpeak((state) => state.isRaw);
  const hasSelection = useSpeak((state) => state.selectedText.trim() !== '');
  const line = hasLine ? {} : { reason: texts.generation.noLine };
  return {
    'speak.soundTag': { run: () => whenEditing(open, (editor) => editor.openPicker()), enabled: hasLine, ...line },
    'speak.pause': { run: () => whenEditing(open, insertPause), enabled: hasLine, ...line },
    'speak.sayAs': { run: () => whenEditing(open, (editor) => editor.openPronounceAs()), enabled: hasLine, ...line },
    'speak.hearSelection': {
      run: () => void previewSelection(open),
      enabled: hasSelection,
      ...(hasSelection ? {} : { reason: texts.editor.nothingSelected }),
    },
    'speak.rawView': {
      run: () => {
        const editor = activeEditor.current();
        const at = editor?.read().to;
        commitDraft();
        useSpeak.setState({
          isRaw: !isRaw,
          ...(editor && at !== undefined ? { editing: { lineId: editor.lineId, caret: at } } : {}),
        });
      },
      checked: isRaw,
    },
  };
}

function useGenerationActions(open: OpenScript): Actions {
  const isChanged = open.states.some(wantsGeneration);
  const primary = useActiveLineId();
  const selectedCount = useChosenCount();
  const nothing = isChanged ? {} : { reason: texts.generation.upToDate };
  const isTyping = useIsTyping();
  const enabled = isChanged || isTyping;
  const make = (front: boolean) => () => {
    const { draft } = useSpeak.getState();
    commitDraft();
    void generateLines(open.script.id, changedLines(open, draft), { front, onlyChanged: true });
  };
  return {
    'speak.makeChanged': { run: make(false), enabled, ...nothing },
    'speak.generateFront': { run: make(true), enabled, ...nothing },
    'speak.makeLine': {
      run: () => void generateLines(open.script.id, chosenIds(open), { front: true }),
      enabled: primary !== null,
      ...(selectedCount > 1 ? { label: texts.labels.newTakes(selectedCount) } : {}),
    },
  };
}
