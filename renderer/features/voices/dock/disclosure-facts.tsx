import { Button, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { Voice } from '../../../../shared/domain/voices/voice.ts';
import { texts } from '../texts.ts';
import classes from './dock.module.css';

/** What to tell listeners: that the voice was made, of whom and with whose consent. Made voices only. */
export function DisclosureFacts({ voice }: { voice: Voice }) {
  const text = texts.disclosure.text(voice);
  return (
    <section className={classes.section} aria-label={texts.disclosure.title}>
      <h3 className={classes.heading}>{texts.disclosure.title}</h3>
      <p className={classes.small}>{texts.disclosure.why}</p>
      <p className={classes.quote} data-selectable>
        {text}
      </p>
      <CopyButton value={text}>
        {({ copied, copy }) => (
          <Button
            size="compact-sm"
            leftSection={
              copied ? (
                <IconCheck size={15} stroke={1.6} aria-hidden />
              ) : (
                <IconCopy size={15} stroke={1.6} aria-hidden />
              )
            }
            onClick={copy}
          >
            {copied ? texts.dock.copied : texts.disclosure.copy}
          </Button>
        )}
      </CopyButton>
    </section>
  );
}
