import { Menu } from '@mantine/core';
import { IconDots, IconRowInsertBottom, IconRowInsertTop, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { CommandId } from '../../../../shared/domain/commands/commands.ts';
import { actionRegistry } from '../../../ui/actions/action-registry.ts';
import { Keys } from '../../../ui/actions/keys/keys.tsx';
import { useAction } from '../../../ui/actions/use-actions.ts';
import { texts } from '../texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

/** What else can be done with the lines. */
export function MoreMenu() {
  return (
    <Menu position="bottom-end" returnFocus>
      <Menu.Target>
        <IconButton size="1.5rem" aria-label={texts.list.more}>
          <IconDots size={16} stroke={1.6} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <CommandItem id="line.insertAfter" icon={<IconRowInsertBottom size={15} stroke={1.6} />} />
        <CommandItem id="line.insertBefore" icon={<IconRowInsertTop size={15} stroke={1.6} />} />
        <CommandItem id="line.delete" icon={<IconTrash size={15} stroke={1.6} />} />
        <Menu.Divider />
        <CommandItem id="edit.replace" />
        <CommandItem id="line.goTo" />
        <CommandItem id="speaker.relabel" />
        <CommandItem id="transcript.addChapter" />
        <CommandItem id="transcript.markQuote" />
        <Menu.Divider />
        <CommandItem id="transcript.corrections" />
        <CommandItem id="transcript.rewrite" />
        <CommandItem id="transcript.digest" />
        <CommandItem id="transcript.mend" />
        <CommandItem id="transcript.timing" />
        <CommandItem id="transcript.regroup" />
        <Menu.Divider />
        <CommandItem id="edit.copyPlain" />
        <CommandItem id="edit.copyWithTimes" />
        <CommandItem id="edit.copyWithSpeakers" />
      </Menu.Dropdown>
    </Menu>
  );
}

function CommandItem({ id, icon }: { id: CommandId; icon?: ReactNode }) {
  const { label, keys, enabled } = useAction(id);
  return (
    <Menu.Item
      disabled={!enabled}
      leftSection={icon}
      rightSection={keys[0] ? <Keys chord={keys[0]} /> : null}
      onClick={() => void actionRegistry.run(id)}
    >
      {label}
    </Menu.Item>
  );
}
