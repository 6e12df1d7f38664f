import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { TextFormat } from '../../../../shared/domain/subtitles/render-transcript.ts';
import { ChapterButtons } from '../chapters/chapter-buttons.tsx';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { texts } from '../texts.ts';
import { copyTranscript } from './copy-transcript.ts';
import type { ExportContents } from './export-options.ts';
import classes from './exporting.module.css';

/** Copies what would be exported. */
export function CopyOne({
  open,
  format,
  options,
}: {
  open: OpenTranscript;
  format: TextFormat;
  options: ExportContents;
}) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <Button
      leftSection={<Icon size={15} stroke={1.6} aria-hidden />}
      onClick={() => void copyTranscript(open, format, options).then(setCopied)}
    >
      {isCopied ? texts.exporting.copied : texts.exporting.copy}
    </Button>
  );
}

/** Copies the text in the forms that are wanted most. */
export function CopyRow({ open }: { open: OpenTranscript }) {
  const copy = (withTimes: boolean, withSpeakers: boolean) => () =>
    void copyTranscript(open, 'txt', { withTimes, withSpeakers });
  return (
    <div className={classes.copies}>
      <Button variant="subtle" size="compact-sm" onClick={copy(false, false)}>
        {texts.exporting.copyPlain}
      </Button>
      <Button variant="subtle" size="compact-sm" onClick={copy(true, false)}>
        {texts.exporting.copyTimes}
      </Button>
      <Button variant="subtle" size="compact-sm" onClick={copy(false, true)}>
        {texts.exporting.copySpeakers}
      </Button>
      <Button
        variant="subtle"
        size="compact-sm"
        onClick={() => void copyTranscript(open, 'txt', { withTimes: false, withSpeakers: false, asParagraphs: true })}
      >
        {texts.exporting.copyParagraphs}
      </Button>
      <ChapterButtons open={open} />
    </div>
  );
}
