import { Button, SegmentedControl } from '@mantine/core';
import { IconCut, IconPackageExport } from '@tabler/icons-react';
import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';
import { actionRegistry } from '../../../ui/actions/action-registry.ts';
import { Keys } from '../../../ui/actions/keys/keys.tsx';
import { useAction } from '../../../ui/actions/use-actions.ts';
import { ColourLabelField } from '../../../ui/items/colour-labels/colour-label-field.tsx';
import { FavouriteButton, RatingField } from '../../../ui/items/fields/rating-field.tsx';
import { swapTo } from '../actions/playback/play-take.ts';
import { useTakesOf } from '../results/gallery-context.tsx';
import { type TakeCell, takeLetter } from '../results/song-cells.ts';
import { useSongDetails } from '../results/use-song-details.ts';
import { texts } from '../texts.ts';
import { CoverButton } from './cover-button.tsx';
import classes from './head.module.css';
import { SongLane } from './song-lane.tsx';

const words = texts.head;

/** The open song: its takes to compare, and the take with its sections. */
export function SongHead({ cell }: { cell: TakeCell }) {
  const { row } = cell;
  const takes = useTakesOf(cell);
  const { details, recipe } = useSongDetails(cell);
  if (!row) return null;
  const facts = [
    takes.length > 1 ? words.take(takeLetter(cell)) : null,
    row.durationMs === null ? null : formatShortTime(row.durationMs),
    details.genre,
    details.tempoBpm === null ? null : texts.dock.bpm(details.tempoBpm),
    details.genre === null ? (recipe?.prompt ?? null) : null,
  ];
  return (
    <section className={classes.head} aria-label={words.label}>
      <div className={classes.top}>
        <CoverButton key={row.id} row={row} style={recipe?.prompt ?? row.title} />
        <div className={classes.about}>
          <div className={classes.titleRow}>
            <h3 className={classes.title}>{row.title}</h3>
            <FavouriteButton row={row} />
          </div>
          <span className={classes.small}>{facts.filter((fact) => fact !== null).join(' · ')}</span>
          <div className={classes.kept}>
            <RatingField row={row} />
            <ColourLabelField row={row} />
          </div>
        </div>
        {takes.length > 1 ? <TakeSwitch cell={cell} takes={takes} /> : null}
        <Button
          size="compact-md"
          leftSection={<IconCut size={15} stroke={1.6} aria-hidden />}
          onClick={() => actionRegistry.run('music.edit')}
        >
          {words.edit}
        </Button>
        <Button
          size="compact-md"
          leftSection={<IconPackageExport size={15} stroke={1.6} aria-hidden />}
          onClick={() => actionRegistry.run('file.export')}
        >
          {words.export}
        </Button>
      </div>
      <SongLane key={cell.id} cell={cell} sections={details.sections} />
    </section>
  );
}

/** Takes side by side: another one goes on at the same position, equally loud. */
function TakeSwitch({ cell, takes }: { cell: TakeCell; takes: readonly TakeCell[] }) {
  const { keys } = useAction('music.swapTake');
  return (
    <div className={classes.switch}>
      <SegmentedControl
        size="xs"
        aria-label={words.takes}
        data={takes.map((take) => ({ value: take.id, label: labelOf(take) }))}
        value={cell.id}
        onChange={(id) => {
          const take = takes.find((each) => each.id === id);
          if (take) swapTo(take, takes);
        }}
      />
      {keys[0] ? <Keys chord={keys[0]} /> : null}
    </div>
  );
}

function labelOf(take: TakeCell): string {
  const durationMs = take.row?.durationMs ?? null;
  return `${takeLetter(take)}${durationMs === null ? '' : ` ${formatShortTime(durationMs)}`}`;
}
