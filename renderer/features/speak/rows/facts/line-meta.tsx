import { Tooltip } from '@mantine/core';
import { IconAlertCircle, IconCircleDashed, IconCircleOff, IconRefreshAlert } from '@tabler/icons-react';
import type { FailureRecord } from '../../../../../shared/domain/failures/failure.ts';
import { failureText } from '../../../../../shared/domain/failures/failure-text.ts';
import type { ScriptLine } from '../../../../../shared/domain/script/script.ts';
import { ProgressRing } from '../../../../ui/feedback/progress-ring.tsx';
import { RemoteTaskNote } from '../../../../ui/feedback/remote-tasks/remote-task-note.tsx';
import type { LineState } from '../../document/opened/line-states.ts';
import { CueFacts } from './cue-facts.tsx';
import { DoubtTag } from './doubt-tag.tsx';
import { LanguageTag } from './language-notice.tsx';
import { generateLines } from '../../generation/generate-lines.ts';
import { mayBeCharged } from './may-be-charged.ts';
import { useInOpenScript } from '../../document/opened/current-script.ts';
import { texts } from '../../texts.ts';
import classes from './line-meta.module.css';

/** What there is of a line: length and take, why it is stale, what is being made, why it failed. */
export function LineMeta({ line, state }: { line: ScriptLine; state: LineState }) {
  return (
    <div className={classes.meta}>
      <DoubtTag line={line} />
      <Status line={line} state={state} />
      <CueFacts line={line} state={state} />
      {state.take && state.status !== 'wordless' ? <span>{takeFacts(state)}</span> : null}
    </div>
  );
}

function takeFacts({ take, takeCount }: LineState): string {
  if (!take) return '';
  const length = texts.seconds(take.durationMs);
  return takeCount > 1 ? `${length} · ${texts.list.take(take.number)}` : length;
}

function Status({ line, state }: { line: ScriptLine; state: LineState }) {
  switch (state.status) {
    case 'generating':
      return <Generation state={state} />;
    case 'failed':
      return <Failed line={line} state={state} />;
    case 'stale':
      return <Stale state={state} />;
    case 'new':
      return <NotGenerated state={state} />;
    case 'wordless':
      return <Wordless />;
    case 'made':
    case 'empty':
      return null;
  }
}

function Stale({ state }: { state: LineState }) {
  const { causes } = state;
  const [first] = causes;
  if (!first) return null;
  // A new take is not to be had before the text is mended.
  if (state.problems.length > 0) return <Problem state={state} />;
  const names = causes.map((cause) => texts.list.causes[cause]);
  return (
    <>
      <Tooltip label={texts.list.moreCauses(names)} disabled={names.length < 2}>
        <span className={classes.tag} data-tone="warn">
          <IconRefreshAlert size={13} stroke={1.6} aria-hidden />
          {texts.list.causes[first]}
          {names.length > 1 ? ` +${names.length - 1}` : ''}
        </span>
      </Tooltip>
      <LanguageTag state={state} />
    </>
  );
}

function Problem({ state }: { state: LineState }) {
  const [problem] = state.problems;
  if (!problem) return null;
  return (
    <Tooltip label={texts.editor.problems[problem.reason]}>
      <span className={classes.tag} data-tone="warn">
        <IconAlertCircle size={13} stroke={1.6} aria-hidden />
        {texts.list.problem}
        <span className="visually-hidden">: {texts.editor.problems[problem.reason]}</span>
      </span>
    </Tooltip>
  );
}

function Wordless() {
  return (
    <Tooltip label={texts.list.wordlessWhy}>
      <span className={classes.quiet}>
        <IconCircleOff size={15} stroke={1.6} aria-hidden />
        {texts.list.wordless}
      </span>
    </Tooltip>
  );
}

function NotGenerated({ state }: { state: LineState }) {
  if (state.problems.length > 0) return <Problem state={state} />;
  return (
    <>
      <span className={classes.quiet}>
        <IconCircleDashed size={15} stroke={1.6} aria-hidden />
        {state.recipe ? texts.list.notGenerated : texts.list.castFirst}
      </span>
      <LanguageTag state={state} />
    </>
  );
}

function Generation({ state: { generation } }: { state: LineState }) {
  if (!generation) return null;
  const isTask = generation.route === 'task';
  const words =
    generation.state === 'queued'
      ? texts.list.queued
      : isTask
        ? texts.list.generatingTask
        : texts.list.generating(texts.seconds(generation.receivedMs));
  return (
    <span className={classes.quiet}>
      {generation.state === 'running' ? (
        <ProgressRing share={null} size={15} />
      ) : (
        <IconCircleDashed size={15} stroke={1.6} aria-hidden />
      )}
      {words}
      {isTask && generation.state === 'running' ? <RemoteTaskNote jobId={generation.jobId} /> : null}
    </span>
  );
}

function reasonOf(failure: FailureRecord): string {
  const { what, why } = failureText(failure);
  return [`${what}.`, why, ...(mayBeCharged(failure) ? [texts.list.mayBeCharged] : [])].join(' ');
}

function Failed({ line, state }: { line: ScriptLine; state: LineState }) {
  const inOpenScript = useInOpenScript();
  const failure = state.generation?.failure;
  const reason = failure ? reasonOf(failure) : null;
  // It may have been charged, so generating it again is for the user to decide; nothing went wrong.
  const isInterrupted = failure?.data['reason'] === 'maybe_submitted';
  const isDoubtful = failure != null && mayBeCharged(failure);
  return (
    <>
      <Tooltip label={reason} disabled={reason === null} multiline maw="20rem">
        <span className={classes.tag} data-tone={isInterrupted ? 'warn' : 'danger'}>
          <IconAlertCircle size={13} stroke={1.6} aria-hidden />
          {isInterrupted ? texts.list.interrupted : texts.list.failed}
          {reason === null ? null : <span className="visually-hidden">: {reason}</span>}
        </span>
      </Tooltip>
      <button
        type="button"
        className={classes.retry}
        onClick={(event) => {
          event.stopPropagation();
          inOpenScript((open) => void generateLines(open.script.id, [line.id]));
        }}
      >
        {isInterrupted || isDoubtful ? texts.list.regenerate : texts.list.retry}
      </button>
    </>
  );
}
