import { Select } from '@mantine/core';
import { IconChevronDown, IconCpu } from '@tabler/icons-react';
import type {
  ConversationModel,
  ReasoningEffort,
} from '../../../../shared/domain/conversation/assistants/conversation-settings.ts';
import type { ModelChoice } from '../conversation/chat-values.ts';
import { useModels } from '../conversation/use-conversation.ts';
import { texts } from '../texts.ts';
import classes from './composer.module.css';

const words = texts.composer;
/** The frame of the composer has the border. */
const BARE = { input: classes.bare ?? '' };
const CHEVRON = {
  rightSection: <IconChevronDown size={14} stroke={1.6} aria-hidden />,
  rightSectionWidth: '1.5rem',
  rightSectionPointerEvents: 'none',
} as const;
const keyOf = ({ engine, model }: Pick<ConversationModel, 'engine' | 'model'>) => `${engine}/${model}`;

function nameOf({ kind, model }: ConversationModel): string {
  if (kind === 'studio') return words.studio;
  return kind === 'own' ? words.ownModel(model) : words.cloudModel(model);
}

type Props = { model: ModelChoice; choose: (values: Partial<ModelChoice>) => void };

/** Who answers in this chat. Nothing changes it but the user: a model that is not there any more stays chosen, and says so. */
export function ModelSelect({ model: chosen, choose }: Props) {
  const local = useModels('local').data;
  const cloud = useModels('cloud').data;
  const models = [...(local ?? []), ...(cloud ?? [])];
  const isGone = local !== undefined && cloud !== undefined && !models.some((each) => keyOf(each) === keyOf(chosen));
  const data = models.map((each) => ({ value: keyOf(each), label: nameOf(each) }));
  if (isGone) data.push({ value: keyOf(chosen), label: words.gone(chosen.model) });
  const take = (value: string | null) => {
    const model = models.find((each) => keyOf(each) === value);
    if (model) choose({ engine: model.engine, model: model.model, effort: null });
  };
  return (
    <Select
      className={classes.model ?? ''}
      variant="unstyled"
      classNames={BARE}
      aria-label={words.model}
      leftSection={<IconCpu size={15} stroke={1.6} aria-hidden />}
      leftSectionWidth="1.5rem"
      {...CHEVRON}
      allowDeselect={false}
      comboboxProps={{ width: '16rem', position: 'top-start' }}
      data={data}
      value={keyOf(chosen)}
      onChange={take}
      error={isGone}
    />
  );
}

/** How deep the model of this chat reasons: only what it accepts. Nothing where it cannot be chosen. */
export function EffortSelect({ model: chosen, choose }: Props) {
  const models = useModels(chosen.engine).data;
  const efforts = models?.find(({ model }) => model === chosen.model)?.efforts ?? [];
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
      {...CHEVRON}
      allowDeselect={false}
      comboboxProps={{ width: '13rem', position: 'top-start' }}
      data={[
        { value: '', label: words.reasoning(words.usual) },
        ...efforts.map((effort) => ({ value: effort, label: label(effort) })),
      ]}
      value={chosen.effort ?? ''}
      onChange={(value) => choose({ effort: value === '' ? null : (value as ReasoningEffort) })}
    />
  );
}
