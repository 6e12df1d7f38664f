import { Button } from '@mantine/core';
import { IconCut, IconPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { engineProblems, useEngine } from '../../../ui/generation-form/engine/use-engine.ts';
import { firstProblem } from '../../../ui/generation-form/form-problems.ts';
import { createCut } from '../cut/document/change-cut.ts';
import type { ShotView } from './shot-state.ts';
import { addFromForm, generateShots } from './storyboard-actions.ts';
import { storyboardTexts as words } from './storyboard-texts.ts';
import controls from '../clip-controls.module.css';
import classes from './storyboard.module.css';

type Numbered = ShotView & { number: number };

/** What the storyboard has, and what is done with all of it; why it cannot be generated is said beside the button. */
export function StoryboardHead({ views, missing }: { views: readonly Numbered[]; missing: readonly Numbered[] }) {
  const state = useEngine('video');
  const generating = useMutation({ mutationFn: generateShots });
  const whyId = useId();
  const seconds = views.reduce((sum, { shot }) => sum + shot.draft.durationSeconds, 0);
  const saved = views.filter(({ state: { kind } }) => kind === 'saved').length;
  const isBlocked = views.some(({ state: { kind } }) => kind === 'blocked');
  const nothing = missing.length > 0 ? null : isBlocked ? words.notReady : words.nothing;
  const problem = firstProblem(engineProblems(state)) ?? nothing;
  const run = () => {
    if (problem === null && !generating.isPending) generating.mutate({ views: missing, engine: state.engine });
  };
  return (
    <div className={classes.head}>
      <span className={controls.fact}>{words.facts(views.length, seconds, saved)}</span>
      <span className={classes.space} />
      <span id={whyId} className={controls.fact} role="status">
        {problem}
      </span>
      <CutShots views={views} />
      <AddShot />
      <Button
        size="xs"
        variant="default"
        loading={generating.isPending}
        aria-disabled={problem !== null}
        data-disabled={problem !== null || undefined}
        aria-describedby={whyId}
        onClick={run}
      >
        {words.generate(missing.length)}
      </Button>
    </div>
  );
}

/** Opens a rough cut of the clips that there are, in the order of their shots. */
function CutShots({ views }: { views: readonly Numbered[] }) {
  const itemIds = views.flatMap(({ itemId }) => (itemId === null ? [] : [itemId]));
  return (
    <Button
      size="xs"
      variant="default"
      disabled={itemIds.length === 0}
      title={itemIds.length === 0 ? words.noClips : undefined}
      leftSection={<IconCut size={15} stroke={1.6} aria-hidden />}
      onClick={() => void createCut(itemIds, { name: words.cutName })}
    >
      {words.cut}
    </Button>
  );
}

/** Adds what the form says, after the shot that it edits. */
export function AddShot() {
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconPlus size={15} stroke={1.6} aria-hidden />}
      onClick={addFromForm}
    >
      {words.add}
    </Button>
  );
}
