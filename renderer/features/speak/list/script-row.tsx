import { Menu } from '@mantine/core';
import {
  IconCircleCheck,
  IconCircleDashed,
  IconDots,
  IconPencil,
  IconRefreshAlert,
  IconStar,
  IconStarFilled,
  IconTrash,
  IconVolume,
} from '@tabler/icons-react';
import { type KeyboardEvent, memo, useState } from 'react';
import type { ScriptRow as Row } from '../../../../shared/domain/script/script-views.ts';
import { formatShortTime } from '../../../../shared/domain/time-code.ts';
import { client } from '../../../api/client.ts';
import { usePlayer } from '../../../media/player-hooks.ts';
import { Keys } from '../../../ui/actions/keys.tsx';
import { RenameField } from '../../../ui/collection/rename-field.tsx';
import { tellFailure } from '../../../ui/feedback/tell-failure.ts';
import { formatRoute } from '../../../ui/layout/navigation.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { documentOf } from '../document/open-scripts.ts';
import { scriptTrackId } from '../playback/tracks.ts';
import { binScript, renameScript } from '../stage/script-actions.ts';
import classes from './list.module.css';
import { texts } from './list-texts.ts';
import { scriptRowState, type ScriptRowState } from './script-row-state.ts';

/** One script: how it stands, title, length. */
export const ScriptRow = memo(function ScriptRow({ row, isOpen }: { row: Row; isOpen: boolean }) {
  const [isRenaming, setRenaming] = useState(false);
  const isHeard = usePlayer((state) => state.isPlaying && state.track?.id === scriptTrackId(row.id));
  const press = (event: KeyboardEvent) => {
    if (event.key === 'F2') setRenaming(true);
    else if (event.key === 'Delete') void binScript(row);
    else if (event.key.toLowerCase() === 'f' && !hasModifier(event)) void markFavourite(row);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  if (isRenaming) {
    return (
      <li className={classes.row}>
        <RenameField
          kind="row"
          name={row.title}
          label={texts.titleField}
          rename={(title) => void rename(row, title)}
          close={() => setRenaming(false)}
        />
      </li>
    );
  }
  const state = scriptRowState(row);
  const words = isHeard ? texts.states.playing : stateWords(state);
  return (
    <li className={classes.row} data-open={isOpen || undefined}>
      <a
        className={classes.link}
        href={formatRoute({ panel: 'speak', path: [row.id] })}
        aria-current={isOpen ? 'page' : undefined}
        data-script-row
        draggable={false}
        onKeyDown={press}
      >
        <span className={classes.icon} data-kind={isHeard ? 'heard' : state.kind} title={words}>
          <StateIcon kind={isHeard ? 'heard' : state.kind} words={words} />
        </span>
        <span className={classes.title} title={row.title}>
          {row.isFavourite ? (
            <IconStarFilled className={classes.star} size={12} role="img" aria-label={texts.favourite} />
          ) : null}
          {row.title}
        </span>
        <span className={classes.time}>{row.durationMs === null ? '—' : formatShortTime(row.durationMs)}</span>
        {row.snippet === null ? null : <span className={classes.snippet}>{row.snippet}</span>}
      </a>
      <RowMenu row={row} rename={() => setRenaming(true)} />
    </li>
  );
});

const hasModifier = (event: KeyboardEvent) => event.ctrlKey || event.metaKey || event.altKey;

function stateWords(state: ScriptRowState): string {
  if (state.kind === 'made') return texts.states.upToDate;
  return state.kind === 'stale' ? texts.states.outOfDate(state.count) : texts.states.notGenerated(state.count);
}

const ICONS = { heard: IconVolume, made: IconCircleCheck, stale: IconRefreshAlert, unmade: IconCircleDashed };

function StateIcon({ kind, words }: { kind: keyof typeof ICONS; words: string }) {
  const Icon = ICONS[kind];
  return <Icon size={16} stroke={1.6} role="img" aria-label={words} />;
}

function RowMenu({ row, rename }: { row: Row; rename: () => void }) {
  return (
    <Menu position="bottom-end" returnFocus>
      <Menu.Target>
        <IconButton className={classes.more ?? ''} size="1.5rem" tabIndex={-1} aria-label={texts.more(row.title)}>
          <IconDots size={15} stroke={1.6} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconPencil size={15} stroke={1.6} />}
          rightSection={<Keys chord="F2" />}
          onClick={rename}
        >
          {texts.rename}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconStar size={15} stroke={1.6} />}
          rightSection={<Keys chord="F" />}
          onClick={() => void markFavourite(row)}
        >
          {row.isFavourite ? texts.removeFavourite : texts.addFavourite}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconTrash size={15} stroke={1.6} />}
          rightSection={<Keys chord="Delete" />}
          onClick={() => void binScript(row)}
        >
          {texts.moveToBin}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** In an open script it is a step of undo like every other edit. */
async function rename(row: Row, title: string): Promise<void> {
  if (documentOf(row.id)) {
    renameScript(row.id, title);
    return;
  }
  try {
    await client.scripts.edit({ id: row.id, edits: [{ kind: 'rename', title }], label: texts.rename });
  } catch (error) {
    tellFailure(texts.notRenamed, error);
  }
}

/** Makes a script a favourite, or no longer one. */
async function markFavourite({ id, isFavourite }: Row): Promise<void> {
  try {
    await client.scripts.setFavourite({ id, isFavourite: !isFavourite });
  } catch (error) {
    tellFailure(texts.notMarked, error);
  }
}
