import { Button, CopyButton } from '@mantine/core';
import { failureReference } from '../../api/api-failure.ts';
import { failureText } from '../../api/failure-text.ts';
import type { FailedStep } from '../../api/optimistic-document.ts';
import { ErrorNotice } from './error-notice.tsx';

const TEXTS = {
  title: 'A change is not saved',
  named: (label: string) => `“${label}” is not saved`,
  retry: 'Try again',
  discard: 'Discard',
  copy: 'Copy the text',
} as const;

type Handlers<Edit> = {
  /** What was typed in a step, to be copied; '' where nothing was. */
  typed: (edits: readonly Edit[]) => string;
  retry: (key: number) => void;
  discard: (key: number) => void;
};

/** Changes of a document that could not be saved. They are out of it, but what was typed is still here. */
export function UnsavedSteps<Edit>(
  props: { failed: readonly FailedStep<Edit>[]; className?: string | undefined } & Handlers<Edit>,
) {
  const { failed, className, ...handlers } = props;
  return failed.map((step) => (
    <div key={step.key} className={className}>
      <UnsavedStep step={step} {...handlers} />
    </div>
  ));
}

function UnsavedStep<Edit>({ step, typed, retry, discard }: { step: FailedStep<Edit> } & Handlers<Edit>) {
  const { what, why } = failureText(step.failure);
  const text = typed(step.edits);
  const title = step.label === '' ? TEXTS.title : TEXTS.named(step.label);
  return (
    <ErrorNotice what={title} why={`${what}. ${why}`} reference={failureReference(step.failure)}>
      {step.edits.length > 0 ? (
        <Button size="compact-sm" onClick={() => retry(step.key)}>
          {TEXTS.retry}
        </Button>
      ) : null}
      {text === '' ? null : (
        <CopyButton value={text}>
          {({ copy }) => (
            <Button size="compact-sm" variant="subtle" onClick={copy}>
              {TEXTS.copy}
            </Button>
          )}
        </CopyButton>
      )}
      <Button size="compact-sm" variant="subtle" onClick={() => discard(step.key)}>
        {TEXTS.discard}
      </Button>
    </ErrorNotice>
  );
}
