import { Select, Switch } from '@mantine/core';
import type { Conversation } from '../../../../shared/domain/conversation/conversation.ts';
import { TOOL_RULES, type ToolRule } from '../../../../shared/domain/conversation/tool-approval.ts';
import type { Tool } from '../../../../shared/domain/tools/tool.ts';
import { TOOL_NAMES, TOOLS } from '../../../../shared/domain/tools/tools.ts';
import { setToolRule, updateChat } from '../conversation/chat-actions.ts';
import { toolTitle } from '../calls/call-texts.ts';
import { texts } from '../texts.ts';
import classes from './dock.module.css';

const words = texts.dock;
const RULES = ['usual', ...TOOL_RULES] as const;

/** Only what can work with the cloud can be allowed on this computer alone. */
const rulesOf = (tool: Tool) => RULES.filter((rule) => rule !== 'allow-local' || tool.cloudEffects !== undefined);

/** Whether the chat may use tools, and what the user said about each. */
export function ToolRules({ chat }: { chat: Conversation }) {
  const { id, settings, toolRules } = chat;
  return (
    <section className={classes.part}>
      <Switch
        label={words.usesTools}
        checked={settings.usesTools}
        onChange={(event) => void updateChat(id, { settings: { usesTools: event.currentTarget.checked } })}
      />
      {settings.usesTools ? (
        <ul className={classes.rules} aria-label={words.tools}>
          {TOOL_NAMES.map((tool) => {
            const title = toolTitle(tool) ?? tool;
            return (
              <li key={tool}>
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
          })}
        </ul>
      ) : null}
    </section>
  );
}
