import { Button } from '@mantine/core';
import { proposalTexts as words } from './proposal-texts.ts';
import classes from './proposals.module.css';

/** What can be done with new text that is reviewed: forget it, leave it for later, accept what is chosen. */
export function ReviewBar(props: { chosenCount: number; discard: () => void; close: () => void; accept: () => void }) {
  const { chosenCount, discard, close, accept } = props;
  return (
    <div className={classes.buttons}>
      <Button variant="subtle" onClick={discard}>
        {words.discard}
      </Button>
      <span />
      <Button onClick={close}>{words.decideLater}</Button>
      <Button variant="filled" disabled={chosenCount === 0} onClick={accept}>
        {words.accept(chosenCount)}
      </Button>
    </div>
  );
}
