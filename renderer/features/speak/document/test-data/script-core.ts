import type { ItemId } from '../../../../../shared/domain/ids.ts';
import { applyScriptEdits } from '../../../../../shared/domain/script/apply-script-edit.ts';
import type { Script } from '../../../../../shared/domain/script/script.ts';
import { standInCore } from '../../../../api/test-data/stand-in-core.ts';
import { LineStates } from '../line-states.ts';
import { type OpenScript, openScriptOf } from '../open-script.ts';
import { documentOf, openScripts } from '../open-scripts.ts';

// A document outlives a test, with what is on its way to core.
let count = 0;

/** Opens a script in the window, kept by a core with the real rules; `open` is the script as it is shown now. */
export async function openInWindow(script: Script): Promise<{ id: ItemId; open: () => OpenScript }> {
  count += 1;
  const id = `s_${count}` as ItemId;
  let content: Script = { ...script, id };
  standInCore({
    scripts: {
      get: () => content,
      edit: ({ edits, label }) => {
        const { content: changed, patch } = applyScriptEdits(content, edits);
        content = { ...content, ...changed, revision: content.revision + 1 };
        return { id, revision: content.revision, patch, label, canUndo: true, canRedo: false };
      },
    },
  });
  await openScripts.load(id);
  const open = () => {
    const shown = documentOf(id)?.content ?? content;
    return openScriptOf(shown, new LineStates({ script: shown, takes: [], generation: [], dictionary: [] }));
  };
  return { id, open };
}
