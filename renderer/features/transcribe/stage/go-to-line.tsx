import { Button, Modal, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { selectOne } from '../../../ui/list-selection.ts';
import { texts } from '../texts.ts';
import type { OpenTranscript } from '../transcribe-context.tsx';
import { useTranscribe } from '../transcribe-store.ts';
import classes from './stage.module.css';

/** The keyboard goes to the line, so that arrows and Enter work there at once. */
function focusSelected(): void {
  const { primary } = useTranscribe.getState().selection;
  const row =
    primary === null ? null : document.querySelector<HTMLElement>(`[role="row"][data-line="${CSS.escape(primary)}"]`);
  row?.focus({ preventScroll: true });
}

/** Asks for a line number and goes there. */
export function GoToLine({ open }: { open: OpenTranscript }) {
  const isOpen = useTranscribe((state) => state.dialog === 'go-to-line');
  const [number, setNumber] = useState<number | string>('');
  const close = () => useTranscribe.setState({ dialog: null });
  const last = open.transcript.segments.length;
  const go = () => {
    const segment = typeof number === 'number' ? open.transcript.segments[number - 1] : undefined;
    if (!segment) return;
    close();
    useTranscribe.setState({ selection: selectOne(segment.id), filter: null });
  };
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={texts.list.goTo}
      size="xs"
      withCloseButton={false}
      returnFocus={false}
      onExitTransitionEnd={focusSelected}
    >
      <form
        className={classes.goTo}
        onSubmit={(event) => {
          event.preventDefault();
          go();
        }}
      >
        <NumberInput
          aria-label={texts.list.goToField(last)}
          description={texts.list.goToField(last)}
          min={1}
          max={last}
          allowDecimal={false}
          data-autofocus
          value={number}
          onChange={setNumber}
        />
        <Button type="submit" variant="filled">
          {texts.list.go}
        </Button>
      </form>
    </Modal>
  );
}
