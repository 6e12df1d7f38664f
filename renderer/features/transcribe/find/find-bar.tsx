import { ActionIcon, Button, TextInput, Tooltip } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconLetterCase, IconReplace, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { PanelIcon } from '../../../ui/layout/panel.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { editTranscript } from '../document/open-documents.ts';
import { segmentOf } from '../line-commands.ts';
import { texts } from '../texts.ts';
import type { OpenTranscript } from '../transcribe-context.tsx';
import { setFind, useTranscribe } from '../transcribe-store.ts';
import classes from './find.module.css';
import { findMatches, replaceAll, replaceOne } from './find-matches.ts';
import { goToMatch } from './go-to-match.ts';
import { useFindMatches } from './use-find-matches.ts';
import { WholeWordIcon } from './whole-word-icon.tsx';

/** Find, and on request replace, in the open transcript. */
export function FindBar({ open }: { open: OpenTranscript }) {
  const find = useTranscribe((state) => state.find);
  const matches = useFindMatches(open);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [find.isReplacing]);
  const current = Math.min(find.current, matches.length - 1);
  const press = (event: KeyboardEvent) => {
    // Enter may come before the hits of the last letters have been looked for.
    if (event.key === 'Enter')
      goToMatch(findMatches(open.visible, useTranscribe.getState().find), event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') setFind({ isOpen: false });
    else return;
    event.preventDefault();
  };
  return (
    <search className={classes.bar} aria-label={texts.find.region}>
      <div className={classes.line}>
        <TextInput
          ref={field}
          className={classes.field ?? ''}
          aria-label={texts.find.field}
          placeholder={texts.find.field}
          value={find.text}
          onChange={(event) => setFind({ text: event.currentTarget.value, current: -1 })}
          onKeyDown={press}
        />
        <span className={classes.count} role="status">
          {find.text === '' ? '' : texts.find.count(Math.max(current + 1, 0), matches.length)}
        </span>
        <Options />
        <ActionIcon aria-label={texts.find.previous} onClick={() => goToMatch(matches, -1)}>
          <IconChevronUp size={16} stroke={1.6} />
        </ActionIcon>
        <ActionIcon aria-label={texts.find.next} onClick={() => goToMatch(matches, 1)}>
          <IconChevronDown size={16} stroke={1.6} />
        </ActionIcon>
        <ActionIcon aria-label={texts.find.close} onClick={() => setFind({ isOpen: false })}>
          <IconX size={16} stroke={1.6} />
        </ActionIcon>
      </div>
      {find.isReplacing ? <ReplaceLine open={open} /> : null}
    </search>
  );
}

/** What counts as a hit, and whether replacing is shown. */
function Options() {
  const find = useTranscribe((state) => state.find);
  return (
    <>
      <Toggle
        label={texts.find.matchCase}
        icon={IconLetterCase}
        isOn={find.isCaseSensitive}
        set={(isCaseSensitive) => setFind({ isCaseSensitive, current: -1 })}
      />
      <Toggle
        label={texts.find.wholeWord}
        icon={WholeWordIcon}
        isOn={find.isWholeWord}
        set={(isWholeWord) => setFind({ isWholeWord, current: -1 })}
      />
      <Toggle
        label={texts.find.showReplace}
        icon={IconReplace}
        isOn={find.isReplacing}
        set={(isReplacing) => setFind({ isReplacing })}
      />
    </>
  );
}

function Toggle(props: { label: string; icon: PanelIcon; isOn: boolean; set: (isOn: boolean) => void }) {
  const { label, icon: Icon, isOn, set } = props;
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} aria-pressed={isOn} onClick={() => set(!isOn)}>
        <Icon size={16} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}

function ReplaceLine({ open }: { open: OpenTranscript }) {
  const find = useTranscribe((state) => state.find);
  const matches = useFindMatches(open);
  const { id } = open.transcript;
  const match = matches[find.current];
  const replace = () => {
    const segment = match && segmentOf(open, match.segmentId);
    if (!match || !segment) return goToMatch(matches, 1);
    const text = replaceOne(segment.text, match, find.replacement);
    editTranscript(id, [{ kind: 'setText', segmentId: segment.id, text }], texts.labels.replace(1));
    setFind({ current: find.current - 1 });
  };
  const replaceEverywhere = () => {
    const lines = new Set(matches.map((each) => each.segmentId));
    const edits = [...lines].flatMap((segmentId) => {
      const segment = segmentOf(open, segmentId);
      if (!segment) return [];
      return [{ kind: 'setText' as const, segmentId, text: replaceAll(segment.text, find, find.replacement) }];
    });
    if (editTranscript(id, edits, texts.labels.replace(matches.length))) announce(texts.find.replaced(matches.length));
    setFind({ current: -1 });
  };
  return (
    <div className={classes.line}>
      <TextInput
        className={classes.field ?? ''}
        aria-label={texts.find.replaceField}
        placeholder={texts.find.replaceField}
        value={find.replacement}
        onChange={(event) => setFind({ replacement: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setFind({ isOpen: false });
          else if (event.key === 'Enter') replace();
          else return;
          event.preventDefault();
        }}
      />
      <Button size="compact-sm" onClick={replace} disabled={matches.length === 0}>
        {texts.find.replace}
      </Button>
      <Button size="compact-sm" onClick={replaceEverywhere} disabled={matches.length === 0}>
        {texts.find.replaceAll}
      </Button>
    </div>
  );
}
