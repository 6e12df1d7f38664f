import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconChevronRight, IconTool } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { ToolCallPart } from '../../../../shared/domain/conversation/message.ts';
import { failureText } from '../../../../shared/domain/failures/failure-text.ts';
import type { MessageId } from '../../../../shared/domain/ids.ts';
import { decide, undoCall } from '../conversation/chat-actions.ts';
import { callTexts as words, toolTitle } from './call-texts.ts';
import classes from './calls.module.css';
import { canBeUndone, shownJson } from './describe-call.ts';
import { useCallSentence } from './use-call-sentence.ts';

/**
 * A tool that the model wants to run or ran: what it will do, what the user is asked to allow, and what came of it. Escape and Enter
 * decide nothing: only its buttons do.
 */
export function CallCard(props: { messageId: MessageId; part: ToolCallPart; isSettled: boolean }) {
  const { messageId, part, isSettled } = props;
  const { callId, tool, state, effects } = part;
  const title = toolTitle(tool) ?? words.unknown(tool.slice(0, 60));
  const isAsking = state === 'waiting' && effects.length > 0;
  const status = isAsking ? words.needsApproval : part.isUndone ? words.undone : words[state];
  const sentence = useCallSentence(part);
  const Icon = state === 'done' ? IconCheck : IconTool;
  if (isQuiet(part)) return <QuietCall part={part} title={title} status={status} sentence={sentence} />;
  return (
    <div role="group" className={classes.card} aria-label={title} data-asking={isAsking || undefined}>
      <header>
        <Icon size={15} stroke={1.6} aria-hidden />
        <span className={classes.cardTitle}>{title}</span>
        <span className={classes.status} data-state={isAsking ? 'asking' : state} role="status">
          {status}
        </span>
        {isSettled && canBeUndone(part) ? (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconArrowBackUp size={14} stroke={1.6} aria-hidden />}
            onClick={() => void undoCall(messageId, callId)}
          >
            {words.undo}
          </Button>
        ) : null}
      </header>
      <p className={classes.cardText}>{sentence}</p>
      {part.failure ? <p className={classes.cardFailure}>{failureText(part.failure).why}</p> : null}
      {isAsking ? <Approval messageId={messageId} part={part} title={title} /> : null}
      <Details part={part} />
    </div>
  );
}

/** What asks for nothing and changes nothing: a look at the library, a wait. */
const isQuiet = ({ effects, failure, state }: ToolCallPart): boolean =>
  effects.length === 0 && !failure && ['waiting', 'running', 'done'].includes(state);

/** One line that opens: of what the assistant only looked up, the words of its answer say enough. */
function QuietCall(props: { part: ToolCallPart; title: string; status: string; sentence: string }) {
  const { part, title, status, sentence } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div role="group" className={classes.quiet} aria-label={title}>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <IconChevronRight size={14} stroke={1.6} aria-hidden data-open={isOpen || undefined} />
        <span className={classes.quietText}>{sentence === '' ? title : sentence}</span>
      </button>
      <span className={classes.status} data-state={part.state} role="status">
        {status}
      </span>
      <CallFacts id={id} part={part} isOpen={isOpen} />
    </div>
  );
}

function Approval({ messageId, part, title }: { messageId: MessageId; part: ToolCallPart; title: string }) {
  const say = (decision: Parameters<typeof decide>[2]) => () => void decide(messageId, part.callId, decision);
  const named = (label: string) => `${label}: ${title}`;
  return (
    <>
      <ul className={classes.effects}>
        {part.effects.map((effect) => (
          <li key={effect}>{words.effects[effect]}</li>
        ))}
      </ul>
      <div className={classes.cardActions}>
        <Button size="compact-sm" aria-label={named(words.allowOnce)} onClick={say('allow-once')}>
          {words.allowOnce}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={named(words.allowInChat)}
          onClick={say('allow-in-chat')}
        >
          {words.allowInChat}
        </Button>
        <span className={classes.space} />
        <Button size="compact-sm" variant="subtle" aria-label={named(words.never)} onClick={say('never')}>
          {words.never}
        </Button>
        <Button size="compact-sm" variant="subtle" aria-label={named(words.skip)} onClick={say('skip')}>
          {words.skip}
        </Button>
      </div>
    </>
  );
}

function Details({ part }: { part: ToolCallPart }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={classes.details}>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <IconChevronRight size={14} stroke={1.6} aria-hidden data-open={isOpen || undefined} />
        {isOpen ? words.hide : words.show}
      </button>
      <CallFacts id={id} part={part} isOpen={isOpen} />
    </div>
  );
}

/** What was asked of the tool and what it answered, as it is. */
function CallFacts({ id, part, isOpen }: { id: string; part: ToolCallPart; isOpen: boolean }) {
  return (
    <div id={id} className={classes.facts} hidden={!isOpen} data-selectable>
      <h3 className={classes.detailTitle}>{words.input}</h3>
      <pre className={classes.json}>{shownJson(part.arguments)}</pre>
      {part.answer === null ? null : (
        <>
          <h3 className={classes.detailTitle}>{words.answer}</h3>
          <pre className={classes.json}>{shownJson(part.answer)}</pre>
        </>
      )}
    </div>
  );
}
