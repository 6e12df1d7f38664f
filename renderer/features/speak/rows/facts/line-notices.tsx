import { Button } from '@mantine/core';
import { IconAlertCircle, IconHourglass } from '@tabler/icons-react';
import { failureText } from '../../../../../shared/domain/failures/failure-text.ts';
import { hasLanguage } from '../../../../../shared/domain/speech/model-abilities.ts';
import { characterCount } from '../../../../../shared/domain/speech/speech-options.ts';
import type { ScriptLine } from '../../../../../shared/domain/script/script.ts';
import type { LineState } from '../../document/opened/line-states.ts';
import { mayBeCharged } from './may-be-charged.ts';
import { splitLineAtSentences } from '../../lines/edit-lines.ts';
import { useInOpenScript } from '../../document/opened/current-script.ts';
import { texts } from '../../texts.ts';
import classes from './notices.module.css';

/** Why a line cannot be said as it stands: its text, or a language that the model does not have. */
export function ProblemNotice({ state: { problems, recipe } }: { state: LineState }) {
  const reasons: string[] = [...new Set(problems.map(({ reason }) => texts.editor.problems[reason]))];
  if (recipe?.language != null && !hasLanguage(recipe.model, recipe.language)) {
    reasons.push(texts.editor.noLanguage(recipe.language));
  }
  if (reasons.length === 0) return null;
  return (
    <p className={classes.notice}>
      <IconAlertCircle size={15} stroke={1.6} aria-hidden />
      <span>{reasons.join(' ')}</span>
    </p>
  );
}

/** Why generating the line failed, and what can be done. */
export function FailureReason({ state: { status, generation } }: { state: LineState }) {
  if (status !== 'failed' || !generation?.failure) return null;
  const { what, why } = failureText(generation.failure);
  const isInterrupted = generation.failure.data['reason'] === 'maybe_submitted';
  const isDoubtful = mayBeCharged(generation.failure);
  return (
    <p className={classes.notice} data-tone={isInterrupted ? undefined : 'danger'}>
      <IconAlertCircle size={15} stroke={1.6} aria-hidden />
      <span>
        <b>{what}.</b> {why}
        {isDoubtful ? ` ${texts.list.mayBeCharged}` : null}
      </span>
    </p>
  );
}

/** A line too long for one request says how it goes instead, and offers to be cut. */
export function LongNotice({ line, state }: { line: ScriptLine; state: LineState }) {
  const inOpenScript = useInOpenScript();
  if (state.route.kind !== 'task') return null;
  return (
    <p className={classes.notice}>
      <IconHourglass size={15} stroke={1.6} aria-hidden />
      <span>{texts.editor.long(characterCount(line.text).toLocaleString('en'))}</span>
      <Button size="compact-sm" onClick={() => inOpenScript((open) => splitLineAtSentences(open, line.id))}>
        {texts.editor.splitSentences}
      </Button>
    </p>
  );
}
