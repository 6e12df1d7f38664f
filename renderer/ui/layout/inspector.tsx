import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { openRowMenu } from '../context-menu/row-menu.ts';
import classes from './inspector.module.css';

/** One tab of an inspector. `content` null shows `nothing` instead. */
export type InspectorTab = { id: string; label: string; content: ReactNode; nothing: string };

/** The inspector of a panel; `foot` stays below whichever tab is shown, `first` is the tab that is open at first. */
export function Inspector(props: { tabs: readonly InspectorTab[]; first?: string; foot?: ReactNode }) {
  const { tabs, first = tabs[0]?.id ?? null, foot } = props;
  return (
    <Tabs defaultValue={first} className={classes.tabs ?? ''}>
      <Tabs.List className={classes.head ?? ''}>
        {tabs.map(({ id, label }) => (
          <Tabs.Tab key={id} value={id}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ id, content, nothing }) => (
        <Tabs.Panel key={id} value={id} className={classes.body ?? ''} onContextMenu={openRowMenu}>
          {content ?? <p className={classes.nothing}>{nothing}</p>}
        </Tabs.Panel>
      ))}
      {foot}
    </Tabs>
  );
}

/** A line between the parts of a tab. */
export function InspectorRule() {
  return <hr className={classes.rule} />;
}
