import { NumberInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import classes from './fields.module.css';

type Props = {
  label: string;
  value: number;
  range: { min: number; max: number; step: number };
  unit: string;
  onChange: (value: number) => void;
};

/** A number with its unit, written once it is left or Enter is pressed: every change of a cut can be undone by itself. */
export function NumberField({ label, value, range, unit, onChange }: Props) {
  const [draft, setDraft] = useState<number | string>(value);
  useEffect(() => setDraft(value), [value]);
  const commit = () => {
    const next = typeof draft === 'number' ? Math.min(range.max, Math.max(range.min, draft)) : value;
    setDraft(next);
    if (next !== value) onChange(next);
  };
  return (
    <NumberInput
      classNames={{ root: classes.numberRoot ?? '', label: classes.numberLabel ?? '' }}
      size="xs"
      label={label}
      value={draft}
      min={range.min}
      max={range.max}
      step={range.step}
      decimalScale={range.step < 1 ? 1 : 0}
      suffix={` ${unit}`}
      clampBehavior="none"
      onChange={setDraft}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}
