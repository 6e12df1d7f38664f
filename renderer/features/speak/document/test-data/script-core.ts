import { onTestFinished } from 'vitest';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import { applyScriptEdits } from '../../../../../shared/domain/script/apply-script-edit.ts';
import type { Script } from '../../../../../shared/domain/script/script.ts';
import { type Answers, standInCore, type StandIn } from '../../../../api/test-data/stand-in-core.ts';
import { type LineFacts, LineStates } from '../opened/line-states.ts';
import { type OpenScript, openScriptOf } from '../opened/open-script.ts';
import { documentOf, openScripts } from '../opened/open-scripts.ts';

// A document outlives a test, with what is on its way to core.
let count = 0;

/** A script that is open in the window. `open` is the script as it is shown now, `steps` are the steps of undo that core got. */
export type ScriptInWindow = { id: ItemId; open: () => OpenScript; core: StandIn; steps: () => Promise<unknown[]> };

/**
 * Opens a script in the window, kept by a core with the real rules. `answers` are those of its other procedures, `facts` what is
 * known of the lines besides the script.
 */
export async function openInWindow(
  script: Script,
  { answers = {}, facts = {} }: { answers?: Answers['scripts']; facts?: Partial<Omit<LineFacts, 'script'>> } = {},
): Promise<ScriptInWindow> {
  count += 1;
  const id = `s_${count}` as ItemId;
  let content: Script = { ...script, id };
  const core = standInCore({
    scripts: {
      ...answers,
      get: () => content,
      newer: ({ revision }) => (content.revision === revision ? null : content),
      edit: ({ edits, label }) => {
        const { content: changed, patch } = applyScriptEdits(content, edits);
        content = { ...content, ...changed, revision: content.revision + 1 };
        return { id, revision: content.revision, patch, label, canUndo: true, canRedo: false };
      },
    },
  });
  await openScripts.load(id);
  // What is on its way must not reach the core of the next test.
  onTestFinished(() => documentOf(id)?.settled());
  const open = () => {
    const shown = documentOf(id)?.content ?? content;
    return openScriptOf(shown, new LineStates({ script: shown, takes: [], generation: [], dictionary: [], ...facts }));
  };
  const steps = async () => {
    await documentOf(id)?.settled();
    return core.asked.filter(([name]) => name === 'scripts.edit');
  };
  return { id, open, core, steps };
}
