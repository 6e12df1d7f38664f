import { Button } from '@mantine/core';
import { IconStack2, IconX } from '@tabler/icons-react';
import { closeStack, useLibrary } from '../library-store.ts';
import { texts } from '../texts.ts';
import classes from './items.module.css';
import { focusItem } from './selection/select-items.ts';

/** Says whose variations are shown while a stack is open, and closes it. */
export function StackBar() {
  const stack = useLibrary((state) => state.stack);
  if (!stack) return null;
  return (
    <div className={classes.stackBar} role="status">
      <IconStack2 size={15} stroke={1.6} aria-hidden />
      <span className={classes.stackName}>{texts.stacks.shown(stack.title)}</span>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconX size={14} stroke={1.6} aria-hidden />}
        onClick={leaveStack}
      >
        {texts.stacks.close}
      </Button>
    </div>
  );
}

/** Closes the stack; the keyboard is at the item that stands for it. */
export function leaveStack(): void {
  const from = useLibrary.getState().stack?.from;
  closeStack();
  if (from !== undefined) focusItem(from);
}
