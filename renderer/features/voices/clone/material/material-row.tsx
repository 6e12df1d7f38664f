import { Button } from '@mantine/core';
import { IconFileMusic, IconPlayerPlayFilled } from '@tabler/icons-react';
import type { LibraryItem } from '../../../../../shared/domain/library/library-item.ts';
import { audioFactsOf } from '../../../../../shared/domain/library/media-facts.ts';
import { formatShortTime } from '../../../../../shared/domain/media/time-code.ts';
import { cloneTexts } from '../../clone-draft/clone-texts.ts';
import wizard from '../parts/clone.module.css';
import classes from './material.module.css';
import { playMaterial } from '../parts/play-material.ts';

/** The selected recording, to play once more. */
export function MaterialRow({ item }: { item: LibraryItem }) {
  const { media } = item;
  const facts = audioFactsOf(media);
  const length = facts ? formatShortTime(facts.durationMs) : cloneTexts.reading;
  return (
    <div className={classes.material}>
      <IconFileMusic size={20} stroke={1.5} aria-hidden />
      <span className={wizard.grow}>
        <strong className={wizard.clip}>{item.title}</strong>
        <span className={wizard.small} role="status">
          {media.state === 'failed' ? cloneTexts.notReadable : length}
        </span>
      </span>
      <Button
        size="compact-sm"
        disabled={!facts}
        leftSection={<IconPlayerPlayFilled size={13} aria-hidden />}
        onClick={() => playMaterial(item)}
      >
        {cloneTexts.play}
      </Button>
    </div>
  );
}
