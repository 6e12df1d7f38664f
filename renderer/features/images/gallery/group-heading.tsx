import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { RequestButtons } from '../../../ui/generation-form/results/request-buttons.tsx';
import { formatDayAndTime } from '../../../ui/time/formats.ts';
import { retryMissing, reuseRequest, stopRequest } from '../actions/request-actions.ts';
import { FOUND_GROUP } from '../../../ui/generation-form/results/gallery.ts';
import { findByColour } from '../results/images-store.ts';
import { useLikeTitle } from '../results/use-like.ts';
import type { GalleryGroup } from '../results/image-cells.ts';
import { texts } from '../texts.ts';
import classes from './gallery.module.css';

const words = texts.group;

/** What a request asked for and how far it is, with what can be done with all of it. */
export function GroupHeading({ group }: { group: GalleryGroup }) {
  const { generation, createdAtMs } = group;
  if (group.key === FOUND_GROUP) return <FoundHeading />;
  if (!generation) {
    return (
      <div className={classes.heading}>
        <h3 className={classes.prompt}>{words.added}</h3>
        <span className={classes.small}>{formatDayAndTime(createdAtMs)}</span>
      </div>
    );
  }
  return (
    <div className={classes.heading}>
      <h3 className={classes.prompt} title={generation.recipe.prompt}>
        {generation.recipe.prompt}
      </h3>
      <span className={classes.small} role="status">
        {factsOf(group)}
      </span>
      <span className={classes.space} />
      <RequestButtons
        group={group}
        title={generation.recipe.prompt}
        words={words}
        retry={() => void retryMissing(generation)}
        stop={() => void stopRequest(generation)}
        reuse={() => reuseRequest(generation)}
      />
    </div>
  );
}

/** What is searched for, and how to see everything again. */
function FoundHeading() {
  const like = useLikeTitle();
  return (
    <div className={classes.heading}>
      <h3 className={classes.prompt}>{like}</h3>
      <span className={classes.space} />
      <Button
        size="compact-xs"
        variant="subtle"
        leftSection={<IconX size={14} stroke={1.6} aria-hidden />}
        onClick={() => findByColour(null)}
      >
        {texts.gallery.showAll}
      </Button>
    </div>
  );
}

function factsOf({ isActive, readyCount, missingCount, cells, createdAtMs }: GalleryGroup): string {
  if (isActive) return words.finished(readyCount, cells.length);
  return missingCount > 0 ? words.missing(readyCount, cells.length) : formatDayAndTime(createdAtMs);
}
