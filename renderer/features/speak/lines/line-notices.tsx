import { Button } from '@mantine/core';
import { IconAlertCircle, IconHourglass } from '@tabler/icons-react';
import { characterCount } from '../../../../shared/domain/speech/speech-options.ts';
import type { ScriptLine } from '../../../../shared/domain/script/script.ts';
import type { LineState } from '../document/line-states.ts';
import { splitSentences } from '../script-commands.ts';
import { inOpenScript } from '../speak-context.tsx';
import { texts } from '../texts.ts';
import classes from './line-list.module.css';

/** Why a line cannot be said as it stands. */
export function ProblemNotice({ state: { problems } }: { state: LineState }) {
  const reasons = [...new Set(problems.map(({ reason }) => reason))];
  if (reasons.length === 0) return null;
  return (
    <p className={classes.notice}>
      <IconAlertCircle size={15} stroke={1.6} aria-hidden />
      <span>{reasons.map((reason) => texts.editor.problems[reason]).join(' ')}</span>
    </p>
  );
}

/** A line too long for one request says how it goes instead, and offers to be cut. */
export function LongNotice({ line, state }: { line: ScriptLine; state: LineState }) {
  if (state.route.kind !== 'task') return null;
  return (
    <p className={classes.notice}>
      <IconHourglass size={15} stroke={1.6} aria-hidden />
      <span>{texts.editor.long(characterCount(line.text).toLocaleString('en'))}</span>
      <Button size="compact-sm" onClick={() => inOpenScript((open) => splitSentences(open, line.id))}>
        {texts.editor.splitSentences}
      </Button>
    </p>
  );
}
