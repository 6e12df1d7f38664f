import { Button, Modal, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { type Correction, correctionSchema } from '../../../../shared/domain/transcript/correction.ts';
import { useSettings } from '../../../api/settings/settings.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { useTranscribe } from '../document/transcribe-store.ts';
import { correctLines } from './correct-lines.ts';
import { forgetLearned, keepCorrection, removeCorrection, useCorrections } from '../learning/corrections-store.ts';
import { correctionsTexts as words } from './corrections-texts.ts';
import classes from './corrections.module.css';
import { IconButton } from '../../../ui/icon-button.tsx';

const close = () => useTranscribe.setState({ dialog: null });
const nameOf = ({ from, to }: Correction) => words.arrow(from, to);

/** The list of corrections, and what the user’s own edits offer for it. */
export function CorrectionsDialog({ open }: { open: OpenTranscript }) {
  const isOpen = useTranscribe((state) => state.dialog === 'corrections');
  return (
    <Modal opened={isOpen} onClose={close} title={words.title} size="md">
      {isOpen ? <Corrections open={open} /> : null}
    </Modal>
  );
}

function Corrections({ open }: { open: OpenTranscript }) {
  const { corrections } = useSettings().transcribe;
  const learned = useCorrections((state) => state.learned);
  const count = correctLines(open.transcript.segments, corrections).length;
  return (
    <div className={classes.dialog}>
      <p>{words.explained}</p>
      <NewCorrection />
      {corrections.length === 0 ? <p className={classes.quiet}>{words.none}</p> : null}
      <ul className={classes.list} aria-label={words.list}>
        {corrections.map((each) => (
          <li key={`${each.from}\n${each.to}`}>
            <Shown correction={each} />
            <Remove label={words.remove(nameOf(each))} run={() => removeCorrection(each)} />
          </li>
        ))}
      </ul>
      {learned.length > 0 ? <Learned learned={learned} /> : null}
      <div className={classes.bar}>
        <Button onClick={close}>{words.close}</Button>
        <Button
          variant="filled"
          disabled={count === 0}
          onClick={() => useTranscribe.setState({ dialog: 'correct-lines' })}
        >
          {words.review(count)}
        </Button>
      </div>
    </div>
  );
}

function NewCorrection() {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const correction = correctionSchema.safeParse({ from, to });
  return (
    <form
      className={classes.adding}
      onSubmit={(event) => {
        event.preventDefault();
        if (!correction.success) return;
        keepCorrection(correction.data);
        setFrom('');
        setTo('');
      }}
    >
      <TextInput
        label={words.from}
        maxLength={80}
        data-autofocus
        value={from}
        onChange={(event) => setFrom(event.currentTarget.value)}
      />
      <TextInput label={words.to} maxLength={80} value={to} onChange={(event) => setTo(event.currentTarget.value)} />
      <Button type="submit" disabled={!correction.success}>
        {words.add}
      </Button>
    </form>
  );
}

function Learned({ learned }: { learned: readonly Correction[] }) {
  return (
    <>
      <h3 className={classes.heading}>{words.learned}</h3>
      <ul className={classes.list} aria-label={words.learned}>
        {learned.map((each) => (
          <li key={`${each.from}\n${each.to}`}>
            <Shown correction={each} />
            <IconButton size="1.5rem" aria-label={words.addLearned(nameOf(each))} onClick={() => keepCorrection(each)}>
              <IconPlus size={15} stroke={1.6} />
            </IconButton>
            <Remove label={words.forget(nameOf(each))} run={() => forgetLearned(each)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Shown({ correction: { from, to } }: { correction: Correction }) {
  return (
    <span className={classes.shown}>
      <del>{from}</del> <span aria-hidden>→</span> <ins>{to === '' ? '—' : to}</ins>
    </span>
  );
}

function Remove({ label, run }: { label: string; run: () => void }) {
  return (
    <IconButton size="1.5rem" variant="subtle" aria-label={label} onClick={run}>
      <IconX size={15} stroke={1.6} />
    </IconButton>
  );
}
