import { Button } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { fillVariables, variablesOf } from '../../../../shared/domain/conversation/prompts/prompt-variables.ts';
import type { SavedPrompt } from '../../../../shared/domain/conversation/prompts/saved-prompt.ts';
import { PROMPT_TEXTS as words } from './prompt-texts.ts';
import classes from './prompts.module.css';
import { rememberedValues, rememberValues } from './remembered-values.ts';
import { GrowingTextarea } from '../../../ui/text/growing-textarea.tsx';

/** The variables of a prompt as fields, with what they were last time. */
export function FillPrompt(props: { prompt: SavedPrompt; insert: (text: string) => void; close: () => void }) {
  const { prompt, insert, close } = props;
  const names = variablesOf(prompt.text);
  const [values, setValues] = useState(() => {
    const last = rememberedValues(prompt.name);
    return Object.fromEntries(names.map((name) => [name, Object.hasOwn(last, name) ? (last[name] ?? '') : '']));
  });
  const fill = () => {
    rememberValues(prompt.name, values);
    insert(fillVariables(prompt.text, values));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    fill();
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        fill();
      }}
    >
      {names.map((name, index) => (
        <GrowingTextarea
          key={name}
          label={name}
          data-autofocus={index === 0 || undefined}
          minRows={1}
          maxRows={8}
          value={values[name] ?? ''}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
          onKeyDown={press}
        />
      ))}
      <p className={classes.variables}>{words.fillHint}</p>
      <div className={classes.actions}>
        <Button onClick={close}>{words.cancel}</Button>
        <Button type="submit" variant="filled">
          {words.insert}
        </Button>
      </div>
    </form>
  );
}
