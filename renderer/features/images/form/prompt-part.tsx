import { IconListDetails } from '@tabler/icons-react';
import type { ImageOptions } from '../../../../shared/domain/generation/images/image-generation.ts';
import { PromptField } from '../../../ui/generation-form/fields/prompt-field.tsx';
import { formTexts as words } from '../form-draft/form-texts.ts';
import { type ImageDraft, imageDraft, imageHistory } from '../form-draft/image-draft.ts';
import type { ImageOrder } from '../form-draft/image-form-problems.ts';
import parts from '../../../ui/generation-form/form-parts.module.css';
import classes from './form.module.css';

/** As many prompts are shown of what will be sent. */
const MOST_SHOWN = 4;

type Props = { draft: ImageDraft; options: ImageOptions; order: ImageOrder; problem: string | null };

/** The prompt, its history, and what is sent where it stands for several. */
export function PromptPart({ draft, options, order, problem }: Props) {
  const longest = order.expanded.prompts.reduce((long, text) => (text.length > long.length ? text : long), '');
  return (
    <div className={parts.part}>
      <PromptField
        label={words.prompt}
        placeholder={words.placeholder}
        minRows={5}
        maxRows={12}
        most={options.promptCharacters}
        value={draft.prompt}
        counted={longest}
        problem={problem}
        history={imageHistory}
        data-image-prompt
        onChange={(prompt) => imageDraft.set({ prompt })}
      />
      {order.expanded.total > 1 ? <Expanded order={order} /> : <p className={parts.hint}>{words.wildcards}</p>}
    </div>
  );
}

/** The prompts that a template stands for. */
function Expanded({ order: { expanded } }: { order: ImageOrder }) {
  const { prompts, total } = expanded;
  const shown = prompts.slice(0, MOST_SHOWN);
  return (
    <div className={classes.expanded}>
      <span className={classes.expandedTitle}>
        <IconListDetails size={14} stroke={1.6} aria-hidden />
        {words.expanded(total)}
      </span>
      <ol aria-label={words.expanded(total)}>
        {shown.map((prompt) => (
          <li key={prompt} title={prompt}>
            {prompt}
          </li>
        ))}
      </ol>
      {total > shown.length ? <span className={parts.hint}>{words.expandedMore(total - shown.length)}</span> : null}
    </div>
  );
}
