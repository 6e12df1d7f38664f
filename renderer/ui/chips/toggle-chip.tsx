import classes from './toggle-chip.module.css';

/** A word that is on or off, and that a press turns. */
export function ToggleChip({ name, isOn, toggle }: { name: string; isOn: boolean; toggle: () => void }) {
  return (
    <button type="button" className={classes.chip} aria-pressed={isOn} onClick={toggle}>
      {name}
    </button>
  );
}
