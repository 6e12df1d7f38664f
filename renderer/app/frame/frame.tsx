import { Fragment, type ReactNode, useEffect } from 'react';
import { ErrorBoundary } from '../../ui/feedback/failures/error-boundary.tsx';
import { AssistantTabContext } from '../../ui/layout/assistant-tab.ts';
import { useRoute } from '../../ui/layout/navigation.ts';
import type { Panel, PanelContent } from '../../ui/layout/panel.ts';
import { panelOf, PANELS } from '../panels.ts';
import { PlayerSheet } from '../player/player-sheet.tsx';
import { TEXTS } from '../texts.ts';
import { AssistantPane } from './assistant-pane.tsx';
import { Column } from './column.tsx';
import { type ColumnKind, columnWidth, type FrameLayout } from './frame-layout.ts';
import { useFrame } from './frame-store.ts';
import classes from './frame.module.css';
import { Rail } from './rail/rail.tsx';
import { TitleBar } from './title-bar/title-bar.tsx';
import { useFrameActions } from './use-frame-actions.ts';
import { useFrameLayout } from './use-frame-layout.ts';
import { usePanelContent } from './use-panel-content.ts';

/** The window: title bar, rail, the open panel on its sheet, and the player. */
export function Frame() {
  const layout = useFrameLayout();
  const route = useRoute();
  const panel = panelOf(route.panel);
  useFrameActions(panel, layout);
  // What was chosen in a column that lies over the stage is under it: make way.
  useEffect(() => void useFrame.setState({ overlay: null }), [route]);
  return (
    <div className={classes.frame} data-rail={layout.rail} data-size={layout.size}>
      <a className={classes.skip} href="#content" onClick={skipToContent}>
        {TEXTS.skipToContent}
      </a>
      <TitleBar panel={panel} layout={layout} />
      <Rail layout={layout} active={panel.id} />
      <div className={classes.body}>
        <AssistantTabContext value={ASSISTANT_TAB}>
          <ErrorBoundary key={panel.id} name={panel.title}>
            <Stage key={panel.id} panel={panel} layout={layout} />
          </ErrorBoundary>
        </AssistantTabContext>
        <PlayerSheet />
      </div>
      {BACKGROUNDS}
    </div>
  );
}

/** The same elements at each render: what panels do in the background has nothing to do with the address. */
const BACKGROUNDS = PANELS.map(({ id, title, Background }) =>
  Background ? (
    <ErrorBoundary key={id} name={title}>
      <Background />
    </ErrorBoundary>
  ) : null,
);

// The hash is the address of the panel, so the link moves the focus instead of the address.
function skipToContent(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

const ASSISTANT_TAB = { label: TEXTS.assistant, Pane: AssistantPane };

/** A panel whose code is being read: its columns are there already, so nothing moves. */
const NOTHING: Partial<PanelContent> = {};

function Stage({ panel, layout }: { panel: Panel; layout: FrameLayout }) {
  const content = usePanelContent(panel.id);
  const { List, Main, Dock, Provider = Fragment } = content ?? NOTHING;
  const overlay = useFrame((state) => state.overlay);
  const isListOpen = useIsOpen('list', layout.list);
  return (
    <Provider>
      <div className={classes.stage}>
        {panel.hasList ? (
          <Slot side="list" kind={panel.hasForm ? 'form' : 'list'} layout={layout}>
            {List ? <List /> : null}
          </Slot>
        ) : null}
        <main id="content" className={classes.main} data-region="main" tabIndex={-1} aria-label={panel.title}>
          {/* The sidebar has the title of the panel. */}
          {panel.hasList && !isListOpen ? <h1 className="visually-hidden">{panel.title}</h1> : null}
          {Main ? <Main /> : null}
        </main>
        {panel.hasDock ? (
          <Slot side="dock" kind="dock" layout={layout}>
            {Dock ? <Dock /> : null}
          </Slot>
        ) : null}
        {overlay !== null && layout[overlay] === 'overlay' ? (
          <div className={classes.scrim} onPointerDown={() => useFrame.setState({ overlay: null })} />
        ) : null}
      </div>
    </Provider>
  );
}

const useIsOpen = (side: 'list' | 'dock', mode: FrameLayout['list']): boolean =>
  useFrame((state) =>
    mode === 'overlay' ? state.overlay === side : side === 'list' ? state.isListOpen : state.isDockOpen,
  );

function Slot(props: { side: 'list' | 'dock'; kind: ColumnKind; layout: FrameLayout; children: ReactNode }) {
  const { side, kind, layout, children } = props;
  const mode = layout[side];
  const isOpen = useIsOpen(side, mode);
  const chosen = useFrame((state) => ({ list: state.listWidth, form: state.formWidth, dock: state.dockWidth })[kind]);
  if (!isOpen) return null;
  return (
    <Column side={side} kind={kind} mode={mode} width={columnWidth(kind, chosen, layout.size)}>
      {children}
    </Column>
  );
}
