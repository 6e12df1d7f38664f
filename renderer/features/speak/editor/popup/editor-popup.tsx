import { Popover, Portal } from '@mantine/core';
import { useState } from 'react';
import type { LineState } from '../../document/opened/line-states.ts';
import type { EditorSession, PopupKind } from '../session/editor-session.ts';
import { texts } from '../../texts.ts';
import { PronounceAs } from './pronounce-as.tsx';
import { TagPicker } from './tag-picker.tsx';

type Props = { kind: PopupKind; session: EditorSession; state: LineState; close: () => void };

/** The picker of sound tags or the reading of a word, at the caret. */
export function EditorPopup({ kind, session, state, close }: Props) {
  const [caret] = useState(() => session.view.coordsAtPos(session.view.state.selection.main.head));
  const place = { position: 'fixed' as const, left: caret?.left ?? 0, top: caret?.top ?? 0 };
  return (
    // The lines are moved by a transform, in which nothing can be fixed to the window.
    <Portal>
      <Popover
        opened
        onDismiss={close}
        trapFocus
        returnFocus={false}
        position="bottom-start"
        withinPortal={false}
        withRoles={false}
        transitionProps={{ duration: 0 }}
      >
        <Popover.Target>
          <span style={{ ...place, width: 1, height: (caret?.bottom ?? 0) - (caret?.top ?? 0) }} />
        </Popover.Target>
        <Popover.Dropdown
          role="dialog"
          aria-label={kind === 'picker' ? texts.editor.picker : texts.editor.pronounceAs.title}
          data-editor-popup
          style={{ position: 'fixed', zIndex: 300 }}
        >
          {kind === 'picker' ? (
            <TagPicker session={session} close={close} />
          ) : (
            <PronounceAs session={session} state={state} close={close} />
          )}
        </Popover.Dropdown>
      </Popover>
    </Portal>
  );
}
