import { Button } from '@mantine/core';
import { useSettings } from '../../../api/settings/settings.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PANEL_ICONS } from '../../../ui/kinds/panel-icons.ts';
import { StageCentre } from '../../../ui/layout/stage-parts.tsx';
import { fillForm } from '../actions/reuse.ts';
import { texts } from '../texts.ts';
import classes from './stage.module.css';

const words = texts.empty;

/** Nothing was generated yet: what can be generated here, and prompts to begin with. */
export function PromptsToTry() {
  const { engine } = useSettings();
  return (
    <StageCentre>
      <EmptyState icon={PANEL_ICONS.video} title={words.title} text={words[engine]}>
        <ul className={classes.prompts}>
          {words.prompts.map((prompt) => (
            <li key={prompt}>
              <Button variant="default" aria-label={words.use(prompt)} onClick={() => take(prompt)}>
                {prompt}
              </Button>
            </li>
          ))}
        </ul>
      </EmptyState>
    </StageCentre>
  );
}

function take(prompt: string): void {
  fillForm({ prompt }, texts.reuse.prompt);
  document.querySelector<HTMLElement>('[data-clip-prompt]')?.focus();
}
