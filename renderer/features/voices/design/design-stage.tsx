import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import { api } from '../../../api/client.ts';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import { texts as formTexts } from '../../../ui/generation-form/generation-form-texts.ts';
import { PresetMenu } from '../../../ui/generation-form/presets/preset-menu.tsx';
import { useFormPresets } from '../../../ui/generation-form/presets/use-form-presets.ts';
import { resetWithUndo } from '../../../ui/generation-form/submit/reset-with-undo.ts';
import { navigate } from '../../../ui/layout/navigation.ts';
import { PanelHeader } from '../../../ui/layout/panel-header.tsx';
import { PreviewFailure } from '../preview/preview-failure.tsx';
import { texts } from '../texts.ts';
import { cloneTexts } from '../clone-draft/clone-texts.ts';
import { designTexts } from './design-texts.ts';
import { designDraft } from './design-draft.ts';
import { DesignForm } from './design-form.tsx';
import { DesignRound } from './design-round.tsx';
import classes from './design.module.css';

const words = designTexts;

/** Designs a voice from a description: three candidates side by side, and the rounds before. */
export function DesignStage() {
  const rounds = useQuery(api.voices.designs.queryOptions());
  const presets = useFormPresets(designDraft);
  const [newest, ...earlier] = rounds.data ?? [];
  return (
    <>
      <PanelHeader title={texts.list.design} level={2}>
        <Button size="compact-sm" variant="subtle" onClick={() => resetWithUndo(designDraft)}>
          {formTexts.reset}
        </Button>
        <PresetMenu presets={presets} />
        <Button size="compact-sm" onClick={() => navigate('voices')}>
          {cloneTexts.close}
        </Button>
      </PanelHeader>
      <div className={classes.body}>
        <div className={classes.column}>
          <DesignForm />
          <PreviewFailure prefix="design:" />
          {rounds.error ? (
            <FailureNotice failure={apiFailure(rounds.error)} steps={{ retry: () => void rounds.refetch() }} />
          ) : null}
          {newest ? <DesignRound round={newest} isNewest /> : null}
          {newest || !rounds.isSuccess ? null : <p className={classes.quiet}>{words.nothing}</p>}
          {earlier.length > 0 ? <h3 className={classes.heading}>{words.earlier}</h3> : null}
          {earlier.map((round) => (
            <DesignRound key={round.id} round={round} />
          ))}
        </div>
      </div>
    </>
  );
}
