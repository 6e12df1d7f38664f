import { notificationsStore } from '@mantine/notifications';
import type { ReactElement } from 'react';

type ToastProps = { message: string; label: string | null; onAction: () => void };

/** The toasts that are shown or wait for their place, oldest first, with what their button does. */
export function shownToasts(): { message: string; label: string | null; act: () => void }[] {
  const { notifications, queue } = notificationsStore.getState();
  return [...notifications, ...queue].flatMap(({ renderNotification, ...notification }) => {
    const toast = renderNotification?.({ ...notification, onClose: () => undefined }) as
      | ReactElement<ToastProps>
      | undefined;
    if (!toast) return [];
    const { message, label, onAction } = toast.props;
    return [{ message, label, act: onAction }];
  });
}
