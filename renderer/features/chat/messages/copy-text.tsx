import { CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { texts } from '../texts.ts';

/** Copies the text of a message, without its reasoning. */
export function CopyText({ text }: { text: string }) {
  return (
    <CopyButton value={text}>
      {({ copied, copy }) => (
        <IconButton size="1.625rem" aria-label={copied ? texts.message.copied : texts.message.copy} onClick={copy}>
          {copied ? <IconCheck size={15} stroke={1.6} /> : <IconCopy size={15} stroke={1.6} />}
        </IconButton>
      )}
    </CopyButton>
  );
}
