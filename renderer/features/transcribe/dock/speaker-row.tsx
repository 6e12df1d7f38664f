import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { Speaker } from '../../../../shared/domain/transcript/transcript.ts';
import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';
import { RenameField } from '../../../ui/collection/rename-field.tsx';
import { SpeakerMark, speakerColor } from '../../../ui/speaker-mark.tsx';
import { editTranscript } from '../document/open-documents.ts';
import { giveToSpeaker } from '../lines/line-commands.ts';
import { texts } from '../texts.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { useTranscribe } from '../document/transcribe-store.ts';
import classes from './dock.module.css';
import { IconButton } from '../../../ui/icon-button.tsx';

type Props = { open: OpenTranscript; speaker: Speaker; talkMs: number; share: number };

/** One speaker: marker, name that renames everywhere, talk time with a bar, and what can be done. */
export function SpeakerRow({ open, speaker, talkMs, share }: Props) {
  const isRenaming = useTranscribe((state) => state.renamingSpeaker === speaker.id);
  const clock = formatShortTime(talkMs);
  return (
    <li className={classes.speaker}>
      <SpeakerMark ordinal={speaker.ordinal} size={11} />
      {isRenaming ? (
        <RenameField
          name={speaker.name}
          label={texts.dock.nameField}
          maxLength={120}
          rename={(name) =>
            editTranscript(
              open.transcript.id,
              [{ kind: 'renameSpeaker', speakerId: speaker.id, name }],
              texts.labels.renameSpeaker,
            )
          }
          close={() => useTranscribe.setState({ renamingSpeaker: null })}
        />
      ) : (
        <button
          type="button"
          className={classes.name}
          title={texts.dock.rename}
          onClick={() => useTranscribe.setState({ renamingSpeaker: speaker.id })}
        >
          {speaker.name}
        </button>
      )}
      <span className={classes.talk}>{clock}</span>
      <SpeakerActions open={open} speaker={speaker} />
      <span className={classes.bar} role="img" aria-label={texts.dock.talkTime(speaker.name, clock)}>
        <span style={{ width: `${share * 100}%`, background: speakerColor(speaker.ordinal) }} />
      </span>
    </li>
  );
}

function SpeakerActions({ open, speaker }: { open: OpenTranscript; speaker: Speaker }) {
  const hasSelection = useTranscribe((state) => state.selection.ids.size > 0);
  const others = open.transcript.speakers.filter((each) => each.id !== speaker.id);
  const merge = (intoId: Speaker['id']) =>
    editTranscript(
      open.transcript.id,
      [{ kind: 'mergeSpeakers', fromId: speaker.id, intoId }],
      texts.labels.mergeSpeakers,
    );
  return (
    <Menu position="bottom-end" returnFocus>
      <Menu.Target>
        <IconButton size="1.5rem" aria-label={texts.dock.moreActions(speaker.name)}>
          <IconDots size={15} stroke={1.6} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => useTranscribe.setState({ renamingSpeaker: speaker.id })}>
          {texts.dock.rename}
        </Menu.Item>
        <Menu.Item onClick={() => useTranscribe.setState({ filter: new Set([speaker.id]) })}>
          {texts.dock.onlyThis}
        </Menu.Item>
        <Menu.Item disabled={!hasSelection} onClick={() => giveToSpeaker(open, speaker.id)}>
          {texts.dock.assignSelection}
        </Menu.Item>
        {others.length > 0 ? <Menu.Label>{texts.dock.mergeInto}</Menu.Label> : null}
        {others.map((other) => (
          <Menu.Item
            key={other.id}
            leftSection={<SpeakerMark ordinal={other.ordinal} />}
            onClick={() => merge(other.id)}
          >
            {other.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
