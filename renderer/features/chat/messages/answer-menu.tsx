import { Menu } from '@mantine/core';
import { IconCopy, IconDots } from '@tabler/icons-react';
import { hasReasoning, textWithReasoning } from '../../../../shared/domain/conversation/copied-answer.ts';
import type { MessagePart } from '../../../../shared/domain/conversation/message.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PANEL_ICONS } from '../../../ui/kinds/panel-icons.ts';
import { copyAnswer, createScript, fillLyrics, fillPrompt, speakAnswer } from '../conversation/answer-uses.ts';
import { texts } from '../texts.ts';

const words = texts.use;

/** What the text of an answer becomes in other panels, and how it is copied with what was thought. */
export function AnswerMenu({ text, parts }: { text: string; parts: readonly MessagePart[] }) {
  const entries = [
    { label: words.script, icon: PANEL_ICONS.speak, run: createScript },
    { label: words.speech, icon: PANEL_ICONS.voices, run: speakAnswer },
    { label: words.prompt, icon: PANEL_ICONS.images, run: fillPrompt },
    { label: words.lyrics, icon: PANEL_ICONS.music, run: fillLyrics },
  ];
  return (
    <Menu position="top-start" returnFocus>
      <Menu.Target>
        <IconButton size="1.625rem" aria-label={words.menu}>
          <IconDots size={15} stroke={1.6} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map(({ label, icon: Icon, run }) => (
          <Menu.Item key={label} leftSection={<Icon size={15} stroke={1.6} />} onClick={() => void run(text)}>
            {label}
          </Menu.Item>
        ))}
        {hasReasoning(parts) ? (
          <Menu.Item
            leftSection={<IconCopy size={15} stroke={1.6} />}
            onClick={() => void copyAnswer(textWithReasoning(parts))}
          >
            {words.copyWithReasoning}
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}
