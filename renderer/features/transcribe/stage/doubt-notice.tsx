import { Button } from '@mantine/core';
import { IconLanguageOff } from '@tabler/icons-react';
import { hasDoubtfulLanguage } from '../../../../shared/domain/doubtful-language.ts';
import { transcribeInCloud } from '../intake/intake.ts';
import { texts } from '../texts.ts';
import type { OpenTranscript } from '../transcribe-context.tsx';
import classes from './stage.module.css';

/** Says once for a recording that parts of it did not sound like English, and what can be done. */
export function DoubtNotice({ open: { transcript } }: { open: OpenTranscript }) {
  if (!hasDoubtfulLanguage(transcript)) return null;
  return (
    <div className={classes.doubt} role="note">
      <IconLanguageOff size={16} stroke={1.6} aria-hidden />
      <p>
        <strong>{texts.doubt.notice}</strong> {texts.doubt.advice}
      </p>
      <Button size="compact-sm" onClick={() => void transcribeInCloud(transcript.mediaId)}>
        {texts.doubt.cloud}
      </Button>
    </div>
  );
}
