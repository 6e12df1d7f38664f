import { Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ShownMessage } from '../../../../shared/domain/conversation/message.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import { continueAnswer, regenerate } from '../conversation/chat-actions.ts';
import { useConversation } from '../conversation/use-conversation.ts';
import { texts } from '../texts.ts';
import classes from './messages.module.css';

const words = texts.message;

/** Why an answer is not whole, and the way on. Nothing for one that is. */
export function AnswerEnd({ chatId, message, isLast }: { chatId: ItemId; message: ShownMessage; isLast: boolean }) {
  const { data: chat } = useConversation(chatId);
  const { state, failure, id } = message;
  if (state === 'answering' || (state === 'complete' && !isEmpty(message))) return null;
  const resume = isLast ? (
    <Button size="compact-sm" variant="default" onClick={() => void continueAnswer(id)}>
      {words.resume}
    </Button>
  ) : null;
  if (failure) {
    return (
      <div className={classes.end}>
        <FailureNotice failure={failure} steps={{ retry: () => void regenerate(id) }} />
        {resume}
      </div>
    );
  }
  return (
    <div className={classes.note} role="note">
      <IconInfoCircle size={15} stroke={1.6} aria-hidden />
      <span>{whyOf(message, chat?.settings.engine === 'cloud')}</span>
      {state === 'complete' ? null : resume}
    </div>
  );
}

/** A model that says nothing must not look like a window that shows nothing. */
const isEmpty = ({ parts }: ShownMessage): boolean =>
  parts.every((part) => part.type === 'reasoning' || (part.type === 'text' && part.text.trim() === ''));

function whyOf({ state, incomplete }: ShownMessage, isBilled: boolean): string {
  if (state === 'complete') return words.nothing;
  if (state === 'stopped') return words.stopped;
  if (state === 'interrupted') return isBilled ? `${words.interrupted} ${words.billedAgain}` : words.interrupted;
  return words.incomplete[incomplete ?? 'other'];
}
