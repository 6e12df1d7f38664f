import { Button, CopyButton } from '@mantine/core';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { failureReference } from '../../../api/api-failure.ts';
import { failureText } from '../../../api/failure-text.ts';
import { ErrorNotice } from '../../../ui/feedback/error-notice.tsx';
import { documentOf, useSaveStatus } from '../document/open-scripts.ts';
import type { FailedStep } from '../document/script-document.ts';
import { texts } from '../texts.ts';
import classes from './stage.module.css';

/** Changes that could not be saved. They are out of the script, but what was typed is still here. */
export function FailedSteps({ id }: { id: ItemId }) {
  const { failed } = useSaveStatus(id);
  return failed.map((step) => <FailedStepNotice key={step.key} id={id} step={step} />);
}

function FailedStepNotice({ id, step }: { id: ItemId; step: FailedStep }) {
  const { what, why } = failureText(step.failure);
  const typed = step.edits.flatMap((edit) => (edit.kind === 'setText' ? [edit.text] : [])).join('\n');
  const title = step.label === '' ? texts.failedStep.title : texts.failedStep.named(step.label);
  return (
    <div className={classes.notice}>
      <ErrorNotice what={title} why={`${what}. ${why}`} reference={failureReference(step.failure)}>
        {step.edits.length > 0 ? (
          <Button size="compact-sm" onClick={() => documentOf(id)?.retry(step.key)}>
            {texts.failedStep.retry}
          </Button>
        ) : null}
        {typed === '' ? null : (
          <CopyButton value={typed}>
            {({ copy }) => (
              <Button size="compact-sm" variant="subtle" onClick={copy}>
                {texts.failedStep.copy}
              </Button>
            )}
          </CopyButton>
        )}
        <Button size="compact-sm" variant="subtle" onClick={() => documentOf(id)?.discard(step.key)}>
          {texts.failedStep.discard}
        </Button>
      </ErrorNotice>
    </div>
  );
}
