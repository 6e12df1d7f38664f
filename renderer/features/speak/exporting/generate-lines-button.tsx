import { Button } from '@mantine/core';
import type { LineId } from '../../../../shared/domain/ids.ts';
import { usePanelEngine, useSettings } from '../../../api/settings/settings.ts';
import { moneyOf } from '../../../ui/generation-form/submit/billing.ts';
import { planGeneration } from '../generation/generation-plan.ts';
import { generateLines } from '../generation/generate-lines.ts';
import type { OpenScript } from '../document/opened/open-script.ts';
import { texts } from './plan/export-texts.ts';
import classes from './exporting.module.css';

/** Makes those of the lines that can be made, and says what that takes. The form stays: it knows when they are there. */
export function GenerateLinesButton({ open, lineIds }: { open: OpenScript; lineIds: readonly LineId[] }) {
  const engine = usePanelEngine('speak');
  const { prices } = useSettings();
  const wanted = new Set(lineIds);
  const rows = [...open.states].filter(({ line }) => wanted.has(line.id));
  const plan = planGeneration(rows);
  const isGenerating = rows.some(({ state }) => state.status === 'generating');
  const { model } = open.script.settings;
  const money = moneyOf({ unit: 'characters', amount: plan.characters, model }, prices);
  const inCloud = money === null ? texts.billed : texts.billedAs(money);
  if (plan.lineIds.length === 0) return isGenerating ? <span>{texts.generating}</span> : null;
  return (
    <>
      <Button
        size="compact-sm"
        title={texts.cost(plan.characters, engine === 'local' ? texts.free : inCloud)}
        onClick={(event) => {
          // The button goes when the lines are made; the keyboard stays in the form.
          event.currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus();
          void generateLines(open.script.id, plan.lineIds);
        }}
      >
        {texts.generate(plan.lineIds.length)}
      </Button>
      {money === null || engine === 'local' ? null : (
        <span className={classes.cost}>{texts.cost(plan.characters, money)}</span>
      )}
    </>
  );
}
