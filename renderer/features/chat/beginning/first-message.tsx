import type { ItemId } from '../../../../shared/domain/ids.ts';
import { Composer } from '../composer/composer.tsx';
import { beginChat, useBeginning } from './begin-chat.ts';
import { firstMessage } from './first-message-draft.ts';
import { useFirstModel } from './use-first-model.ts';

/** Where no chat is open, the message with which one begins. Nothing is created until it is sent. */
export function FirstMessage() {
  const { text, attachments } = firstMessage.use();
  const model = useFirstModel();
  const isUnderWay = useBeginning((state) => state.isUnderWay);
  return (
    <Composer
      draft={{ text, attachments }}
      change={firstMessage.set}
      attach={attach}
      model={model}
      choose={(values) => firstMessage.set({ model: { ...model, ...values } })}
      send={() => beginChat({ text, attachments })}
      isWaiting={isUnderWay}
      stop={null}
      isMain
    />
  );
}

function attach(ids: readonly ItemId[]): void {
  const { attachments } = firstMessage.use.getState();
  firstMessage.set({ attachments: [...new Set([...attachments, ...ids])] });
}
