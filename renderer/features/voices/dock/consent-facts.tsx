import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ConsentRecord, Voice } from '../../../../shared/domain/voices/voice.ts';
import { formatDayAndTime } from '../../../ui/time/formats.ts';
import { texts } from '../texts.ts';
import { Fact, FactList } from '../../../ui/layout/inspector/fact-list.tsx';
import { exportConsent } from '../collection/voice-actions.ts';
import classes from './dock.module.css';

/** Who allowed the voice to be cloned, when and in which words. */
export function ConsentFacts({ voice, consent }: { voice: Voice; consent: ConsentRecord }) {
  return (
    <section className={classes.section} aria-label={texts.consent.title}>
      <h3 className={classes.heading}>{texts.consent.title}</h3>
      <FactList isPlain>
        <Fact name={texts.consent.person} value={consent.person} />
        <Fact name={texts.consent.basis} value={texts.consent.bases[consent.basis]} />
        <Fact name={texts.consent.date} value={formatDayAndTime(consent.agreedAtMs)} />
        <Fact name={texts.consent.statement} value={consent.statement} isWide />
        <Fact name={texts.consent.hash} value={<span className={classes.hash}>{consent.sampleSha256}</span>} isWide />
      </FactList>
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
