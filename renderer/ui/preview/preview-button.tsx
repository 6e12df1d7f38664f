import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePreviewState } from '../../media/preview.ts';
import { PreviewIcon } from './preview-icon.tsx';
import { texts } from './preview-texts.ts';

/** Lets what is heard under a name be heard, and stops it. */
export function PreviewButton(props: {
  name: string;
  label: string;
  /** What is played, where the page has more buttons of this label: follows it in the accessible name. */
  what?: string;
  onPreview: () => void;
  variant?: 'default' | 'subtle' | 'filled';
  isWord?: boolean;
  disabled?: boolean;
  title?: string | undefined;
  /** Behind the label, e.g. a length. */
  children?: ReactNode;
}) {
  const {
    name,
    label,
    what,
    onPreview,
    variant = 'default',
    isWord = false,
    disabled = false,
    title,
    children,
  } = props;
  const state = usePreviewState(name);
  const shown = state === 'playing' ? texts.stop : label;
  return (
    <Button
      size="compact-sm"
      variant={variant}
      disabled={disabled}
      title={title}
      aria-label={what === undefined ? undefined : `${shown} ${what}`}
      aria-busy={state === 'pending'}
      leftSection={<PreviewIcon state={state} isWord={isWord} />}
      onClick={onPreview}
    >
      {shown}
      {children}
    </Button>
  );
}
