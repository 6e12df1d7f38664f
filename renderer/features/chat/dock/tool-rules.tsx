import { Select, Switch } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { Conversation } from '../../../../shared/domain/conversation/conversation.ts';
import { TOOL_RULES, type ToolRule } from '../../../../shared/domain/conversation/tool-approval.ts';
import type { Tool } from '../../../../shared/domain/tools/tool.ts';
import { TOOL_GROUPS, type ToolName, TOOLS } from '../../../../shared/domain/tools/tools.ts';
import { setToolRule, updateChat } from '../conversation/chat-actions.ts';
import { toolTitle } from '../calls/call-texts.ts';
import { texts } from '../texts.ts';
import classes from './dock.module.css';

const words = texts.dock;
const RULES = ['usual', ...TOOL_RULES] as const;
const GROUPS = Object.keys(TOOL_GROUPS) as (keyof typeof TOOL_GROUPS)[];

/** Only what can work with the cloud can be allowed on this computer alone. */
const rulesOf = (tool: Tool) => RULES.filter((rule) => rule !== 'allow-local' || tool.cloudEffects !== undefined);

/** Whether the chat may use tools, and what the user said about each. */
export function ToolRules({ chat }: { chat: Conversation }) {
  const { id, settings } = chat;
  return (
    <section className={classes.part}>
      <Switch
        label={words.usesTools}
        checked={settings.usesTools}
        onChange={(event) => void updateChat(id, { settings: { usesTools: event.currentTarget.checked } })}
      />
      {settings.usesTools ? (
        <div role="group" aria-label={words.tools}>
          {GROUPS.map((group) => (
            <GroupRules key={group} chat={chat} group={group} />
          ))}
        </div>
      ) : null}
    </section>
  );
}

/** The tools of a group, folded: there are many, and few of them have a rule. */
function GroupRules({ chat, group }: { chat: Conversation; group: keyof typeof TOOL_GROUPS }) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const tools = Object.keys(TOOL_GROUPS[group]) as ToolName[];
  const ruled = tools.filter((tool) => chat.toolRules[tool] !== undefined).length;
  return (
    <>
      <button
        type="button"
        className={classes.group}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <IconChevronRight size={14} stroke={1.6} aria-hidden data-open={isOpen || undefined} />
        {words.toolGroups[group]}
        {ruled > 0 ? <span className={classes.ruled}>{words.ruled(ruled)}</span> : null}
      </button>
      <ul id={listId} className={classes.rules} hidden={!isOpen}>
        {isOpen ? tools.map((tool) => <Rule key={tool} chat={chat} tool={tool} />) : null}
      </ul>
    </>
  );
}

function Rule({ chat: { id, toolRules }, tool }: { chat: Conversation; tool: ToolName }) {
  const title = toolTitle(tool) ?? tool;
  return (
    <li>
      <span>{title}</span>
      <Select
        className={classes.rule ?? ''}
        aria-label={words.rule(title)}
        allowDeselect={false}
        comboboxProps={{ width: '8rem', position: 'bottom-end' }}
        data={rulesOf(TOOLS[tool]).map((value) => ({ value, label: words.rules[value] }))}
        value={toolRules[tool] ?? 'usual'}
        onChange={(value) => void setToolRule(id, tool, value === 'usual' ? null : (value as ToolRule))}
      />
    </li>
  );
}
