import { Menu } from '@mantine/core';
import { type Icon, IconDots } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { hostPlatform } from '../../../api/connection/host.ts';
import { chordOfEvent } from '../../actions/keys/chord.ts';
import { Keys } from '../../actions/keys/keys.tsx';
import { IconButton } from '../../icon-button.tsx';
import { texts } from '../collection-texts.ts';
import classes from './sidebar.module.css';

/** Something that can be done with a row: in its menu, and by a key chord, if it has one, while the row has the keyboard. */
export type RowAction = { label: string; icon: Icon; key: string | null; run: () => void };

/** A key chord on a row does what the action with that chord is for. */
export function pressOnRow(event: KeyboardEvent, actions: readonly RowAction[]): void {
  const chord = chordOfEvent(event.nativeEvent, hostPlatform());
  const action = actions.find(({ key }) => key !== null && key === chord);
  if (!action) return;
  action.run();
  event.preventDefault();
  event.stopPropagation();
}

/**
 * The button with all that can be done with a row; a right click on the row opens it too. The row itself has the keyboard before an
 * action does what it is for: what that opens gives the keyboard back there.
 */
export function RowMenu({ title, actions }: { title: string; actions: readonly RowAction[] }) {
  const button = useRef<HTMLButtonElement>(null);
  const runOnRow = (run: () => void) => {
    const row = button.current?.closest('li')?.querySelector<HTMLElement>('[data-row]');
    row?.focus({ preventScroll: true });
    run();
  };
  return (
    <Menu position="bottom-end" returnFocus>
      <Menu.Target>
        <IconButton
          ref={button}
          className={classes.more ?? ''}
          size="1.5rem"
          tabIndex={-1}
          aria-label={texts.moreActions(title)}
        >
          <IconDots size={15} stroke={1.6} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label, icon: ActionIcon, key, run }) => (
          <Menu.Item
            key={label}
            leftSection={<ActionIcon size={15} stroke={1.6} />}
            rightSection={key === null ? null : <Keys chord={key} />}
            onClick={() => runOnRow(run)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
