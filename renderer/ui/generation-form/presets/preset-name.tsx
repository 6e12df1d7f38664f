import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { PRESET_NAME_LENGTH } from '../../../../shared/domain/generation/presets/form-presets.ts';
import { withoutPreset } from '../../../../shared/domain/generation/presets/named-presets.ts';
import classes from '../generation-form.module.css';
import { type PresetMenuWords, texts } from '../generation-form-texts.ts';

/** The field for a preset's name in a popover. `taken` are the names that saving would replace. */
export function PresetName(props: {
  title: string;
  words?: PresetMenuWords;
  before?: string;
  taken: readonly string[];
  save: (name: string) => void;
}) {
  const { title, words = texts.presets, before = '', taken, save } = props;
  const [name, setName] = useState(before);
  const trimmed = name.trim();
  const named = taken.map((each) => ({ name: each }));
  const isTaken = withoutPreset(named, trimmed).length < named.length;
  return (
    <form
      className={classes.naming}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        if (trimmed !== '') save(trimmed);
      }}
    >
      <TextInput
        label={words.name}
        autoFocus
        data-autofocus
        maxLength={PRESET_NAME_LENGTH}
        value={name}
        description={isTaken ? words.replaces : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="filled" disabled={trimmed === ''}>
        {words.confirm}
      </Button>
    </form>
  );
}
