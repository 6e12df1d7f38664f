import type { SongGeneration } from '../../../../shared/domain/music/song-generation.ts';
import { songTitle } from '../../../../shared/domain/recipe/song-recipe.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { mediaUrl } from '../../../api/media-urls.ts';
import { ItemImage } from '../../../ui/items/images/item-image.tsx';
import { RequestButtons } from '../../../ui/generation-form/results/request-buttons.tsx';
import { PANEL_ICONS } from '../../../ui/kinds/panel-icons.ts';
import { formatDayAndTime } from '../../../ui/time/formats.ts';
import { retryMissing, stopRequest } from '../actions/request-actions.ts';
import { reuseRequest } from '../actions/reuse.ts';
import type { SongGroup } from '../results/song-cells.ts';
import { useSongs } from '../results/songs-store.ts';
import { texts } from '../texts.ts';
import classes from './list.module.css';
import { TakeLane } from './take-lane.tsx';

const words = texts.row;

/** One song: what was asked for, and its takes. */
export function SongRow({ group }: { group: SongGroup }) {
  const { generation, cells } = group;
  const isOpen = useSongs(({ openId }) => cells.some((cell) => cell.kind === 'item' && cell.id === openId));
  const title = titleOf(group);
  return (
    <li className={classes.row} data-open={isOpen || undefined}>
      <span className={classes.cover} aria-hidden>
        <Cover coverId={coverOf(group)} />
      </span>
      <div className={classes.about}>
        <h3 className={classes.title} title={title}>
          {title}
        </h3>
        <span className={classes.small} title={generation?.recipe.prompt}>
          {generation ? styleOf(generation) : words.added}
        </span>
        <span className={classes.small} role="status">
          {factsOf(group)}
        </span>
      </div>
      <div className={classes.takes}>
        {cells.map((cell) => (
          <TakeLane key={cell.key} cell={cell} title={title} />
        ))}
      </div>
      <div className={classes.buttons}>
        {generation ? (
          <RequestButtons
            group={group}
            title={title}
            words={words}
            retry={() => void retryMissing(generation)}
            stop={() => void stopRequest(generation)}
            reuse={() => reuseRequest(generation)}
          />
        ) : null}
      </div>
    </li>
  );
}

function Cover({ coverId }: { coverId: ItemId | null }) {
  const missing = <PANEL_ICONS.music size={20} stroke={1.4} />;
  return coverId === null ? (
    missing
  ) : (
    <ItemImage key={coverId} address={mediaUrl.thumbnail(coverId)} missing={missing} />
  );
}

/** The cover of the first take that has one stands for the song. */
const coverOf = ({ cells }: SongGroup): ItemId | null =>
  cells.flatMap((cell) => (cell.kind === 'item' && cell.row?.coverId ? [cell.row.coverId] : []))[0] ?? null;

function titleOf({ generation, cells: [first] }: SongGroup): string {
  const row = first?.kind === 'item' ? first.row : null;
  return row?.title ?? (generation ? songTitle(generation.recipe) : '');
}

const styleOf = ({ recipe }: SongGeneration): string =>
  [recipe.isInstrumental ? words.instrumental : null, recipe.prompt].filter((text) => text).join(' · ');

function factsOf({ isActive, readyCount, cells, createdAtMs }: SongGroup): string {
  return isActive ? words.finished(readyCount, cells.length) : formatDayAndTime(createdAtMs);
}
