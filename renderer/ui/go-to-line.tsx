import { Button, Modal, NumberInput } from '@mantine/core';
import { useState } from 'react';
import classes from './go-to-line.module.css';

/** Asks for the number of a line, 1 to `last`, and goes there; `focus` puts the keyboard on it afterwards. */
export function GoToLine(props: {
  isOpen: boolean;
  last: number;
  texts: { title: string; field: (last: number) => string; go: string };
  go: (index: number) => void;
  close: () => void;
  focus: () => void;
}) {
  const { isOpen, last, texts, go, close, focus } = props;
  const [number, setNumber] = useState<number | string>('');
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={texts.title}
      size="xs"
      withCloseButton={false}
      returnFocus={false}
      onExitTransitionEnd={focus}
    >
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (typeof number !== 'number' || number < 1 || number > last) return;
          close();
          go(number - 1);
        }}
      >
        <NumberInput
          aria-label={texts.field(last)}
          description={texts.field(last)}
          min={1}
          max={last}
          allowDecimal={false}
          data-autofocus
          value={number}
          onChange={setNumber}
        />
        <Button type="submit" variant="filled">
          {texts.go}
        </Button>
      </form>
    </Modal>
  );
}
