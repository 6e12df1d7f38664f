import { Select } from '@mantine/core';
import type { Conversation } from '../../../../shared/domain/conversation/conversation.ts';
import type {
  ConversationModel,
  ReasoningEffort,
} from '../../../../shared/domain/conversation/assistants/conversation-settings.ts';
import { updateChat } from '../conversation/chat-actions.ts';
import { useModels } from '../conversation/use-conversation.ts';
import { texts } from '../texts.ts';
import classes from './composer.module.css';

const words = texts.composer;
/** The frame of the composer has the border. */
const BARE = { input: classes.bare ?? '' };
const keyOf = ({ engine, model }: Pick<ConversationModel, 'engine' | 'model'>) => `${engine}/${model}`;

function nameOf({ kind, model }: ConversationModel): string {
  if (kind === 'studio') return words.studio;
  return kind === 'own' ? words.ownModel(model) : words.cloudModel(model);
}

/** Who answers in this chat. Nothing changes it but the user: a model that is not there any more stays chosen, and says so. */
export function ModelSelect({ chat }: { chat: Conversation }) {
  const local = useModels('local').data;
  const cloud = useModels('cloud').data;
  const { settings } = chat;
  const models = [...(local ?? []), ...(cloud ?? [])];
  const isGone = local !== undefined && cloud !== undefined && !models.some((each) => keyOf(each) === keyOf(settings));
  const data = models.map((each) => ({ value: keyOf(each), label: nameOf(each) }));
  if (isGone) data.push({ value: keyOf(settings), label: words.gone(settings.model) });
  const choose = (value: string | null) => {
    const model = models.find((each) => keyOf(each) === value);
    if (model) void updateChat(chat.id, { settings: { engine: model.engine, model: model.model, effort: null } });
  };
  return (
    <Select
      className={classes.model ?? ''}
      variant="unstyled"
      classNames={BARE}
      aria-label={words.model}
      allowDeselect={false}
      comboboxProps={{ width: '16rem', position: 'top-start' }}
      data={data}
      value={keyOf(settings)}
      onChange={choose}
      error={isGone}
    />
  );
}

/** How deep the model of this chat reasons: only what it accepts. Nothing where it cannot be chosen. */
export function EffortSelect({ chat }: { chat: Conversation }) {
  const { settings } = chat;
  const models = useModels(settings.engine).data;
  const efforts = models?.find(({ model }) => model === settings.model)?.efforts ?? [];
  if (efforts.length === 0) return null;
  // A model that only reasons or does not has no depth to choose.
  const label = (effort: ReasoningEffort) =>
    words.reasoning(efforts.length === 2 && effort !== 'none' ? words.on : words.efforts[effort]);
  return (
    <Select
      className={classes.effort ?? ''}
      variant="unstyled"
      classNames={BARE}
      aria-label={words.effort}
      allowDeselect={false}
      comboboxProps={{ width: '13rem', position: 'top-start' }}
      data={[
        { value: '', label: words.reasoning(words.usual) },
        ...efforts.map((effort) => ({ value: effort, label: label(effort) })),
      ]}
      value={settings.effort ?? ''}
      onChange={(value) =>
        void updateChat(chat.id, { settings: { effort: value === '' ? null : (value as ReasoningEffort) } })
      }
    />
  );
}
