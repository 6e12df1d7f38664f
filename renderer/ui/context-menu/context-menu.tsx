import { Menu, Portal } from '@mantine/core';
import type { MouseEvent } from 'react';
import { create } from 'zustand';
import { type CommandId, menuTitle } from '../../../shared/domain/commands/commands.ts';
import { actionRegistry } from '../actions/action-registry.ts';
import { Keys } from '../actions/keys/keys.tsx';
import { useAction } from '../actions/use-actions.ts';
import type { PanelIcon } from '../layout/panel.ts';

/** An entry: a command with its own name, keys and state; something else with a name; entries of a menu within; a line. */
export type MenuEntry =
  | { command: CommandId; icon?: PanelIcon }
  | { label: string; run: () => void; icon?: PanelIcon; chord?: string; isDisabled?: boolean }
  | { label: string; entries: readonly MenuEntry[]; icon?: PanelIcon }
  | 'line';

/** An entry of a menu whose entries all have a sign: one without would look like a mistake among them. */
export type SignedEntry = (Exclude<MenuEntry, 'line'> & { icon: PanelIcon }) | 'line';

type Open = { x: number; y: number; label: string; entries: readonly MenuEntry[]; from: Element | null };

const useContextMenu = create<{ open: Open | null }>(() => ({ open: null }));

/**
 * Opens a menu where the mouse is, or at what has the keyboard where it was opened by a key. Afterwards the keyboard is where
 * it was, before the entry does what it is for. A menu whose entries are promised opens with them, unless the keyboard has
 * gone elsewhere.
 */
export function openContextMenu(
  event: MouseEvent,
  label: string,
  entries: readonly MenuEntry[] | Promise<readonly MenuEntry[]>,
): void {
  event.preventDefault();
  event.stopPropagation();
  const from = document.activeElement;
  const { clientX: x, clientY: y } = event;
  const show = (known: readonly MenuEntry[]) =>
    useContextMenu.setState({ open: { x, y, label, entries: known, from } });
  if (entries instanceof Promise) void entries.then((known) => from === document.activeElement && show(known));
  else show(entries);
}

function close(): void {
  const { open } = useContextMenu.getState();
  useContextMenu.setState({ open: null });
  if (open?.from instanceof HTMLElement) open.from.focus({ preventScroll: true });
}

/** The menu that was opened at some place; once in the frame. */
export function ContextMenu() {
  const open = useContextMenu((state) => state.open);
  if (!open) return null;
  const { x, y, label, entries } = open;
  return (
    <Portal>
      <Menu
        opened
        onClose={close}
        position="bottom-start"
        offset={2}
        returnFocus={false}
        withinPortal={false}
        transitionProps={{ duration: 0 }}
      >
        <Menu.Target>
          <span style={{ position: 'fixed', left: x, top: y, width: 1, height: 1 }} />
        </Menu.Target>
        {/* A text that is being written stays open while its menu has the keyboard. */}
        <Menu.Dropdown aria-label={label} aria-labelledby={undefined} data-editor-popup>
          <Entries entries={entries} />
        </Menu.Dropdown>
      </Menu>
    </Portal>
  );
}

function Entries({ entries }: { entries: readonly MenuEntry[] }) {
  return entries.map((entry, index) => {
    if (entry === 'line') return <Menu.Divider key={index} />;
    if ('command' in entry) return <CommandEntry key={index} {...entry} />;
    if ('entries' in entry) {
      const { icon: Icon } = entry;
      return (
        <Menu.Sub key={index} transitionProps={{ duration: 0 }}>
          <Menu.Sub.Target>
            <Menu.Sub.Item leftSection={Icon ? <Icon size={15} stroke={1.6} /> : null}>{entry.label}</Menu.Sub.Item>
          </Menu.Sub.Target>
          <Menu.Sub.Dropdown data-editor-popup>
            <Entries entries={entry.entries} />
          </Menu.Sub.Dropdown>
        </Menu.Sub>
      );
    }
    const { label, run, icon: Icon, chord, isDisabled } = entry;
    return (
      <Menu.Item
        key={index}
        disabled={isDisabled === true}
        leftSection={Icon ? <Icon size={15} stroke={1.6} /> : null}
        rightSection={chord ? <Keys chord={chord} /> : null}
        onClick={() => runAfterClosing(run)}
      >
        {label}
      </Menu.Item>
    );
  });
}

function CommandEntry({ command, icon: Icon }: { command: CommandId; icon?: PanelIcon }) {
  const { label, keys, enabled, reason } = useAction(command);
  return (
    <Menu.Item
      disabled={!enabled}
      title={enabled ? undefined : (reason ?? undefined)}
      leftSection={Icon ? <Icon size={15} stroke={1.6} /> : null}
      rightSection={keys[0] ? <Keys chord={keys[0]} /> : null}
      onClick={() => runAfterClosing(() => void actionRegistry.run(command))}
    >
      {menuTitle(command, label)}
    </Menu.Item>
  );
}

function runAfterClosing(run: () => void): void {
  close();
  run();
}
