import { ActionIcon, Tooltip } from '@mantine/core';
import { IconPlus, IconUsersGroup } from '@tabler/icons-react';
import { addSpeaker } from '../lines/line-commands.ts';
import { texts } from '../texts.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { useTranscribe } from '../document/transcribe-store.ts';
import classes from './dock.module.css';
import { RelabelDialog } from './relabel-dialog.tsx';
import { SpeakerRow } from './speaker-row.tsx';

/** The speakers with their talk time, the most talkative first. */
export function SpeakerList({ open }: { open: OpenTranscript }) {
  const { speakers } = open.transcript;
  const { talkMsBySpeaker } = open.model;
  const talkMs = (id: (typeof speakers)[number]['id']) => talkMsBySpeaker.get(id) ?? 0;
  const sorted = speakers.toSorted((a, b) => talkMs(b.id) - talkMs(a.id) || a.ordinal - b.ordinal);
  const longest = sorted[0] ? Math.max(1, talkMs(sorted[0].id)) : 1;
  return (
    <section aria-label={texts.dock.speakers}>
      <div className={classes.section}>
        <h2>{texts.dock.speakers}</h2>
        <Tooltip label={texts.dock.add}>
          <ActionIcon
            size="1.5rem"
            aria-label={texts.dock.add}
            onClick={() => useTranscribe.setState({ renamingSpeaker: addSpeaker(open, false) })}
          >
            <IconPlus size={15} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={texts.dock.relabel}>
          <ActionIcon
            size="1.5rem"
            aria-label={texts.dock.relabel}
            onClick={() => useTranscribe.setState({ dialog: 'relabel' })}
          >
            <IconUsersGroup size={15} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      </div>
      {sorted.length === 0 ? <p className={classes.quiet}>{texts.dock.noSpeakers}</p> : null}
      <ul className={classes.speakers}>
        {sorted.map((speaker) => (
          <SpeakerRow
            key={speaker.id}
            open={open}
            speaker={speaker}
            talkMs={talkMs(speaker.id)}
            share={talkMs(speaker.id) / longest}
          />
        ))}
      </ul>
      <RelabelDialog open={open} />
    </section>
  );
}
