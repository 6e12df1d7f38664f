import { Button, Modal, NumberInput, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import type { Segment } from '../../../../shared/domain/transcript/transcript.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { TimeField } from '../../../ui/time/time-field.tsx';
import { editTranscript } from '../document/open-documents.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { useTranscribe } from '../document/transcribe-store.ts';
import { type LineScope, linesOf } from './line-scope.ts';
import { ScopeField } from './scope-field.tsx';
import { planMove, planScale } from './timing-plan.ts';
import { toolTexts } from './tool-texts.ts';
import classes from './tools.module.css';

const words = toolTexts.timing;
const SCOPES: readonly LineScope[] = ['selected', 'following', 'all'];
const close = () => useTranscribe.setState({ dialog: null });

/** Moves many lines in time, or scales their times. */
export function TimingDialog({ open }: { open: OpenTranscript }) {
  const isOpen = useTranscribe((state) => state.dialog === 'timing');
  return (
    <Modal opened={isOpen} onClose={close} title={words.title} size="sm" withCloseButton={false}>
      {isOpen ? <TimingForm open={open} /> : null}
    </Modal>
  );
}

function TimingForm({ open }: { open: OpenTranscript }) {
  const timing = useTiming(open);
  const { selected, scope, isScale, lines, to, plan } = timing;
  return (
    <form
      className={classes.dialog}
      onSubmit={(event) => {
        event.preventDefault();
        timing.apply();
      }}
    >
      <ScopeField value={scope} selectedCount={selected.size} scopes={SCOPES} onChange={timing.setScope} />
      <HowField isScale={isScale} set={timing.setScale} />
      {isScale ? (
        <ScaleFields lines={lines} to={to} set={timing.setEnds} />
      ) : (
        <NumberInput
          label={words.by}
          description={words.byHint}
          step={0.1}
          decimalScale={3}
          data-autofocus
          value={timing.by}
          onChange={timing.setBy}
        />
      )}
      <p className={classes.note} role="status">
        {isScale ? scaleNote(lines, to) : moveNote(lines, timing.by)}
      </p>
      <div className={classes.foot}>
        <Button onClick={close}>{toolTexts.cancel}</Button>
        <Button type="submit" variant="filled" disabled={plan === null}>
          {words.apply(lines.length)}
        </Button>
      </div>
    </form>
  );
}

/** What the form says, and the plan that comes of it. Ends that were typed belong to the lines they were typed for. */
function useTiming({ transcript }: OpenTranscript) {
  const selected = useTranscribe((state) => state.selection.ids);
  const [scope, setScope] = useState<LineScope>(selected.size > 1 ? 'selected' : 'all');
  const [isScale, setScale] = useState(false);
  const [by, setBy] = useState<number | string>('');
  const [ends, setEnds] = useState<Ends | null>(null);
  const lines = linesOf(transcript.segments, selected, scope);
  const to = ends ?? { firstMs: lines[0]?.startMs ?? 0, lastMs: lines.at(-1)?.startMs ?? 0 };
  const plan = isScale ? planScale(lines, to) : planMove(lines, typeof by === 'number' ? Math.round(by * 1000) : 0);
  return {
    selected,
    scope,
    isScale,
    by,
    lines,
    to,
    plan,
    setScale,
    setBy,
    setEnds,
    setScope: (next: LineScope) => {
      setScope(next);
      setEnds(null);
    },
    apply: () => {
      if (!plan || !editTranscript(transcript.id, plan.edits, plan.label)) return;
      close();
      announce(words.done(lines.length));
    },
  };
}

function HowField({ isScale, set }: { isScale: boolean; set: (isScale: boolean) => void }) {
  return (
    <SegmentedControl
      size="xs"
      fullWidth
      aria-label={words.how}
      data={[
        { value: 'move', label: words.move },
        { value: 'scale', label: words.scale },
      ]}
      value={isScale ? 'scale' : 'move'}
      onChange={(next) => set(next === 'scale')}
    />
  );
}

type Ends = { firstMs: number; lastMs: number };

function ScaleFields({ lines, to, set }: { lines: readonly Segment[]; to: Ends; set: (ends: Ends) => void }) {
  const latestMs = 360_000_000;
  return (
    <div className={classes.pair}>
      <div>
        <span className={classes.label}>{words.first}</span>
        <TimeField
          label={words.first}
          valueMs={to.firstMs}
          minMs={0}
          maxMs={latestMs}
          disabled={lines.length === 0}
          onChange={(firstMs) => set({ ...to, firstMs })}
        />
      </div>
      <div>
        <span className={classes.label}>{words.last}</span>
        <TimeField
          label={words.last}
          valueMs={to.lastMs}
          minMs={0}
          maxMs={latestMs}
          disabled={lines.length === 0}
          onChange={(lastMs) => set({ ...to, lastMs })}
        />
      </div>
    </div>
  );
}

function scaleNote(lines: readonly Segment[], { firstMs, lastMs }: Ends): string {
  if ((lines.at(-1)?.startMs ?? 0) <= (lines[0]?.startMs ?? 0)) return words.tooFew;
  return lastMs <= firstMs ? words.backwards : words.scaleHint;
}

/** Core moves lines no further than the beginning of the recording. */
function moveNote(lines: readonly Segment[], by: number | string): string {
  const earliestMs = Math.min(...lines.map(({ startMs }) => startMs));
  if (typeof by !== 'number' || by * 1000 >= -earliestMs) return '';
  return words.tooEarly(`${(earliestMs / 1000).toFixed(3)} s`);
}
