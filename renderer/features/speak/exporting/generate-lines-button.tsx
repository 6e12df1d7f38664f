import { Button } from '@mantine/core';
import type { LineId } from '../../../../shared/domain/ids.ts';
import { useSettings } from '../../../api/settings/settings.ts';
import { planGeneration } from '../generation/generation-plan.ts';
import { generateLines } from '../generation/generate-lines.ts';
import type { OpenScript } from '../document/open-script.ts';
import { texts } from './export-texts.ts';

/** Makes those of the lines that can be made, and says what that takes. The form stays: it knows when they are there. */
export function GenerateLinesButton({ open, lineIds }: { open: OpenScript; lineIds: readonly LineId[] }) {
  const isLocal = useSettings().engine === 'local';
  const wanted = new Set(lineIds);
  const rows = [...open.states].filter(({ line }) => wanted.has(line.id));
  const plan = planGeneration(rows);
  const isGenerating = rows.some(({ state }) => state.status === 'generating');
  if (plan.lineIds.length === 0) return isGenerating ? <span>{texts.generating}</span> : null;
  return (
    <Button
      size="compact-sm"
      title={texts.cost(plan.characters, isLocal ? texts.free : texts.billed)}
      onClick={(event) => {
        // The button goes when the lines are made; the keyboard stays in the form.
        event.currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus();
        void generateLines(open.script.id, plan.lineIds);
      }}
    >
      {texts.generate(plan.lineIds.length)}
    </Button>
  );
}
