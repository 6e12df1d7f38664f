import { Button } from '@mantine/core';
import { IconMicrophoneOff } from '@tabler/icons-react';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import { MICROPHONE_PROBLEMS } from '../../../ui/feedback/microphone-texts.ts';
import type { DictationState } from './dictation-session.ts';
import { DICTATION_TEXTS as words } from './dictation-texts.ts';
import classes from './dictation.module.css';
import type { ShownDictation } from './use-dictation.ts';

/** Why nothing was dictated, and the way on; nothing while all is well. The message stays as it was. */
export function DictationProblem({ dictation }: { dictation: ShownDictation }) {
  const { state, start, retry, cancel } = dictation;
  if (state.kind === 'failed') {
    return (
      <div className={classes.failed}>
        <FailureNotice failure={state.failure} steps={{ retry }} />
        <Button size="compact-sm" variant="subtle" onClick={cancel}>
          {words.dismiss}
        </Button>
      </div>
    );
  }
  if (state.kind !== 'blocked' && state.kind !== 'silent') return null;
  const { what, why } = textOf(state);
  return (
    <div className={classes.problem} role="alert">
      <IconMicrophoneOff size={16} stroke={1.6} aria-hidden />
      <p>
        {what === '' ? null : <strong>{what}</strong>} {why}
      </p>
      <Button size="compact-sm" variant="default" onClick={() => void start()}>
        {words.again}
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={cancel}>
        {words.dismiss}
      </Button>
    </div>
  );
}

function textOf(state: Extract<DictationState, { kind: 'blocked' | 'silent' }>): { what: string; why: string } {
  if (state.kind === 'silent') return { what: '', why: words.silent };
  const { problem, message } = state;
  return problem ? MICROPHONE_PROBLEMS[problem]() : MICROPHONE_PROBLEMS.other(message);
}
