import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconChevronDown, IconChevronRight, IconRestore, IconTrashX } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './bin-list.module.css';
import { formatShortDay } from '../../time/formats.ts';
import { texts } from './bin-texts.ts';

/** Something in the bin, and since when. */
export type BinEntry = { id: string; title: string; binnedAtMs: number | null };

type Actions<Entry> = { restore: (entry: Entry) => void; remove: (entry: Entry) => void };

type Props<Entry> = Actions<Entry> & {
  /** What is known of the bin so far; there is more where `showMore` is not null. */
  entries: readonly Entry[];
  showMore: (() => void) | null;
};

/** The bin of a collection, under a row that opens it: restore, or delete permanently. Nothing while it is empty. */
export function BinList<Entry extends BinEntry>({ entries, showMore, restore, remove }: Props<Entry>) {
  const [isOpen, setOpen] = useState(false);
  if (entries.length === 0) return null;
  const Icon = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <section className={classes.bin}>
      <button type="button" className={classes.head} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon size={13} stroke={1.6} aria-hidden />
        {texts.title(entries.length)}
        {showMore ? '+' : ''}
      </button>
      {isOpen ? (
        <ul className={classes.rows}>
          {entries.map((entry) => (
            <BinRow key={entry.id} entry={entry} restore={restore} remove={remove} />
          ))}
        </ul>
      ) : null}
      {isOpen && showMore ? (
        <Button variant="subtle" size="compact-sm" m="0.5rem" onClick={showMore}>
          {texts.showMore}
        </Button>
      ) : null}
    </section>
  );
}

function BinRow<Entry extends BinEntry>({ entry, restore, remove }: Actions<Entry> & { entry: Entry }) {
  const { title, binnedAtMs } = entry;
  return (
    <li className={classes.row} data-row-key={`bin ${entry.id}`}>
      <span className={classes.words}>
        <span className={classes.title} title={title}>
          {title}
        </span>
        {binnedAtMs === null ? null : (
          <span className={classes.facts}>{texts.binnedOn(formatShortDay(binnedAtMs))}</span>
        )}
      </span>
      <RowButton label={texts.restore} name={texts.restoreNamed(title)} run={() => restore(entry)} icon={IconRestore} />
      <RowButton label={texts.remove} name={texts.removeNamed(title)} run={() => remove(entry)} icon={IconTrashX} />
    </li>
  );
}

function RowButton(props: { label: string; name: string; run: () => void; icon: typeof IconRestore }) {
  const { label, name, run, icon: Icon } = props;
  return (
    <Tooltip label={label}>
      <ActionIcon size="1.5rem" aria-label={name} onClick={run}>
        <Icon size={15} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}
