import { Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Character, ScriptLine } from '../../../../shared/domain/script/script.ts';
import { SpeakerMark } from '../../../ui/speaker-mark.tsx';
import { castLines, castToNew } from '../lines/cast-lines.ts';
import { useOpenScript } from '../document/script-context.ts';
import { useSpeak } from '../document/speak-store.ts';
import { texts } from '../texts.ts';
import classes from './cast-button.module.css';

type Props = { line: ScriptLine; character: Character | null; detail: string | null };

/** Who speaks the line; a click gives it, or all selected lines, to somebody else. */
export function CastButton(props: Props) {
  const [isOpen, setOpen] = useState(false);
  const { character, detail } = props;
  const name = character?.name ?? texts.list.scriptVoice;
  const button = (
    <button
      type="button"
      className={classes.who}
      aria-haspopup="menu"
      onClick={(event) => {
        event.stopPropagation();
        setOpen(true);
      }}
    >
      <span className={classes.mark}>
        {character ? <SpeakerMark ordinal={character.ordinal} /> : <span className={classes.nobody} />}
      </span>
      <span className={classes.names}>
        <span className={classes.name} title={name}>
          {name}
        </span>
        {detail === null ? null : (
          <span className={classes.detail} title={detail}>
            {detail}
          </span>
        )}
        <span className="visually-hidden">{texts.list.cast}</span>
      </span>
    </button>
  );
  // A menu of its own for each line would make scrolling dear: it exists while it is open.
  if (!isOpen) return button;
  return (
    <Menu opened onClose={() => setOpen(false)} position="bottom-start" returnFocus>
      <Menu.Target>{button}</Menu.Target>
      <CastMenu {...props} />
    </Menu>
  );
}

function CastMenu({ line }: Props) {
  const open = useOpenScript();
  if (!open) return null;
  const targets = () => {
    const { ids } = useSpeak.getState().selection;
    return ids.has(line.id) ? open.order.filter((id) => ids.has(id)) : [line.id];
  };
  return (
    <Menu.Dropdown onClick={(event) => event.stopPropagation()}>
      {open.script.characters.map((each) => (
        <Menu.Item
          key={each.id}
          leftSection={<SpeakerMark ordinal={each.ordinal} />}
          onClick={() => castLines(open, targets(), each.id)}
        >
          {each.name}
        </Menu.Item>
      ))}
      <Menu.Item onClick={() => castLines(open, targets(), null)}>{texts.list.scriptVoice}</Menu.Item>
      <Menu.Divider />
      <Menu.Item leftSection={<IconPlus size={15} stroke={1.6} />} onClick={() => void castToNew(open, targets())}>
        {texts.list.newCharacter}
      </Menu.Item>
    </Menu.Dropdown>
  );
}
