import { TextInput } from '@mantine/core';
import { MUSIC_LIMITS } from '../../../../shared/domain/music/music-models.ts';
import { PromptField } from '../../../ui/generation-form/fields/prompt-field.tsx';
import { WordChips } from '../../../ui/generation-form/fields/word-chips.tsx';
import parts from '../../../ui/generation-form/form-parts.module.css';
import { formTexts as words } from '../form-draft/form-texts.ts';
import { type SongDraft, songDraft, styleHistory } from '../form-draft/song-draft.ts';

/** The style with words to click, and the title. */
export function StylePart({ draft, problem }: { draft: SongDraft; problem: string | null }) {
  const { mode, prompt, title } = draft;
  const isCover = mode === 'cover';
  return (
    <>
      <div className={parts.part}>
        <PromptField
          label={isCover ? words.targetStyle : words.style}
          placeholder={words.placeholder}
          minRows={3}
          maxRows={8}
          most={isCover ? MUSIC_LIMITS.coverPromptCharacters.most : MUSIC_LIMITS.promptCharacters}
          value={prompt}
          problem={problem}
          history={styleHistory}
          data-song-style
          onChange={(value) => songDraft.set({ prompt: value })}
        />
        {isCover ? <p className={parts.hint}>{words.coverLength}</p> : null}
        <WordChips groups={words.chips} text={prompt} onChange={(value) => songDraft.set({ prompt: value })} />
      </div>
      <TextInput
        className={parts.part ?? ''}
        label={words.titleField}
        placeholder={words.titlePlaceholder}
        maxLength={100}
        value={title}
        onChange={(event) => songDraft.set({ title: event.currentTarget.value })}
      />
    </>
  );
}
