import { Button, Checkbox, Modal, NumberInput } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { type Regrouping, regroupLines } from '../../../../shared/domain/transcript/lines/regroup-lines.ts';
import { useSettings } from '../../../api/settings/settings.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { selectOne } from '../../../ui/collection/list/list-selection.ts';
import { editTranscript } from '../document/open-documents.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { useTranscribe } from '../document/transcribe-store.ts';
import { newSegmentId } from '../lines/line-plans.ts';
import { type LineScope, stretchOf } from './line-scope.ts';
import { ScopeField } from './scope-field.tsx';
import { toolTexts } from './tool-texts.ts';
import classes from './tools.module.css';

const words = toolTexts.regroup;
const SCOPES: readonly LineScope[] = ['selected', 'all'];
/** As lines are made at recognition. */
const PAUSE_MS = 700;
const close = () => useTranscribe.setState({ dialog: null });

/** Makes the lines anew by a size, pauses and sentences. */
export function RegroupDialog({ open }: { open: OpenTranscript }) {
  const isOpen = useTranscribe((state) => state.dialog === 'regroup');
  return (
    <Modal opened={isOpen} onClose={close} title={words.title} size="sm" withCloseButton={false}>
      {isOpen ? <RegroupForm open={open} /> : null}
    </Modal>
  );
}

function RegroupForm({ open: { transcript } }: { open: OpenTranscript }) {
  const { captionRules } = useSettings().transcribe;
  const selected = useTranscribe((state) => state.selection.ids);
  const [scope, setScope] = useState<LineScope>(selected.size > 1 ? 'selected' : 'all');
  const [how, setHow] = useState<Regrouping>({ ...captionRules, pauseMs: PAUSE_MS, isBySentence: true });
  const { segments } = transcript;
  const before = useMemo(
    () => (scope === 'all' ? segments : stretchOf(segments, selected)),
    [scope, segments, selected],
  );
  const meant = useDeferredValue(how);
  const after = useMemo(() => regroupLines(before, { how: meant, newId: newSegmentId }), [before, meant]);
  const apply = () => {
    const segmentIds = before.map(({ id }) => id);
    const edits = [{ kind: 'replaceLines' as const, segmentIds, segments: after }];
    if (!editTranscript(transcript.id, edits, words.step)) return;
    const [first] = after;
    if (first) useTranscribe.setState({ selection: selectOne(first.id), editing: null });
    close();
    announce(words.done(after.length));
  };
  return (
    <form
      className={classes.dialog}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <p>{words.text}</p>
      <ScopeField value={scope} selectedCount={selected.size} scopes={SCOPES} onChange={setScope} />
      <SizeFields how={how} set={(change) => setHow({ ...how, ...change })} />
      <Checkbox
        label={words.bySentence}
        checked={how.isBySentence}
        onChange={(event) => setHow({ ...how, isBySentence: event.currentTarget.checked })}
      />
      <div className={classes.foot}>
        <span className={classes.becomes} role="status">
          {words.becomes(before.length, after.length)}
        </span>
        <Button onClick={close}>{toolTexts.cancel}</Button>
        <Button type="submit" variant="filled" disabled={before.length === 0 || meant !== how}>
          {words.apply}
        </Button>
      </div>
    </form>
  );
}

/** Bounds are those of captionRulesSchema. */
const FIELDS = [
  { name: 'lineCharacters', min: 10, max: 120, step: 1 },
  { name: 'lines', min: 1, max: 4, step: 1 },
  { name: 'maximumMs', min: 1000, max: 60_000, step: 100 },
  { name: 'pauseMs', min: 0, max: 60_000, step: 50 },
] as const;

function SizeFields({ how, set }: { how: Regrouping; set: (change: Partial<Regrouping>) => void }) {
  return (
    <div className={classes.pair}>
      {FIELDS.map(({ name, min, max, step }) => (
        <NumberInput
          key={name}
          label={words[name]}
          min={min}
          max={max}
          step={step}
          allowDecimal={false}
          clampBehavior="blur"
          value={how[name]}
          onChange={(next) => {
            // Half a number is no size yet.
            if (typeof next === 'number' && next >= min && next <= max) set({ [name]: next });
          }}
        />
      ))}
    </div>
  );
}
