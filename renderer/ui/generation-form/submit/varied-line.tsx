import { skipToken, useQuery } from '@tanstack/react-query';
import { IconGitFork, IconX } from '@tabler/icons-react';
import { api } from '../../../api/client.ts';
import { IconButton } from '../../icon-button.tsx';
import { type VariedDraft, variedItemOf } from '../draft/varied-item.ts';
import { texts } from '../generation-form-texts.ts';
import classes from '../generation-form.module.css';

const words = texts.varied;

/** Says what the next results are made from, as the details of each will, and takes the link away; nothing where the form varies no item. */
export function VariedLine({ varied, prompt }: { varied: VariedDraft; prompt: string }) {
  const id = variedItemOf(varied.use(), prompt);
  const item = useQuery({
    ...api.library.get.queryOptions({ input: id === undefined ? skipToken : { id } }),
    retry: false,
  });
  if (id === undefined || !item.data) return null;
  const { title } = item.data;
  return (
    <div className={classes.varied}>
      <IconGitFork size={16} stroke={1.6} aria-hidden />
      <span title={title}>{words.madeFrom(title)}</span>
      <IconButton aria-label={words.unlink(title)} size="sm" onClick={() => varied.set({ item: null })}>
        <IconX size={14} stroke={1.6} />
      </IconButton>
    </div>
  );
}
