import { Button } from '@mantine/core';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { ProgressRing } from '../../../ui/feedback/progress-ring.tsx';
import { texts } from '../texts.ts';
import { useHearingState } from './use-hearing-state.ts';

/** Plays and pauses what is heard under a name. */
export function HearButton(props: {
  name: string;
  label: string;
  onHear: () => void;
  variant?: 'default' | 'subtle' | 'filled';
  disabled?: boolean;
}) {
  const { name, label, onHear, variant = 'default', disabled = false } = props;
  const state = useHearingState(name);
  return (
    <Button
      size="compact-sm"
      variant={variant}
      disabled={disabled}
      aria-busy={state === 'pending'}
      leftSection={<HearIcon state={state} />}
      onClick={onHear}
    >
      {state === 'playing' ? texts.hearing.pause : label}
    </Button>
  );
}

/** Play, pause, or a ring while the sound is being made. */
export function HearIcon({ state, size = 15 }: { state: ReturnType<typeof useHearingState>; size?: number }) {
  if (state === 'pending') return <ProgressRing share={null} size={size} />;
  const Icon = state === 'playing' ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  return <Icon size={size} aria-hidden />;
}
