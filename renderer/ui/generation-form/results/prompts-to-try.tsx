import { Button } from '@mantine/core';
import { EmptyState } from '../../feedback/empty-state.tsx';
import { StageCentre } from '../../layout/stage-parts.tsx';
import type { PanelIcon } from '../../layout/panel.ts';
import classes from './results.module.css';

/** Prompts to begin with, as a panel words them. `use` names the button of a prompt, `label` the list. */
export type PromptTexts = {
  title: string;
  text: string;
  label?: string | undefined;
  prompts: readonly string[];
  use: (prompt: string) => string;
};

/** Nothing was generated yet: what can be generated here, and prompts to begin with. */
export function PromptsToTry(props: { icon: PanelIcon; words: PromptTexts; take: (prompt: string) => void }) {
  const { icon, words, take } = props;
  return (
    <StageCentre>
      <EmptyState icon={icon} title={words.title} text={words.text}>
        <ul className={classes.prompts} aria-label={words.label}>
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
