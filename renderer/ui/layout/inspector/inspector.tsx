import { Tabs } from '@mantine/core';
import { type ReactNode, useContext, useState } from 'react';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { openRowMenu } from '../../context-menu/row-menu.ts';
import { AssistantTabContext, useAssistantTab } from '../assistant-tab.ts';
import classes from './inspector.module.css';

/** One tab of an inspector. `content` null shows `nothing` instead. */
export type InspectorTab = { id: string; label: string; content: ReactNode; nothing: string };

const ASSISTANT = 'assistant';

/**
 * The inspector of a panel; `foot` stays below whichever of its tabs is shown, `first` is the tab that is open at first. `item` is
 * what the assistant beside it sees, null while nothing is open; without it there is no assistant.
 */
export function Inspector(props: {
  tabs: readonly InspectorTab[];
  first?: string;
  foot?: ReactNode;
  item?: ItemId | null;
}) {
  const { tabs, first = tabs[0]?.id ?? null, foot, item } = props;
  const given = useContext(AssistantTabContext);
  const assistant = item === undefined ? null : given;
  const [own, setOwn] = useState(first);
  const isAssistant = useAssistantTab((state) => state.isShown) && assistant !== null;
  const choose = (id: string | null) => {
    useAssistantTab.setState({ isShown: id === ASSISTANT });
    if (id !== ASSISTANT) setOwn(id);
  };
  return (
    <Tabs value={isAssistant ? ASSISTANT : own} onChange={choose} className={classes.tabs ?? ''}>
      <Tabs.List className={classes.head ?? ''}>
        {tabs.map(({ id, label }) => (
          <Tabs.Tab key={id} value={id}>
            {label}
          </Tabs.Tab>
        ))}
        {assistant ? <Tabs.Tab value={ASSISTANT}>{assistant.label}</Tabs.Tab> : null}
      </Tabs.List>
      {tabs.map(({ id, content, nothing }) => (
        <Tabs.Panel key={id} value={id} className={classes.body ?? ''} onContextMenu={openRowMenu}>
          {content ?? <p className={classes.nothing}>{nothing}</p>}
        </Tabs.Panel>
      ))}
      {assistant ? (
        <Tabs.Panel value={ASSISTANT} className={classes.assistant ?? ''} keepMounted={false}>
          {isAssistant ? <assistant.Pane item={item ?? null} /> : null}
        </Tabs.Panel>
      ) : null}
      {isAssistant ? null : foot}
    </Tabs>
  );
}

/** A line between the parts of a tab. */
export function InspectorRule() {
  return <hr className={classes.rule} />;
}
