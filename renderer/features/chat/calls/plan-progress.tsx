import { Button, Progress } from '@mantine/core';
import { IconArrowBackUp, IconPlayerStop } from '@tabler/icons-react';
import type { MessagePart, MessageState, ToolCallPart } from '../../../../shared/domain/conversation/message.ts';
import type { ItemId, MessageId } from '../../../../shared/domain/ids.ts';
import { stopAnswer, undoCall } from '../conversation/chat-actions.ts';
import { callTexts as words, toolTitle } from './call-texts.ts';
import classes from './calls.module.css';
import { canBeUndone } from './describe-call.ts';
import { planSteps } from './plan-steps.ts';
import { useCallSentence } from './use-call-sentence.ts';

/** A plan has more than one step. */
const LEAST_STEPS = 2;

const titleOf = ({ tool }: ToolCallPart) => toolTitle(tool) ?? words.unknown(tool.slice(0, 60));

type Planned = { chatId: ItemId; messageId: MessageId; parts: readonly MessagePart[]; state: MessageState };

/**
 * How far an answer of several steps is, with the way to stop it before the next one; once it has ended early, what it did until
 * then, each with Undo.
 */
export function PlanProgress({ chatId, messageId, parts, state }: Planned) {
  const isAnswering = state === 'answering';
  const { steps, doneCount, current } = planSteps(parts, isAnswering);
  if (steps.length < LEAST_STEPS) return null;
  const ran = isAnswering || state === 'complete' ? [] : steps.filter((step) => step.state === 'done');
  return (
    <div role="group" className={classes.plan} aria-label={words.progress}>
      <header>
        <span role="status">{words.stepsDone(doneCount, steps.length)}</span>
        {current ? <span className={classes.now}>{words.now(titleOf(current))}</span> : null}
        {isAnswering ? (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconPlayerStop size={14} stroke={1.6} aria-hidden />}
            onClick={() => void stopAnswer(chatId)}
          >
            {words.stop}
          </Button>
        ) : null}
      </header>
      <Progress size="xs" value={(doneCount / steps.length) * 100} aria-label={words.progress} />
      {ran.length > 0 ? (
        <ol className={classes.ran} aria-label={words.ran}>
          {ran.map((step) => (
            <RanStep key={step.callId} step={step} messageId={messageId} />
          ))}
        </ol>
      ) : null}
    </div>
  );
}

function RanStep({ step, messageId }: { step: ToolCallPart; messageId: MessageId }) {
  const sentence = useCallSentence(step);
  const title = titleOf(step);
  return (
    <li>
      <span>{sentence || title}</span>
      {step.isUndone ? <span className={classes.status}>{words.undone}</span> : null}
      {canBeUndone(step) ? (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={words.undoStep(title)}
          leftSection={<IconArrowBackUp size={14} stroke={1.6} aria-hidden />}
          onClick={() => void undoCall(messageId, step.callId)}
        >
          {words.undo}
        </Button>
      ) : null}
    </li>
  );
}
