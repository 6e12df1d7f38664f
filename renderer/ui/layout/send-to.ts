import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { navigate } from './navigation.ts';

/** Where an image goes in the form of clips. */
export type PicturePlace = 'first-frame' | 'last-frame' | 'subject';

/** What panels take from others: to fill their form with, or to do with what is opened there. */
export type Sent = {
  images: { prompt: string };
  /** Lyrics for the form, or an image for the cover of the open song. */
  music: { lyrics: string } | { coverItemId: ItemId };
  /** Clips that a rough cut is begun with, the music bed of the open one, or an image and its place in the form. */
  video: { cutItemIds: readonly ItemId[] } | { musicItemId: ItemId } | { pictureItemId: ItemId; place: PicturePlace };
  /** A script whose lines are generated as soon as it is open. */
  speak: { generates: ItemId };
};

const useSentStore = create<Partial<Sent>>()(() => ({}));

/**
 * Opens a panel with something for it. Features never import each other, and an address is no place for a text. What was sent before
 * and not taken is replaced.
 */
export function sendTo<To extends keyof Sent>(panel: To, sent: Sent[To], ...path: string[]): void {
  useSentStore.setState({ [panel]: sent });
  navigate(panel, ...path);
}

/** Takes what was sent to any panel, for a window that has no panels. */
export function takeSent(panel: string): unknown {
  const sent = useSentStore.getState()[panel as keyof Sent];
  useSentStore.setState({ [panel]: undefined });
  return sent;
}

/** Takes what was sent to a panel, once, while the component is there; `isFor` leaves alone what is for something else in it. */
export function useSent<To extends keyof Sent>(
  panel: To,
  take: (sent: Sent[To]) => void,
  isFor: (sent: Sent[To]) => boolean = () => true,
): void {
  const sent = useSentStore((state) => state[panel]);
  const taking = useEffectEvent((given: Sent[To]) => {
    if (useSentStore.getState()[panel] !== given || !isFor(given)) return;
    useSentStore.setState({ [panel]: undefined });
    take(given);
  });
  useEffect(() => {
    if (sent !== undefined) taking(sent);
  }, [sent]);
}
