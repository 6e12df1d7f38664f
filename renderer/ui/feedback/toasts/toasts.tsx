import { ActionIcon, Button } from '@mantine/core';
import { Notifications, notifications, notificationsStore } from '@mantine/notifications';
import { IconX } from '@tabler/icons-react';
import { type FocusEvent, type MouseEvent, useRef } from 'react';
import { announce } from '../announcer.tsx';
import { texts } from '../feedback-texts.ts';
import { newestToasts } from './newest-toasts.ts';
import classes from './toasts.module.css';

const TOAST_MS = 8000;
const MOST_TOASTS = 3;

/** A short message with at most one action, usually Undo. */
export type Toast = {
  message: string;
  action?: { label: string; run: () => void };
  /** One that says the same as one that is shown takes its place. */
  isOnce?: boolean;
};

/** Shows a toast for eight seconds; it stays while hovered or focused. Only for undo and for what was finished elsewhere. */
export const showToast = (toast: Toast): void => void openToast(toast);

/** The same, where it may have to go before that: returns what takes it away. */
export function openToast({ message, action, isOnce = false }: Toast): () => void {
  const id = crypto.randomUUID();
  if (isOnce) hideSame(message);
  makeRoom(id);
  const hide = () => notifications.hide(id);
  const run = () => {
    hide();
    action?.run();
  };
  notifications.show({
    id,
    message,
    role: 'group',
    'aria-label': message,
    renderNotification: () => (
      <ToastView message={message} label={action?.label ?? null} onAction={run} onClose={hide} />
    ),
  });
  announce(action ? texts.withAction(message, action.label) : message);
  return hide;
}

function hideSame(message: string): void {
  const { notifications: shown, queue } = notificationsStore.getState();
  for (const { id, message: said } of [...shown, ...queue])
    if (id !== undefined && said === message) notifications.hide(id);
}

let shownIds: readonly string[] = [];

/** The newest is always seen: instead of waiting for a place it takes that of the oldest. */
function makeRoom(id: string): void {
  const { hidden, shown } = newestToasts(shownIds, id, MOST_TOASTS);
  for (const old of hidden) notifications.hide(old);
  shownIds = shown;
}

/** Whoever came to the toast by keyboard is back where that was when it goes. */
function useWayBack() {
  const cameFrom = useRef<Element | null>(null);
  return {
    note: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    },
    goBack: ({ currentTarget }: MouseEvent) => {
      const { current } = cameFrom;
      if (current instanceof HTMLElement && currentTarget === document.activeElement)
        current.focus({ preventScroll: true });
    },
  };
}

function ToastView(props: { message: string; label: string | null; onAction: () => void; onClose: () => void }) {
  const { message, label, onAction, onClose } = props;
  const way = useWayBack();
  const leaving = (run: () => void) => (event: MouseEvent) => {
    way.goBack(event);
    run();
  };
  return (
    <div className={classes.toast} data-toast onFocus={way.note}>
      <span className={classes.message}>{message}</span>
      {label === null ? null : (
        <Button variant="subtle" color="accent" size="compact-sm" onClick={leaving(onAction)}>
          {label}
        </Button>
      )}
      <ActionIcon size="1.5rem" aria-label={texts.dismiss} onClick={leaving(onClose)}>
        <IconX size={15} stroke={1.6} />
      </ActionIcon>
    </div>
  );
}

/** Where toasts appear: bottom centre above the player; once in the frame. */
export function Toasts() {
  return (
    <Notifications
      position="bottom-center"
      layout="stacked"
      // A toast that goes under the pointer never says that the pointer left: with 'all', those that follow would stay for ever.
      pauseResetOnHover="notification"
      autoClose={TOAST_MS}
      limit={MOST_TOASTS}
      transitionDuration={160}
      containerWidth="26rem"
      classNames={{ root: classes.root }}
    />
  );
}
