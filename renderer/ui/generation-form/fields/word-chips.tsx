import { ToggleChip } from '../../chips/toggle-chip.tsx';
import classes from '../generation-form.module.css';
import { hasWords, toggleWords } from './words-in-prompt.ts';

/** Words to put into a prompt by a click, by group. A chip is lit while its words are a part of the text. */
export function WordChips(props: {
  groups: readonly { name: string; values: readonly string[] }[];
  text: string;
  onChange: (text: string) => void;
}) {
  const { groups, text, onChange } = props;
  return (
    <div className={classes.chips}>
      {groups.map(({ name, values }) => (
        <div key={name} role="group" aria-label={name} className={classes.chipRow}>
          <span className={classes.chipName}>{name}</span>
          {values.map((value) => (
            <ToggleChip
              key={value}
              name={value}
              isOn={hasWords(text, value)}
              toggle={() => onChange(toggleWords(text, value))}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
