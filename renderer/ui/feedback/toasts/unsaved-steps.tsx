import { Button, CopyButton } from '@mantine/core';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { failureReference } from '../../../api/connection/api-failure.ts';
import { failureSentences } from '../../../../shared/domain/failures/failure-text.ts';
import type { FailedStep } from '../../../api/documents/optimistic-rules.ts';
import { StageNotice } from '../../layout/stage-parts.tsx';
import { ErrorNotice } from '../failures/error-notice.tsx';
import { texts } from '../feedback-texts.ts';

/** Edits of the kind `setText` hold what was typed. */
type AnyEdit = { kind: string; text?: string };

/** What is shown of OpenDocuments. */
type Documents = {
  useSaveStatus: (id: ItemId) => { failed: readonly FailedStep<AnyEdit>[] };
  documentOf: (id: ItemId) => { retry: (key: number) => void; discard: (key: number) => void } | undefined;
};

/** Changes of an open document that could not be saved. They are out of it, but what was typed is still here. */
export function UnsavedSteps({ documents, id }: { documents: Documents; id: ItemId }) {
  const { failed } = documents.useSaveStatus(id);
  return failed.map((step) => (
    <StageNotice key={step.key}>
      <UnsavedStep
        step={step}
        retry={() => documents.documentOf(id)?.retry(step.key)}
        discard={() => documents.documentOf(id)?.discard(step.key)}
      />
    </StageNotice>
  ));
}

const typedIn = (edits: readonly AnyEdit[]): string =>
  edits.flatMap(({ kind, text }) => (kind === 'setText' && text !== undefined ? [text] : [])).join('\n');

function UnsavedStep({ step, retry, discard }: { step: FailedStep<AnyEdit>; retry: () => void; discard: () => void }) {
  const text = typedIn(step.edits);
  const title = step.label === '' ? texts.unsaved.title : texts.unsaved.named(step.label);
  return (
    <ErrorNotice what={title} why={failureSentences(step.failure)} reference={failureReference(step.failure)}>
      {step.edits.length > 0 ? (
        <Button size="compact-sm" onClick={retry}>
          {texts.unsaved.retry}
        </Button>
      ) : null}
      {text === '' ? null : (
        <CopyButton value={text}>
          {({ copy }) => (
            <Button size="compact-sm" variant="subtle" onClick={copy}>
              {texts.unsaved.copy}
            </Button>
          )}
        </CopyButton>
      )}
      <Button size="compact-sm" variant="subtle" onClick={discard}>
        {texts.unsaved.discard}
      </Button>
    </ErrorNotice>
  );
}
