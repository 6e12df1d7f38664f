import type { ClipModel } from '../../../../shared/domain/generation/clips/clip-modes.ts';
import { PromptField } from '../../../ui/generation-form/fields/prompt-field.tsx';
import parts from '../../../ui/generation-form/form-parts.module.css';
import { type ClipDraft, clipDraft, clipHistory } from '../form-draft/clip-draft.ts';
import { formTexts as words } from '../form-draft/form-texts.ts';
import { noteCaret } from './camera/prompt-caret.ts';

/** The prompt and its history. */
export function PromptPart({ draft, model, problem }: { draft: ClipDraft; model: ClipModel; problem: string | null }) {
  return (
    <div className={parts.part}>
      <PromptField
        label={words.prompt}
        placeholder={words.placeholder}
        minRows={4}
        maxRows={10}
        most={model.promptCharacters}
        value={draft.prompt}
        problem={problem}
        history={clipHistory}
        data-clip-prompt
        onSelect={(event) => noteCaret(event.currentTarget.selectionStart)}
        onChange={(prompt) => clipDraft.set({ prompt })}
      />
    </div>
  );
}
