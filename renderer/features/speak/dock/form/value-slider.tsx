import { Slider } from '@mantine/core';
import { useEffect, useState } from 'react';
import classes from './form.module.css';

/**
 * A labelled slider that writes when it is let go. The bar grows from `neutral`. `isInherited` draws the value quietly.
 */
export function ValueSlider(props: {
  label: string;
  value: number;
  range: { min: number; max: number; step: number; neutral: number };
  format: (value: number) => string;
  isInherited?: boolean;
  disabled?: boolean;
  ends?: readonly [string, string];
  onChange: (value: number) => void;
}) {
  const { label, value, range, format, isInherited = false, disabled = false, ends, onChange } = props;
  const [shown, setShown] = useState(value);
  useEffect(() => setShown(value), [value]);
  return (
    <div className={classes.control} data-inherited={isInherited || undefined} title={ends?.join(' – ')}>
      <span className={classes.label} aria-hidden>
        {label}
      </span>
      <Slider
        min={range.min}
        max={range.max}
        step={range.step}
        startPointValue={range.neutral}
        value={shown}
        disabled={disabled}
        thumbLabel={label}
        thumbProps={{ 'aria-valuetext': format(shown) }}
        onChange={setShown}
        onChangeEnd={(next) => {
          if (next !== value) onChange(next);
        }}
      />
      <output className={classes.value} aria-hidden>
        {format(shown)}
      </output>
    </div>
  );
}
