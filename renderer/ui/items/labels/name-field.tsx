import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { type CSSProperties, useEffect } from 'react';
import { labelTexts } from './label-texts.ts';
import classes from './name-field.module.css';

type Props = {
  label: string;
  /** Names that there are. */
  names: readonly string[];
  value: string;
  longest: number;
  onChange: (name: string) => void;
};

/**
 * A field for a name that there is or a new one, in a dialog. The names stand below it in the dialog: a list that opens would cover
 * the buttons.
 */
export function NameField({ label, names, value, longest, onChange }: Props) {
  const combobox = useCombobox({ opened: names.length > 0 });
  const typed = value.trim().toLowerCase();
  const isChosen = names.some((name) => name.toLowerCase() === typed);
  const shown = isChosen ? names : names.filter((name) => name.toLowerCase().includes(typed));
  useEffect(() => combobox.resetSelectedOption(), [combobox, typed]);
  return (
    <Combobox store={combobox} onOptionSubmit={onChange}>
      {/* Escape has no list to close: it closes the dialog. */}
      <Combobox.EventsTarget withExpandedAttribute data-mantine-stop-propagation={undefined}>
        <TextInput
          label={label}
          value={value}
          maxLength={longest}
          data-autofocus
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </Combobox.EventsTarget>
      {names.length === 0 ? null : (
        <div className={classes.names} style={{ '--names': names.length } as CSSProperties}>
          <Combobox.Options aria-label={labelTexts.known(label)}>
            {shown.map((name) => (
              <Combobox.Option key={name} value={name} selected={name.toLowerCase() === typed}>
                {name}
              </Combobox.Option>
            ))}
          </Combobox.Options>
          {shown.length === 0 ? <p className={classes.new}>{labelTexts.isNew(value.trim())}</p> : null}
        </div>
      )}
    </Combobox>
  );
}
