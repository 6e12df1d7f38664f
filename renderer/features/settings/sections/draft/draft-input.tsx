import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { committedOf } from './draft.ts';

type Props = {
  value: string;
  onCommit: (value: string) => void;
  /** Says what is wrong with a draft, or null; a wrong draft is not committed. */
  validate?: (value: string) => string | null;
  /** Told what is typed, null once that is committed or given up. */
  onDraft?: (draft: string | null) => void;
  label?: string;
  names?: { 'aria-label': string; 'aria-describedby': string };
  maxLength?: number;
  description?: ReactNode;
};

/** Text that applies on Enter or when the field is left; Escape brings the old value back. */
export function DraftInput({ value, onCommit, validate, onDraft, label, names, maxLength = 300, description }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const problem = draft === null ? null : (validate?.(draft) ?? null);
  const change = (next: string | null) => {
    setDraft(next);
    onDraft?.(next);
  };
  const commit = () => {
    if (draft === null || problem !== null) return;
    change(null);
    const committed = committedOf(draft, value, problem);
    if (committed !== null) onCommit(committed);
  };
  return (
    <TextInput
      {...names}
      {...(label === undefined ? {} : { 'aria-label': label })}
      value={draft ?? value}
      error={problem}
      maxLength={maxLength}
      spellCheck={false}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      description={description}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        if (event.key === 'Escape') change(null);
      }}
    />
  );
}
