import { IconGitBranch, IconRefresh } from '@tabler/icons-react';
import { type MessagePart, type ShownMessage, textOfParts } from '../../../../shared/domain/conversation/message.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { CallCard } from '../calls/call-card.tsx';
import { PlanProgress } from '../calls/plan-progress.tsx';
import { branchFrom, regenerate } from '../conversation/chat-actions.ts';
import { useLiveParts } from '../conversation/use-conversation.ts';
import { Markdown } from '../markdown/markdown.tsx';
import { useCostText } from '../costs/use-cost-text.ts';
import { texts } from '../texts.ts';
import { AnswerMenu } from './answer-menu.tsx';
import { AnswerEnd } from './answer-end.tsx';
import { CopyText } from './copy-text.tsx';
import classes from './messages.module.css';
import { Reasoning } from './reasoning.tsx';
import { Versions } from './versions.tsx';

const words = texts.message;

/** What the model said and did, as it comes in. */
export function Answer({ chatId, message, isLast }: { chatId: ItemId; message: ShownMessage; isLast: boolean }) {
  const parts = useLiveParts(message);
  const isAnswering = message.state === 'answering';
  return (
    <article className={classes.answer} aria-label={words.assistant} aria-busy={isAnswering}>
      {parts.map((part, index) => (
        <Part
          // Parts only ever come to the end.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          part={part}
          message={message}
          isOpen={isAnswering && index === parts.length - 1}
        />
      ))}
      <PlanProgress chatId={chatId} messageId={message.id} parts={parts} state={message.state} />
      {isAnswering && parts.length === 0 ? <p className={classes.waiting}>{words.waiting}</p> : null}
      {isAnswering ? null : (
        <>
          <AnswerEnd chatId={chatId} message={message} isLast={isLast} />
          <AnswerBar message={message} />
        </>
      )}
    </article>
  );
}

function Part({ part, message, isOpen }: { part: MessagePart; message: ShownMessage; isOpen: boolean }) {
  switch (part.type) {
    case 'text':
      return <Markdown text={part.text} />;
    case 'reasoning':
      return <Reasoning text={part.text} durationMs={part.durationMs} isOpen={isOpen} />;
    case 'call':
      return <CallCard messageId={message.id} part={part} isSettled={message.state !== 'answering'} />;
    case 'attachment':
      return null;
  }
}

function AnswerBar({ message }: { message: ShownMessage }) {
  const cost = useCostText()(message.used);
  const text = textOfParts(message.parts);
  return (
    <div className={classes.foot}>
      <Versions message={message} />
      <CopyText text={text} />
      <IconButton size="1.625rem" aria-label={words.again} onClick={() => void regenerate(message.id)}>
        <IconRefresh size={15} stroke={1.6} />
      </IconButton>
      <IconButton size="1.625rem" aria-label={words.branch} onClick={() => void branchFrom(message.id)}>
        <IconGitBranch size={15} stroke={1.6} />
      </IconButton>
      {text.trim() === '' ? null : <AnswerMenu text={text} parts={message.parts} />}
      {message.usage ? (
        <span className={classes.usage} title={words.unit}>
          {words.usage(message.usage)}
          {cost === null ? '' : ` · ${cost}`}
        </span>
      ) : null}
    </div>
  );
}
