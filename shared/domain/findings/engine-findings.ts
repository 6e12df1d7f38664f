import type { FailureData } from '../failures/failure.ts';
import { numberIn } from '../failures/failure-data.ts';
import { detailText } from '../failures/details/detail-text.ts';

const ENGINE = {
  closing: 'Atelier is closing.',
  ended: (data: FailureData) => {
    const code = numberIn(data, 'exitCode');
    return code === null ? 'It was ended from outside.' : `It ended with exit code ${code}.`;
  },
  folder_failed: 'Its folder can’t be used. Open Diagnostics.',
  folder_held:
    'Another process is using its folder and isn’t responding. Quit all other Atelier processes and try again.',
  shared: 'Using the local engine of another running Atelier process.',
  waiting: 'Waiting for the local engine of another Atelier process to stop.',
} as const;

/** Stable name of what is to be said of the local engine. */
export type EngineReason = keyof typeof ENGINE;

/** What is to be said of the local engine, as a sentence; null for what has no name here. `data.reason` names it. */
export const engineText = (data: FailureData): string | null => detailText(ENGINE, data['reason'], data);
