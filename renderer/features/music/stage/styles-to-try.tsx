import { Button } from '@mantine/core';
import { useSettings } from '../../../api/settings/settings.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PANEL_ICONS } from '../../../ui/kinds/panel-icons.ts';
import { StageCentre } from '../../../ui/layout/stage-parts.tsx';
import { fillForm } from '../actions/reuse.ts';
import { texts } from '../texts.ts';
import classes from './stage.module.css';

const words = texts.empty;

/** Nothing was generated yet: what can be generated here, and styles to begin with. */
export function StylesToTry() {
  const { engine } = useSettings();
  return (
    <StageCentre>
      <EmptyState icon={PANEL_ICONS.music} title={words.title} text={words[engine]}>
        <ul className={classes.styles} aria-label={words.start}>
          {words.styles.map((style) => (
            <li key={style}>
              <Button variant="default" aria-label={words.use(style)} onClick={() => take(style)}>
                {style}
              </Button>
            </li>
          ))}
        </ul>
      </EmptyState>
    </StageCentre>
  );
}

function take(prompt: string): void {
  fillForm({ prompt }, texts.reuse.style);
  document.querySelector<HTMLElement>('[data-song-style]')?.focus();
}
