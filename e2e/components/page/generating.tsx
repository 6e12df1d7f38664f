import { useEffect, useState } from 'react';
import * as z from 'zod';
import { listenToKeys } from '../../../renderer/ui/actions/key-listener.ts';
import { createFormDraft } from '../../../renderer/ui/generation-form/draft/form-draft.ts';
import { createPromptHistory } from '../../../renderer/ui/generation-form/draft/prompt-history.ts';
import { EngineField } from '../../../renderer/ui/generation-form/engine/engine-field.tsx';
import type { EngineProblem } from '../../../renderer/ui/generation-form/engine/engine-problem.ts';
import { engineProblems, type EngineState } from '../../../renderer/ui/generation-form/engine/use-engine.ts';
import { PromptField } from '../../../renderer/ui/generation-form/fields/prompt-field.tsx';
import { WordChips } from '../../../renderer/ui/generation-form/fields/word-chips.tsx';
import { type FormProblem, firstProblem, problemAt } from '../../../renderer/ui/generation-form/form-problems.ts';
import { PresetMenu } from '../../../renderer/ui/generation-form/presets/preset-menu.tsx';
import { GenerateButton } from '../../../renderer/ui/generation-form/submit/generate-button.tsx';
import { resetWithUndo } from '../../../renderer/ui/generation-form/submit/reset-with-undo.ts';
import { saveTextFile } from '../../../renderer/ui/save-text-file.ts';
import { readPresetFile, writePresetFile } from '../../../shared/domain/generation/presets/preset-file.ts';
import { charactersOver } from '../../../renderer/ui/generation-form/text-limit.ts';

const MOST = 30;
const draft = createFormDraft({
  id: 'example',
  fields: { prompt: z.string().max(100), count: z.number() },
  defaults: { prompt: '', count: 1 },
});
const history = createPromptHistory(draft.id);

function problemsOf(prompt: string): FormProblem<'prompt'>[] {
  if (prompt.trim() === '') return [{ kind: 'missing', field: 'prompt', text: 'Write a prompt.' }];
  const over = charactersOver(prompt, MOST);
  return over > 0 ? [{ kind: 'wrong', field: 'prompt', text: `Too long by ${over}.` }] : [];
}

/** A form that generates lamps: prompt, chips, engine, presets and the main action. */
export function Generating() {
  const { prompt } = draft.use();
  const [generated, setGenerated] = useState<readonly string[]>([]);
  const [isChecking, setChecking] = useState(false);
  const [reason, setReason] = useState<EngineProblem | null>(null);
  const presets = usePresets();
  const problems = problemsOf(prompt);
  const engine: EngineState = {
    panel: 'voices',
    engine: reason === null ? 'local' : 'cloud',
    isOwn: false,
    problem: reason,
  };
  useEffect(() => listenToKeys('linux'), []);
  const run = () => {
    history.remember(prompt);
    setGenerated([...generated, prompt]);
  };
  return (
    <>
      <h1>Generating</h1>
      <PresetMenu presets={presets} />
      <button type="button" onClick={() => resetWithUndo(draft)}>
        Reset
      </button>
      <button type="button" onClick={() => setReason({ reason: 'no_key', blocks: true })}>
        Lose the key
      </button>
      <button type="button" onClick={() => setChecking(!isChecking)}>
        {isChecking ? 'End check' : 'Begin check'}
      </button>
      <PromptField
        maxRows={12}
        label="Prompt"
        value={prompt}
        most={MOST}
        problem={problemAt(problems, 'prompt')}
        history={history}
        onChange={(text) => draft.set({ prompt: text })}
      />
      <WordChips
        groups={[{ name: 'Light', values: ['dusk', 'dawn'] }]}
        text={prompt}
        onChange={(text) => draft.set({ prompt: text })}
      />
      <EngineField state={engine} />
      <GenerateButton
        label="Generate lamp"
        problem={firstProblem([...problems, ...engineProblems(engine)]) ?? (isChecking ? 'Still being checked.' : null)}
        isPassing={isChecking && problems.length === 0}
        isPending={false}
        run={run}
      />
      <p>Generated: {generated.join(' | ')}</p>
    </>
  );
}

/** Presets that live as long as the page. */
function usePresets() {
  const [kept, setKept] = useState<Readonly<Record<string, { prompt: string; count: number }>>>({});
  const without = (name: string) => Object.fromEntries(Object.entries(kept).filter(([other]) => other !== name));
  return {
    names: Object.keys(kept),
    save: (name: string) => setKept({ ...kept, [name]: draft.use.getState() }),
    apply: (name: string) => draft.set(kept[name] ?? {}),
    rename: (name: string, next: string) => {
      const preset = kept[name];
      if (preset) setKept({ ...without(name), [next]: preset });
    },
    remove: (name: string) => setKept(without(name)),
    exportAll: () => {
      const presets = Object.entries(kept).map(([name, values]) => ({ name, values }));
      saveTextFile({ text: writePresetFile(draft.id, presets), fileName: 'presets.json', type: 'application/json' });
    },
    importFile: async (file: File) => {
      const presets = readPresetFile(await file.text(), { form: draft.id, fileName: file.name });
      setKept({
        ...kept,
        ...Object.fromEntries(presets.map(({ name, values }) => [name, { ...draft.defaults, ...draft.read(values) }])),
      });
    },
  };
}
