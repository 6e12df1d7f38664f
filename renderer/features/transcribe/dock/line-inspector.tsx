import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { readingSpeed } from '../../../../shared/domain/subtitles/checking/caption-problems.ts';
import { splitWords } from '../../../../shared/domain/words/word-tokens.ts';
import type { Segment } from '../../../../shared/domain/transcript/transcript.ts';
import { SpeakerMark } from '../../../ui/speaker-mark.tsx';
import { TimeField } from '../../../ui/time/time-field.tsx';
import { editTranscript } from '../document/open-documents.ts';
import { planSetEdge } from '../lines/line-plans.ts';
import { checkingTexts } from '../checking/checking-texts.ts';
import { addSpeaker, giveToSpeaker, segmentOf } from '../lines/line-commands.ts';
import { texts } from '../texts.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { useTranscribe } from '../document/transcribe-store.ts';
import classes from './dock.module.css';

/** Times, speaker and size of the selected line. */
export function LineInspector({ open }: { open: OpenTranscript }) {
  const primary = useTranscribe((state) => state.selection.primary);
  const count = useTranscribe((state) => state.selection.ids.size);
  const segment = segmentOf(open, primary);
  if (!segment) return <p className={classes.quiet}>{texts.dock.noLine}</p>;
  const number = (open.model.indexById.get(segment.id) ?? 0) + 1;
  return (
    <section aria-label={texts.dock.lineNumber(number)}>
      <div className={classes.section}>
        <h2>{count > 1 ? texts.dock.many(count) : texts.dock.lineNumber(number)}</h2>
        <SpeakerMenu open={open} segment={segment} />
      </div>
      <Times open={open} segment={segment} />
    </section>
  );
}

function Times({ open, segment }: { open: OpenTranscript; segment: Segment }) {
  const { id, durationMs } = open.transcript;
  const set = (edge: 'start' | 'end') => (ms: number) => {
    const plan = planSetEdge(segment, edge, ms);
    if (plan) editTranscript(id, plan.edits, plan.label);
  };
  const words = splitWords(segment.text).length;
  return (
    <div className={classes.grid}>
      <span className={classes.label}>{texts.dock.start}</span>
      <TimeField
        label={texts.dock.start}
        valueMs={segment.startMs}
        minMs={0}
        maxMs={segment.endMs - 1}
        onChange={set('start')}
      />
      <span className={classes.label}>{texts.dock.end}</span>
      <TimeField
        label={texts.dock.end}
        valueMs={segment.endMs}
        minMs={segment.startMs + 1}
        maxMs={Math.max(durationMs, segment.endMs)}
        onChange={set('end')}
      />
      <span className={classes.label}>{texts.dock.length}</span>
      <span className={classes.fact}>{`${((segment.endMs - segment.startMs) / 1000).toFixed(2)} s`}</span>
      <span className={classes.label}>{texts.dock.wordCount}</span>
      <span className={classes.fact}>{words}</span>
      <span className={classes.label}>{checkingTexts.speed}</span>
      <span className={classes.fact}>{checkingTexts.perSecond(readingSpeed(segment))}</span>
    </div>
  );
}

function SpeakerMenu({ open, segment }: { open: OpenTranscript; segment: Segment }) {
  const speaker = segment.speakerId === null ? undefined : open.model.speakerById.get(segment.speakerId);
  return (
    <Menu position="bottom-end" returnFocus>
      <Menu.Target>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={speaker ? <SpeakerMark ordinal={speaker.ordinal} /> : null}
          rightSection={<IconChevronDown size={13} stroke={1.6} aria-hidden />}
          aria-label={`${texts.dock.speaker}: ${speaker?.name ?? texts.list.nobody}`}
        >
          {speaker?.name ?? texts.list.nobody}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {open.transcript.speakers.map((each) => (
          <Menu.Item
            key={each.id}
            leftSection={<SpeakerMark ordinal={each.ordinal} />}
            onClick={() => giveToSpeaker(open, each.id)}
          >
            {each.name}
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => giveToSpeaker(open, null)}>{texts.list.nobody}</Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconPlus size={15} stroke={1.6} />}
          onClick={() => useTranscribe.setState({ renamingSpeaker: addSpeaker(open, true) })}
        >
          {texts.dock.newSpeaker}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
