import { useEffect, useState } from 'react';
import { followChanges } from '../api/changes.ts';
import { openPlace } from './open-place.ts';
import { hostBridge, hostPlatform } from '../api/connection/host.ts';
import { type Liveness, watchLiveness } from '../api/connection/liveness.ts';
import { useSettings } from '../api/settings/settings.ts';
import { isCommandId } from '../../shared/domain/commands/commands.ts';
import { actionRegistry } from '../ui/actions/action-registry.ts';
import { listenToKeys } from '../ui/actions/key-listener.ts';
import { setKeymapSetting } from '../ui/actions/keys/keymap-setting.ts';
import { keepFocusHome } from '../ui/collection/kept-focus/keep-focus-home.ts';
import { Announcer } from '../ui/feedback/announcer.tsx';
import { ContextMenu } from '../ui/context-menu/context-menu.tsx';
import { ConfirmDialog } from '../ui/feedback/confirm-dialog.tsx';
import { Toasts } from '../ui/feedback/toasts/toasts.tsx';
import { offerFormer } from '../ui/items/former-libraries/former-libraries.ts';
import { offerMissingLibrary } from '../ui/items/missing-library/missing-library.ts';
import { offerMovedFiles } from '../ui/items/moved-files/moved-files.ts';
import { reportCommandsToHost } from './command-reports.ts';
import { Frame } from './frame/frame.tsx';
import { rememberRegionFocus } from './frame/regions.ts';
import { Palette } from './palette/palette.tsx';
import { ShortcutsSheet } from './palette/shortcuts-sheet.tsx';
import { RecoveryCard } from './recovery/recovery-card.tsx';
import { RestartScreen } from './restart-screen.tsx';
import { followAppearance } from './start/appearance.ts';
import { EndStepCountdown, useOpenWhenDone } from '../features/tasks/index.ts';
import { useDocumentTitle } from './use-document-title.ts';

/** Marks when the frame can be used, for whoever measures the start (`npm run bench -- startup`). */
const USABLE_MARK = 'frame-usable';

/** The whole window. */
export function App() {
  const { appearance, keymap } = useSettings();
  const liveness = useLiveness();
  useEffect(() => followAppearance(appearance), [appearance]);
  useEffect(() => setKeymapSetting(keymap), [keymap]);
  useHostConnections();
  useDocumentTitle();
  useOpenWhenDone();
  useLibraryOffers();
  return (
    <>
      <div inert={liveness === 'lost'}>
        <Frame />
      </div>
      <Palette />
      <ShortcutsSheet />
      <ConfirmDialog />
      <EndStepCountdown />
      <RecoveryCard />
      <ContextMenu />
      <Toasts />
      <Announcer />
      {liveness === 'lost' ? <RestartScreen /> : null}
    </>
  );
}

function useLiveness(): Liveness {
  const [liveness, setLiveness] = useState<Liveness>('alive');
  useEffect(() => {
    const watch = new AbortController();
    void watchLiveness(setLiveness, watch.signal);
    return () => watch.abort();
  }, []);
  return liveness;
}

/** The start has the disk for itself first. */
const LOOK_AFTER_MS = 5000;

/** What the user may decide about files of the library. */
function useLibraryOffers(): void {
  useEffect(() => {
    const offer = async () => {
      if (await offerMissingLibrary()) return;
      await offerFormer();
      await offerMovedFiles();
    };
    const timer = setTimeout(() => void offer(), LOOK_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** Keys, native menus and core's changes: what runs as long as the window lives. */
function useHostConnections(): void {
  useEffect(() => {
    const stream = new AbortController();
    void followChanges(stream.signal);
    const stops = [
      listenToKeys(hostPlatform()),
      hostBridge().onCommand((id) => isCommandId(id) && actionRegistry.run(id, document.activeElement)),
      hostBridge().onOpenPlace(openPlace),
      reportCommandsToHost(),
      rememberRegionFocus(),
      keepFocusHome(),
      () => stream.abort(),
    ];
    performance.mark(USABLE_MARK);
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}
