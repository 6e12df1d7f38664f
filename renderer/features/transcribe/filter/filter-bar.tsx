import { ActionIcon, Button, Menu, Tooltip } from '@mantine/core';
import { IconArrowMerge, IconChevronDown, IconListCheck, IconScissors, IconSearch } from '@tabler/icons-react';
import type { CommandId } from '../../../../shared/domain/commands/commands.ts';
import type { SpeakerId } from '../../../../shared/domain/ids.ts';
import type { Speaker } from '../../../../shared/domain/transcript/transcript.ts';
import { actionRegistry } from '../../../ui/actions/action-registry.ts';
import { TooltipWithKeys } from '../../../ui/actions/command-button.tsx';
import { useAction } from '../../../ui/actions/use-actions.ts';
import type { PanelIcon } from '../../../ui/layout/panel.ts';
import { SpeakerMark } from '../../../ui/speaker-mark.tsx';
import { texts } from '../texts.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { checkingTexts } from '../checking/checking-texts.ts';
import { type SpeakerFilter, useTranscribe } from '../document/transcribe-store.ts';
import { giveToSpeaker } from '../lines/line-commands.ts';
import classes from './filter-bar.module.css';
import { MoreMenu } from './more-menu.tsx';

/** Filter by speaker on the left, what can be done with lines on the right. */
export function FilterBar({ open }: { open: OpenTranscript }) {
  const { speakers } = open.transcript;
  const selectedCount = useTranscribe((state) => state.selection.ids.size);
  return (
    <div className={classes.bar} role="toolbar" aria-label={texts.list.tools}>
      <FilterMenu open={open} />
      <div className={classes.marks}>
        {speakers.slice(0, 8).map((speaker) => (
          <FilterMark key={speaker.id} speaker={speaker} />
        ))}
      </div>
      <span className={classes.space} />
      {selectedCount > 1 ? <SelectionMenu open={open} count={selectedCount} /> : null}
      <CommandTextButton id="line.split" icon={IconScissors} label={texts.list.split} />
      <CommandTextButton id="line.merge" icon={IconArrowMerge} label={texts.list.merge} />
      <CommandTextButton id="edit.find" icon={IconSearch} label={texts.list.find} />
      <CommandTextButton id="transcript.check" icon={IconListCheck} label={checkingTexts.check} />
      <MoreMenu />
    </div>
  );
}

const setFilter = (filter: SpeakerFilter | null) => useTranscribe.setState({ filter });
const only = (id: SpeakerId | 'nobody') => setFilter(new Set([id]));

function FilterMenu({ open: { transcript } }: { open: OpenTranscript }) {
  const filter = useTranscribe((state) => state.filter);
  const [first] = filter ?? [];
  const name =
    filter === null
      ? texts.list.allSpeakers
      : filter.size === 1
        ? (transcript.speakers.find((speaker) => speaker.id === first)?.name ?? texts.list.nobody)
        : texts.speakers(filter.size);
  return (
    <Menu position="bottom-start" returnFocus>
      <Menu.Target>
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.all ?? ''}
          rightSection={<IconChevronDown size={13} stroke={1.6} aria-hidden />}
        >
          {name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => setFilter(null)}>{texts.list.allSpeakers}</Menu.Item>
        {transcript.speakers.map((speaker) => (
          <Menu.Item
            key={speaker.id}
            leftSection={<SpeakerMark ordinal={speaker.ordinal} />}
            onClick={() => only(speaker.id)}
          >
            {speaker.name}
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => only('nobody')}>{texts.list.nobody}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Shows only this speaker, together with others that are already chosen; pressed again it takes the speaker out. */
function FilterMark({ speaker }: { speaker: Speaker }) {
  const isOn = useTranscribe((state) => state.filter?.has(speaker.id) ?? false);
  const toggle = () => {
    const next = new Set(useTranscribe.getState().filter);
    if (!next.delete(speaker.id)) next.add(speaker.id);
    setFilter(next.size === 0 ? null : next);
  };
  const label = texts.list.filterBy(speaker.name);
  return (
    <Tooltip label={label}>
      <ActionIcon size="1.5rem" aria-label={label} aria-pressed={isOn} onClick={toggle}>
        <SpeakerMark ordinal={speaker.ordinal} />
      </ActionIcon>
    </Tooltip>
  );
}

function SelectionMenu({ open, count }: { open: OpenTranscript; count: number }) {
  return (
    <Menu position="bottom-end" returnFocus>
      <Menu.Target>
        <Button size="compact-sm" rightSection={<IconChevronDown size={13} stroke={1.6} aria-hidden />}>
          {texts.list.selected(count)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{texts.menu.assign}</Menu.Label>
        {open.transcript.speakers.map((speaker) => (
          <Menu.Item
            key={speaker.id}
            leftSection={<SpeakerMark ordinal={speaker.ordinal} />}
            onClick={() => giveToSpeaker(open, speaker.id)}
          >
            {speaker.name}
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => giveToSpeaker(open, null)}>{texts.list.nobody}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function CommandTextButton({ id, icon: Icon, label }: { id: CommandId; icon: PanelIcon; label: string }) {
  const { keys, enabled, label: name, reason } = useAction(id);
  return (
    <Tooltip label={<TooltipWithKeys label={name} chord={keys[0]} reason={reason} />}>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={label}
        aria-disabled={!enabled}
        data-disabled={!enabled || undefined}
        leftSection={<Icon size={15} stroke={1.6} />}
        // The caret of the line that is being edited must stay where it is.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => void actionRegistry.run(id)}
        classNames={{ label: classes.word ?? '', section: classes.icon ?? '' }}
      >
        {label}
      </Button>
    </Tooltip>
  );
}
