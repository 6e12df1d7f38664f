import { useEffect } from 'react';
import { followChanges } from '../../api/changes.ts';
import { hostPlatform } from '../../api/connection/host.ts';
import { useSettings } from '../../api/settings/settings.ts';
import { listenToKeys } from '../../ui/actions/key-listener.ts';
import { setKeymapSetting } from '../../ui/actions/keys/keymap-setting.ts';
import { ContextMenu } from '../../ui/context-menu/context-menu.tsx';
import { keepFocusHome } from '../../ui/collection/kept-focus/keep-focus-home.ts';
import { Announcer } from '../../ui/feedback/announcer.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { Toasts } from '../../ui/feedback/toasts/toasts.tsx';
import { usePanelContent } from '../frame/use-panel-content.ts';
import { followAppearance } from '../start/appearance.ts';
import { hideOnEscape, showPlacesInMainWindow } from './main-window-places.ts';
import classes from './mini-window.module.css';

/** The whole mini window: the chat, and what talks to the user anywhere. */
export function MiniWindow() {
  const { appearance, keymap } = useSettings();
  useEffect(() => followAppearance(appearance), [appearance]);
  useEffect(() => setKeymapSetting(keymap), [keymap]);
  useEffect(() => {
    const stream = new AbortController();
    void followChanges(stream.signal);
    // In this order: a key that was for a menu or a command hides nothing.
    const stops = [
      listenToKeys(hostPlatform()),
      hideOnEscape(),
      showPlacesInMainWindow(),
      keepFocusHome(),
      () => stream.abort(),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  const Mini = usePanelContent('chat')?.Mini;
  return (
    <>
      <main className={classes.window}>{Mini ? <Mini /> : null}</main>
      <ConfirmDialog />
      <ContextMenu />
      <Toasts />
      <Announcer />
    </>
  );
}
