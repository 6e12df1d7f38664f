import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useHearingState } from '../../media/hearing.ts';
import { HearIcon } from './hear-icon.tsx';
import { texts } from './hearing-texts.ts';

/** Lets what is heard under a name be heard, and stops it. */
export function HearButton(props: {
  name: string;
  label: string;
  /** What is played, where the page has more buttons of this label: follows it in the accessible name. */
  what?: string;
  onHear: () => void;
  variant?: 'default' | 'subtle' | 'filled';
  isWord?: boolean;
  disabled?: boolean;
  title?: string | undefined;
  /** Behind the label, e.g. a length. */
  children?: ReactNode;
}) {
  const { name, label, what, onHear, variant = 'default', isWord = false, disabled = false, title, children } = props;
  const state = useHearingState(name);
  const shown = state === 'playing' ? texts.stop : label;
  return (
    <Button
      size="compact-sm"
      variant={variant}
      disabled={disabled}
      title={title}
      aria-label={what === undefined ? undefined : `${shown} ${what}`}
      aria-busy={state === 'pending'}
      leftSection={<HearIcon state={state} isWord={isWord} />}
      onClick={onHear}
    >
      {shown}
      {children}
    </Button>
  );
}
