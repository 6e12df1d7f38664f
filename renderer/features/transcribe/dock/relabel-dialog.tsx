import { Button, Modal, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { texts } from '../texts.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { useTranscribe } from '../document/transcribe-store.ts';
import classes from './dock.module.css';

/** Asks how many speakers there are and labels them again. */
export function RelabelDialog({ open }: { open: OpenTranscript }) {
  const isOpen = useTranscribe((state) => state.dialog === 'relabel');
  const [count, setCount] = useState<number | string>('');
  const close = () => useTranscribe.setState({ dialog: null });
  const start = () => {
    const speakerCount = typeof count === 'number' && count >= 1 && count <= 20 ? Math.round(count) : null;
    close();
    client.transcripts
      .relabelSpeakers({ id: open.transcript.id, speakerCount })
      .catch((error: unknown) => showFailureToast(texts.dock.notRelabelled, error));
  };
  return (
    <Modal opened={isOpen} onClose={close} title={texts.dock.relabel} size="xs">
      <form
        className={classes.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <p>{texts.dock.relabelText}</p>
        <NumberInput
          label={texts.dock.relabelCount}
          placeholder={texts.importing.anySpeakers}
          min={1}
          max={20}
          allowDecimal={false}
          data-autofocus
          value={count}
          onChange={setCount}
        />
        <Button type="submit" variant="filled">
          {texts.dock.relabelStart}
        </Button>
      </form>
    </Modal>
  );
}
