import { Tabs } from '@mantine/core';
import { openRowMenu } from '../../../ui/context-menu/row-menu.ts';
import { PrivacyLine } from '../../../ui/feedback/privacy-line.tsx';
import dockTabs from '../../../ui/layout/dock-tabs.module.css';
import { texts } from '../texts.ts';
import { useTranscribeView } from '../transcribe-context.tsx';
import classes from './dock.module.css';
import { LineInspector } from './line-inspector.tsx';
import { SpeakerList } from './speaker-list.tsx';

/** The inspector: the selected line and the speakers. */
export function DockColumn() {
  const { open } = useTranscribeView();
  return (
    <Tabs defaultValue="line" className={dockTabs.tabs ?? ''}>
      <Tabs.List className={dockTabs.head ?? ''}>
        <Tabs.Tab value="line">{texts.dock.line}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="line" className={classes.body ?? ''} onContextMenu={openRowMenu}>
        {open ? (
          <>
            <LineInspector open={open} />
            <hr className={classes.rule} />
            <SpeakerList open={open} />
          </>
        ) : (
          <p className={classes.quiet}>{texts.dock.noLine}</p>
        )}
      </Tabs.Panel>
      {open ? <Privacy host={open.transcript.recipe.host} /> : null}
    </Tabs>
  );
}

function Privacy({ host }: { host: string | null }) {
  const text = host === null ? texts.dock.local : texts.dock.cloud(host);
  return <PrivacyLine text={text} hasLeft={host !== null} />;
}
