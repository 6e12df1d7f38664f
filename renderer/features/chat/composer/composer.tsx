import { IconArrowUp, IconMicrophone, IconNotes, IconPlayerStopFilled } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import type { ConversationDraft } from '../../../../shared/domain/conversation/conversation.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { useActions } from '../../../ui/actions/use-actions.ts';
import { keepFreeOfToasts } from '../../../ui/feedback/toasts/toast-room.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { ModelChoice } from '../conversation/chat-values.ts';
import type { SeenItem } from '../conversation/use-seen-item.ts';
import { DictationBar } from '../dictation/dictation-bar.tsx';
import { DictationProblem } from '../dictation/dictation-problem.tsx';
import { DICTATION_TEXTS } from '../dictation/dictation-texts.ts';
import { PromptDialog } from '../prompts/prompt-dialog.tsx';
import { PROMPT_TEXTS } from '../prompts/prompt-texts.ts';
import { texts } from '../texts.ts';
import { useOpenDesk } from './attaching/attach-desk.ts';
import { AttachMenu } from './attach-menu.tsx';
import { AttachedItems } from './attached-items.tsx';
import classes from './composer.module.css';
import { MessageField } from './message-field.tsx';
import { EffortSelect, ModelSelect } from './model-select.tsx';
import { SeenChip } from './seen-chip.tsx';
import { useAttachedFiles, useFileDrop } from './attaching/use-attached-files.ts';
import { useMessageDictation } from './use-message-dictation.ts';
import { usePromptLibrary } from './use-prompt-library.ts';

const words = texts.composer;

type Props = {
  /** What is written and goes along. */
  draft: ConversationDraft;
  change: (values: Partial<ConversationDraft>) => void;
  /** Adds to what goes along now, which may be long after this was shown: files take their time. */
  attach: (ids: readonly ItemId[]) => void;
  /** Who answers. */
  model: ModelChoice;
  choose: (values: Partial<ModelChoice>) => void;
  send: () => Promise<unknown>;
  /** Ends what is being answered; null while nothing is. */
  stop: (() => void) | null;
  /** Nothing can be sent for now. */
  isWaiting?: boolean;
  /** What is open beside the chat. */
  seen?: SeenItem | null;
  /** Answers come ahead of others, at a higher price. */
  isPriority?: boolean;
  /** It is what its window is for: what is dropped there goes along, and toasts appear above it. */
  isMain?: boolean;
};

/**
 * Where a message is written: what goes along with it, who answers, and Send or Stop. Enter sends, Shift+Enter is a new line.
 * Whoever shows it keeps what is in it.
 */
export function Composer(props: Props) {
  const { draft, change, model, choose, send, stop, seen = null, isMain = false } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const prompts = usePromptLibrary(field);
  const dictation = useMessageDictation(field);
  useActions({ 'chat.prompts': { run: prompts.open }, 'chat.dictate': dictation.action });
  const { text, attachments } = draft;
  const files = useAttachedFiles(props.attach);
  useFileDrop(isMain, files);
  const detach = (id: ItemId) => change({ attachments: attachments.filter((each) => each !== id) });
  useOpenDesk(isMain, { ids: attachments, attach: props.attach, detach });
  const canSend = stop === null && !props.isWaiting && (text.trim() !== '' || attachments.length > 0);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey) void (canSend && send());
    else if (event.key === 'Escape' && stop) stop();
    else return;
    event.preventDefault();
  };
  return (
    <div className={classes.room} ref={isMain ? keepFreeOfToasts : undefined}>
      <div className={classes.composer}>
        {seen ? <SeenChip seen={seen} /> : null}
        <AttachedItems ids={attachments} engine={model.engine} remove={detach} />
        <DictationProblem dictation={dictation} />
        <MessageField
          field={field}
          text={text}
          change={(next) => change({ text: next })}
          press={press}
          paste={files.take}
          choosePrompt={prompts.choose}
        />
        {dictation.isUnderWay ? <DictationBar dictation={dictation} /> : null}
        <div className={classes.foot} hidden={dictation.isUnderWay}>
          <AttachMenu attached={attachments} files={files} detach={detach} />
          <WritingButtons openPrompts={prompts.open} dictate={() => void dictation.start()} />
          <ModelSelect model={model} choose={choose} />
          <EffortSelect model={model} choose={choose} />
          {props.isPriority ? <PriorityTag /> : null}
          <span className={classes.space} />
          <SendOrStop stop={stop} send={canSend ? () => void send() : null} />
        </div>
      </div>
      <PromptDialog view={prompts.view} show={prompts.show} insert={prompts.insert} />
    </div>
  );
}

/** Costs more: that is said where the message is sent. */
function PriorityTag() {
  return (
    <span className={classes.tier} title={texts.dock.priorityHint}>
      <span>{words.priority} </span>
      {words.priorityFactor}
    </span>
  );
}

function WritingButtons({ openPrompts, dictate }: { openPrompts: () => void; dictate: () => void }) {
  return (
    <>
      <IconButton size="1.875rem" aria-label={PROMPT_TEXTS.open} onClick={openPrompts}>
        <IconNotes size={17} stroke={1.6} />
      </IconButton>
      <IconButton size="1.875rem" aria-label={DICTATION_TEXTS.start} onClick={dictate}>
        <IconMicrophone size={17} stroke={1.6} />
      </IconButton>
    </>
  );
}

/** `stop` is null while nothing is being answered, `send` while nothing can be sent. */
function SendOrStop({ stop, send }: { stop: (() => void) | null; send: (() => void) | null }) {
  const className = classes.send ?? '';
  if (stop) {
    return (
      <IconButton className={className} size="1.875rem" aria-label={words.stop} onClick={stop}>
        <IconPlayerStopFilled size={15} />
      </IconButton>
    );
  }
  return (
    <IconButton className={className} size="1.875rem" aria-label={words.send} disabled={!send} onClick={() => send?.()}>
      <IconArrowUp size={17} stroke={1.8} />
    </IconButton>
  );
}
