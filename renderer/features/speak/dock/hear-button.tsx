import { ActionIcon } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconVolume } from '@tabler/icons-react';
import { ProgressRing } from '../../../ui/feedback/progress-ring.tsx';
import { texts } from './dock-texts.ts';
import { hearVoice, useHearing } from './hear-voice.ts';
import type { Heard } from './heard-track-id.ts';

/** Hears a voice or a word, and stops it. */
export function HearButton(props: { heard: Heard; name: string; isWord?: boolean; disabled?: boolean }) {
  const { heard, name, isWord = false, disabled = false } = props;
  const state = useHearing(heard);
  const Icon = state === 'playing' ? IconPlayerPause : isWord ? IconVolume : IconPlayerPlay;
  return (
    <ActionIcon
      size="1.5rem"
      aria-label={state === 'playing' ? texts.cast.stop(name) : texts.cast.hear(name)}
      aria-busy={state === 'pending'}
      disabled={disabled}
      onClick={() => void hearVoice(heard)}
    >
      {state === 'pending' ? <ProgressRing share={null} size={14} /> : <Icon size={15} stroke={1.6} />}
    </ActionIcon>
  );
}
