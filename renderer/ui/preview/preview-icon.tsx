import { IconPlayerPlayFilled, IconPlayerStopFilled, IconVolume } from '@tabler/icons-react';
import type { PreviewState } from '../../media/preview.ts';
import { ProgressRing } from '../feedback/progress-ring.tsx';

/** Play (or a speaker, for a word), stop, or a ring while the sound is being made. */
export function PreviewIcon(props: { state: PreviewState; size?: number; isWord?: boolean }) {
  const { state, size = 15, isWord = false } = props;
  if (state === 'pending') return <ProgressRing share={null} size={size} />;
  if (state === 'playing') return <IconPlayerStopFilled size={size} aria-hidden />;
  return isWord ? (
    <IconVolume size={size} stroke={1.6} aria-hidden />
  ) : (
    <IconPlayerPlayFilled size={size} aria-hidden />
  );
}
