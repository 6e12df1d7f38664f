import { Menu } from '@mantine/core';
import { IconCopy, IconDots, IconTextPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { hasReasoning, textWithReasoning } from '../../../../shared/domain/conversation/answers/copied-answer.ts';
import type { MessagePart } from '../../../../shared/domain/conversation/message.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useAnswerTakers } from '../../../ui/layout/answer-takers.ts';
import { PANEL_ICONS } from '../../../ui/kinds/panel-icons.ts';
import {
  copyAnswer,
  createScript,
  fillLyrics,
  fillPrompt,
  insertAnswer,
  speakAnswer,
} from '../conversation/answer-uses.ts';
import { texts } from '../texts.ts';

const words = texts.use;

/** Where the text of an answer goes in what is open, what it becomes in other panels, and how it is copied with what was thought. */
export function AnswerMenu({ text, parts }: { text: string; parts: readonly MessagePart[] }) {
  const takers = useAnswerTakers();
  // Where something is inserted, one goes on writing there.
  const [isInserting, setInserting] = useState(false);
  const entries = [
    { label: words.script, icon: PANEL_ICONS.speak, run: createScript },
    { label: words.speech, icon: PANEL_ICONS.voices, run: speakAnswer },
    { label: words.prompt, icon: PANEL_ICONS.images, run: fillPrompt },
    { label: words.lyrics, icon: PANEL_ICONS.music, run: fillLyrics },
  ];
  return (
    <Menu position="top-start" returnFocus={!isInserting} onOpen={() => setInserting(false)}>
      <Menu.Target>
        <IconButton size="1.625rem" aria-label={words.menu}>
          <IconDots size={15} stroke={1.6} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {takers.map((taker) => (
          <Menu.Item
            key={taker.id}
            leftSection={<IconTextPlus size={15} stroke={1.6} />}
            onClick={() => {
              setInserting(true);
              void insertAnswer(taker, text);
            }}
          >
            {words.insert(taker.label)}
          </Menu.Item>
        ))}
        {takers.length > 0 ? <Menu.Divider /> : null}
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
