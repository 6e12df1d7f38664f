import { Button } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useCapturedKeys } from '../../../ui/actions/keys/use-captured-keys.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MicrophoneLevel } from '../../../ui/microphone/microphone-level.tsx';
import { DICTATION_TEXTS as words } from './dictation-texts.ts';
import classes from './dictation.module.css';
import type { ShownDictation } from './use-dictation.ts';

/** In place of what is below the message while it is dictated: the level, how long, Stop and Cancel. */
export function DictationBar({ dictation }: { dictation: ShownDictation }) {
  const { state, stop, cancel, onLevel } = dictation;
  const isRecording = state.kind === 'recording';
  useEscape(cancel);
  return (
    <div className={classes.bar} role="group" aria-label={words.bar}>
      <IconButton size="1.875rem" aria-label={words.cancel} onClick={cancel}>
        <IconX size={17} stroke={1.6} />
      </IconButton>
      {isRecording ? <MicrophoneLevel label={words.level} onLevel={onLevel} /> : null}
      <span className={classes.status} role="status">
        {isRecording ? words.listening : state.kind === 'opening' ? words.opening : words.recognising}
      </span>
      <Button
        size="compact-sm"
        variant="filled"
        leftSection={<IconCheck size={15} stroke={1.8} aria-hidden />}
        loading={!isRecording}
        autoFocus
        onClick={stop}
      >
        {words.insert}
      </Button>
    </div>
  );
}

/** Escape cancels, wherever the keyboard is but in a dialog: the message, which may have it, would stop the answer instead. */
function useEscape(cancel: () => void): void {
  useCapturedKeys((event) => {
    if (event.key !== 'Escape' || event.isComposing) return false;
    if (event.target instanceof Element && event.target.closest('[role="dialog"]')) return false;
    cancel();
    return true;
  });
}
