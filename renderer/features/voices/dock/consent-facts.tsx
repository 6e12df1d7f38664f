import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ConsentRecord, Voice } from '../../../../shared/domain/voices/voice.ts';
import { texts } from '../texts.ts';
import { exportConsent } from '../voice-actions.ts';
import classes from './dock.module.css';

/** Who allowed the voice to be cloned, when and in which words. */
export function ConsentFacts({ voice, consent }: { voice: Voice; consent: ConsentRecord }) {
  return (
    <section className={classes.section} aria-label={texts.consent.title}>
      <h3 className={classes.heading}>{texts.consent.title}</h3>
      <dl className={classes.plainFacts}>
        <dt>{texts.consent.person}</dt>
        <dd data-selectable>{consent.person}</dd>
        <dt>{texts.consent.basis}</dt>
        <dd>{texts.consent.bases[consent.basis]}</dd>
        <dt>{texts.consent.date}</dt>
        <dd>{texts.dayAndTime(consent.agreedAtMs)}</dd>
        <dt>{texts.consent.statement}</dt>
        <dd className={classes.wide} data-selectable>
          {consent.statement}
        </dd>
        <dt>{texts.consent.hash}</dt>
        <dd className={classes.hash} title={consent.sampleSha256} data-selectable>
          {consent.sampleSha256}
        </dd>
      </dl>
      <Button
        size="compact-sm"
        leftSection={<IconDownload size={15} stroke={1.6} aria-hidden />}
        onClick={() => void exportConsent(voice)}
      >
        {texts.consent.export}
      </Button>
    </section>
  );
}
