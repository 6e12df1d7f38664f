import { Button } from '@mantine/core';
import { IconLanguageOff } from '@tabler/icons-react';
import { hasDoubtfulLanguage } from '../../../../shared/domain/transcript/recognition/doubtful-language.ts';
import { CautionBar } from '../../../ui/feedback/caution-bar.tsx';
import { transcribeInCloud } from '../importing/known/transcribe-again.ts';
import { texts } from '../texts.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';

/** Says once for a recording that parts of it did not sound like English, and what can be done. */
export function DoubtNotice({ open: { transcript } }: { open: OpenTranscript }) {
  if (!hasDoubtfulLanguage(transcript)) return null;
  return (
    <CautionBar icon={IconLanguageOff} what={texts.doubt.notice} advice={texts.doubt.advice}>
      <Button size="compact-sm" onClick={() => void transcribeInCloud(transcript.mediaId)}>
        {texts.doubt.cloud}
      </Button>
    </CautionBar>
  );
}
