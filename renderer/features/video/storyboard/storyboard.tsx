import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import { usePanelEngine } from '../../../api/settings/settings.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import { BillingLine } from '../../../ui/generation-form/submit/billing-line.tsx';
import { PANEL_ICONS } from '../../../ui/kinds/panel-icons.ts';
import { StageCentre, StageNotice } from '../../../ui/layout/stage-parts.tsx';
import { clipDraft } from '../form-draft/clip-draft.ts';
import { formTexts } from '../form-draft/form-texts.ts';
import { ShotRow } from './shot-row.tsx';
import { isMissing } from './shot-state.ts';
import { readShots } from '../shots/keep-shots.ts';
import { changeShot, useEditedShot } from '../shots/shots.ts';
import { AddShot, StoryboardHead } from './storyboard-head.tsx';
import { storyboardTexts as words } from './storyboard-texts.ts';
import classes from './storyboard.module.css';
import { useShotViews } from './use-shot-views.ts';

/** Shots in their order, each with the state of its clip; what is missing is generated together. */
export function Storyboard() {
  const read = useQuery({ queryKey: ['storyboard'], queryFn: readShots, staleTime: Infinity, gcTime: Infinity });
  if (read.error)
    return (
      <StageNotice>
        <FailureNotice failure={apiFailure(read.error)} steps={{ retry: () => void read.refetch() }} />
      </StageNotice>
    );
  return read.data ? <Shots /> : null;
}

function Shots() {
  const editedId = useEditedShot(({ id }) => id);
  const engine = usePanelEngine('video');
  const views = useShotViews();
  const missing = views.filter(isMissing);
  useEffect(() => {
    const stop = clipDraft.use.subscribe(takeOver);
    return () => {
      stop();
      // Nobody sees then what the form would change.
      useEditedShot.setState({ id: null });
    };
  }, []);
  if (views.length === 0)
    return (
      <StageCentre>
        <EmptyState icon={PANEL_ICONS.video} {...words.empty}>
          <AddShot />
        </EmptyState>
      </StageCentre>
    );
  const parts = missing.map(({ shot: { draft } }) => ({ model: draft.model, amount: draft.durationSeconds }));
  const amount = parts.reduce((sum, part) => sum + part.amount, 0);
  return (
    <>
      <StoryboardHead views={views} missing={missing} />
      <ol className={classes.shots} aria-label={words.list}>
        {views.map((view) => (
          <ShotRow
            key={view.shot.id}
            view={view}
            isEdited={view.shot.id === editedId}
            isLast={view.number === views.length}
          />
        ))}
      </ol>
      <div className={classes.end}>
        <p>{words.hint}</p>
        {missing.length > 0 ? (
          <BillingLine
            engine={engine}
            billed={{ unit: 'clipSeconds', amount, parts }}
            sent={formTexts.sent}
            stays={formTexts.stays}
          />
        ) : null}
      </div>
    </>
  );
}

/** What is changed in the form is changed in the shot that it edits. */
function takeOver(): void {
  const { id } = useEditedShot.getState();
  if (id !== null) changeShot(id, { draft: clipDraft.use.getState() });
}
