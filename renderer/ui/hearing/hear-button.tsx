import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useHearingState } from '../../media/hearing.ts';
import { HearIcon } from './hear-icon.tsx';
import { texts } from './hearing-texts.ts';

/** Lets what is heard under a name be heard, and stops it. */
export function HearButton(props: {
  name: string;
  label: string;
  onHear: () => void;
  variant?: 'default' | 'subtle' | 'filled';
  isWord?: boolean;
  disabled?: boolean;
  title?: string | undefined;
  /** Behind the label, e.g. a length. */
  children?: ReactNode;
}) {
  const { name, label, onHear, variant = 'default', isWord = false, disabled = false, title, children } = props;
  const state = useHearingState(name);
  return (
    <Button
      size="compact-sm"
      variant={variant}
      disabled={disabled}
      title={title}
      aria-busy={state === 'pending'}
      leftSection={<HearIcon state={state} isWord={isWord} />}
      onClick={onHear}
    >
      {state === 'playing' ? texts.stop : label}
      {children}
    </Button>
  );
}
