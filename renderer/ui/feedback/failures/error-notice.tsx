import { Button, CopyButton } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconCheck, IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { texts } from '../feedback-texts.ts';
import classes from '../small-states.module.css';

/**
 * A failure where it happened: what, why and what to do, one next step as children, and the request ID to copy.
 * Announced to assistive technology when it appears.
 */
export function ErrorNotice(props: {
  what: string;
  why: string;
  tone?: 'danger' | 'warn';
  reference?: string | null;
  children?: ReactNode;
}) {
  const { what, why, tone = 'danger', reference = null, children } = props;
  const Icon = tone === 'danger' ? IconAlertCircle : IconAlertTriangle;
  return (
    <div className={classes.error} role="alert" data-tone={tone}>
      <div className={classes.errorWhat}>
        <Icon size={16} stroke={1.6} aria-hidden />
        <span>{what}</span>
      </div>
      <p className={classes.errorWhy} data-selectable>
        {why}
      </p>
      {children || reference !== null ? (
        <div className={classes.errorActions}>
          {children}
          {reference === null ? null : <RequestId value={reference} />}
        </div>
      ) : null}
    </div>
  );
}

function RequestId({ value }: { value: string }) {
  return (
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <Button
          variant="subtle"
          size="compact-sm"
          ml="auto"
          onClick={copy}
          title={value}
          leftSection={copied ? <IconCheck size={13} stroke={1.6} /> : <IconCopy size={13} stroke={1.6} />}
        >
          {copied ? texts.copied : texts.copyRequestId}
        </Button>
      )}
    </CopyButton>
  );
}
