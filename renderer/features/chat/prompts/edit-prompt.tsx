import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { PROMPT_LENGTH, type SavedPrompt } from '../../../../shared/domain/conversation/prompts/saved-prompt.ts';
import { variablesOf } from '../../../../shared/domain/conversation/prompts/prompt-variables.ts';
import { PRESET_NAME_LENGTH } from '../../../../shared/domain/generation/presets/form-presets.ts';
import { withoutPreset } from '../../../../shared/domain/generation/presets/named-presets.ts';
import { PROMPT_TEXTS as words } from './prompt-texts.ts';
import classes from './prompts.module.css';
import { savePrompt, useSavedPrompts } from './saved-prompts.ts';
import { GrowingTextarea } from '../../../ui/text/growing-textarea.tsx';

/** A prompt as a form; `before` is null for a new one. */
export function EditPrompt({ before, close }: { before: SavedPrompt | null; close: () => void }) {
  const [name, setName] = useState(before?.name ?? '');
  const [text, setText] = useState(before?.text ?? '');
  const prompts = useSavedPrompts();
  const others = before ? withoutPreset(prompts, before.name) : prompts;
  const isTaken = withoutPreset(others, name.trim()).length < others.length;
  const variables = variablesOf(text);
  const canSave = name.trim() !== '' && text.trim() !== '' && !isTaken;
  const save = async () => {
    if (canSave && (await savePrompt({ name: name.trim(), text }, before))) close();
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextInput
        label={words.name}
        data-autofocus
        maxLength={PRESET_NAME_LENGTH}
        value={name}
        error={isTaken ? words.taken : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <GrowingTextarea
        label={words.text}
        description={words.textHint}
        minRows={5}
        maxRows={14}
        maxLength={PROMPT_LENGTH}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p className={classes.variables} role="status">
        {variables.length > 0 ? words.variables(variables) : '\u00a0'}
      </p>
      <div className={classes.actions}>
        <Button onClick={close}>{words.cancel}</Button>
        <Button type="submit" variant="filled" disabled={!canSave}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
