import { Menu } from '@mantine/core';
import { type Icon, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { hostPlatform } from '../../../api/connection/host.ts';
import { chordOfEvent } from '../../actions/chord.ts';
import { Keys } from '../../actions/keys.tsx';
import { IconButton } from '../../icon-button.tsx';
import { formatRoute, type Route } from '../../layout/navigation.ts';
import { texts } from '../collection-texts.ts';
import { RenameField } from '../rename-field.tsx';
import classes from './sidebar.module.css';

/** Something that can be done with a row: in its menu, and by a key chord, if it has one, while the row has the keyboard. */
export type RowAction = { label: string; icon: Icon; key: string | null; run: () => void };

type Props = {
  title: string;
  /** Where it is opened. */
  route: Route;
  isOpen: boolean;
  /** Accessible name of the field in which it is renamed. */
  fieldLabel: string;
  rename: (title: string) => void;
  moveToBin: () => void;
  /** Between Rename and Move to bin. */
  actions?: readonly RowAction[];
  /** Title over facts instead of icon, title and fact in a line. */
  isStacked?: boolean;
  /** Buttons beside the link. */
  end?: ReactNode;
  children: ReactNode;
};

/** A document that the sidebar offers: a link with a menu. F2 renames it where it stands, Delete moves it to the bin. */
export function DocumentRow(props: Props) {
  const { title, route, isOpen, fieldLabel, rename, moveToBin, actions = [], isStacked, end, children } = props;
  const [isRenaming, setRenaming] = useState(false);
  if (isRenaming) {
    return (
      <li className={classes.row}>
        <RenameField kind="row" name={title} label={fieldLabel} rename={rename} close={() => setRenaming(false)} />
      </li>
    );
  }
  const all = [
    { label: texts.rename, icon: IconPencil, key: 'F2', run: () => setRenaming(true) },
    ...actions,
    { label: texts.moveToBin, icon: IconTrash, key: 'Delete', run: moveToBin },
  ];
  return (
    <li className={classes.row} data-open={isOpen || undefined}>
      <a
        className={classes.link}
        data-stacked={isStacked || undefined}
        href={formatRoute(route)}
        aria-current={isOpen ? 'page' : undefined}
        data-row
        draggable={false}
        onKeyDown={(event) => press(event, all)}
      >
        {children}
      </a>
      {end}
      <RowMenu title={title} actions={all} />
    </li>
  );
}

function press(event: KeyboardEvent, actions: readonly RowAction[]): void {
  const chord = chordOfEvent(event.nativeEvent, hostPlatform());
  const action = actions.find(({ key }) => key !== null && key === chord);
  if (!action) return;
  action.run();
  event.preventDefault();
  event.stopPropagation();
}

function RowMenu({ title, actions }: { title: string; actions: readonly RowAction[] }) {
  return (
    <Menu position="bottom-end" returnFocus>
      <Menu.Target>
        <IconButton className={classes.more ?? ''} size="1.5rem" tabIndex={-1} aria-label={texts.moreActions(title)}>
          <IconDots size={15} stroke={1.6} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label, icon: ActionIcon, key, run }) => (
          <Menu.Item
            key={label}
            leftSection={<ActionIcon size={15} stroke={1.6} />}
            rightSection={key === null ? null : <Keys chord={key} />}
            onClick={run}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
