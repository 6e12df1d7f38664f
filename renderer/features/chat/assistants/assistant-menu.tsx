import type { Conversation } from '../../../../shared/domain/conversation/conversation.ts';
import {
  ASSISTANTS_ID,
  assistantValues,
  settingsOfAssistant,
} from '../../../../shared/domain/conversation/assistants/saved-assistant.ts';
import { PresetMenu } from '../../../ui/generation-form/presets/preset-menu.tsx';
import { presetStore, usePresets } from '../../../ui/generation-form/presets/preset-store.ts';
import { keptPresets } from '../../../ui/generation-form/presets/use-form-presets.ts';
import { updateChat } from '../conversation/chat-actions.ts';
import { ASSISTANT_TEXTS } from './assistant-texts.ts';

const store = presetStore(ASSISTANTS_ID, ASSISTANT_TEXTS);

/** Saved assistants: instructions, model, effort and limits under a name. One that is chosen answers in this chat from then on. */
export function AssistantMenu({ chat }: { chat: Pick<Conversation, 'id' | 'settings'> }) {
  const names = usePresets(ASSISTANTS_ID).map(({ name }) => name);
  const { id, settings } = chat;
  const actions = keptPresets(store, {
    words: ASSISTANT_TEXTS,
    current: () => assistantValues(settings),
    apply: (preset) => {
      void updateChat(id, { settings: settingsOfAssistant(preset) });
      return () => void updateChat(id, { settings });
    },
  });
  return <PresetMenu presets={{ names, ...actions }} words={ASSISTANT_TEXTS} />;
}
