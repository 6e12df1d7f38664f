import { IconCircleCheck, IconCircleDashed, IconRefreshAlert, IconVolume } from '@tabler/icons-react';
import type { IconTone } from '../../../ui/collection/sidebar/choice-row.tsx';

/** How a script or a section stands; `heard` while it plays. */
export type ListedState = 'made' | 'stale' | 'missing' | 'heard';

const ICONS = { heard: IconVolume, made: IconCircleCheck, stale: IconRefreshAlert, missing: IconCircleDashed };

/** Colours of StateIcon. */
export const STATE_TONES: Partial<Record<ListedState, IconTone>> = { heard: 'accent', stale: 'warn', missing: 'faint' };

/** The state as an icon; read out where it has `words`. */
export function StateIcon({ state, words }: { state: ListedState; words?: string }) {
  const Icon = ICONS[state];
  return words === undefined ? (
    <Icon size={16} stroke={1.6} aria-hidden />
  ) : (
    <Icon size={16} stroke={1.6} role="img" aria-label={words} />
  );
}
