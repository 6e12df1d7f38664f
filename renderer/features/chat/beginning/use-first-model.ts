import { useSettings } from '../../../api/settings/settings.ts';
import type { ModelChoice } from '../conversation/chat-values.ts';
import { useModels } from '../conversation/use-conversation.ts';
import { firstMessage } from './first-message-draft.ts';

/** Who answers in the next chat: whom the user chose, else whom new chats begin with. */
export function useFirstModel(): ModelChoice {
  const chosen = firstMessage.use(({ model }) => model);
  const { engine } = useSettings();
  const [usual] = useModels(engine).data ?? [];
  return chosen ?? { engine, model: usual?.model ?? '', effort: null };
}
