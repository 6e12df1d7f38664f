import { Button } from '@mantine/core';
import { texts } from '../generation-form-texts.ts';
import classes from './used-prompt.module.css';

const words = texts.usedPrompt;

type Props = {
  recipe: { prompt: string; promptOptimizer: boolean };
  /** What the optimiser made of it; null where nobody says. */
  promptUsed: string | null;
  /** Fills the form in with that. */
  use: (prompt: string) => void;
};

/** The prompt of a result and, where it was optimised, beside it what was really used. */
export function UsedPrompt({ recipe: { prompt, promptOptimizer }, promptUsed, use }: Props) {
  const isOther = promptOptimizer && promptUsed !== null && promptUsed !== prompt;
  if (!isOther) {
    if (prompt === '') return null;
    return (
      <section aria-label={words.prompt} className={classes.prompt} data-selectable>
        {prompt}
        {promptOptimizer ? (
          <p className={classes.note}>{promptUsed === null ? words.notKnown : words.unchanged}</p>
        ) : null}
      </section>
    );
  }
  return (
    <div className={classes.pair}>
      <section aria-label={words.yours}>
        <h3 className={classes.name}>{words.yours}</h3>
        <div className={classes.prompt} data-selectable>
          {prompt}
        </div>
      </section>
      <section aria-label={words.used}>
        <h3 className={classes.name}>{words.used}</h3>
        <div className={classes.prompt} data-selectable>
          <Added prompt={prompt} used={promptUsed} />
        </div>
        <Button size="compact-sm" className={classes.use ?? ''} onClick={() => use(promptUsed)}>
          {words.use}
        </Button>
      </section>
    </div>
  );
}

/** The used prompt; where it only goes on where the written one ends, what is new stands out. */
function Added({ prompt, used }: { prompt: string; used: string }) {
  const own = prompt.replace(/[\s.,;]+$/u, '');
  if (own === '' || !used.startsWith(own)) return used;
  return (
    <>
      {own}
      <mark className={classes.added}>{used.slice(own.length)}</mark>
    </>
  );
}
