import { Button } from '@mantine/core';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { client } from '../../../api/client.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { showToast } from '../../../ui/feedback/toasts/toasts.tsx';
import { texts } from './plan/export-texts.ts';
import classes from './exporting.module.css';

/** Copies the subtitles of what is made. */
export function CopySubtitles({ id, disabled }: { id: ItemId; disabled: boolean }) {
  const copy = async (format: 'srt' | 'vtt' | 'json') => {
    try {
      const { text } = await client.scripts.subtitles({ id, format });
      await navigator.clipboard.writeText(text);
      announce(texts.copied);
      showToast({ message: texts.copied });
    } catch (error) {
      showFailureToast(texts.notCopied, error);
    }
  };
  return (
    <div className={classes.copies}>
      <span>{texts.copy}</span>
      {(['srt', 'vtt', 'json'] as const).map((format) => (
        <Button key={format} variant="subtle" size="compact-sm" disabled={disabled} onClick={() => void copy(format)}>
          {format.toUpperCase()}
        </Button>
      ))}
    </div>
  );
}
