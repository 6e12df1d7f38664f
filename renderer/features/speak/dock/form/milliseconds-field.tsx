import { NumberInput } from '@mantine/core';
import { texts } from './form-texts.ts';
import { FormRow as Row } from './form-row.tsx';
import { typedLength } from './typed-length.ts';

/** A length in ms that is written when the field is left. Null is what `inherited` says; an empty field means that. */
export function MillisecondsField(props: {
  label: string;
  value: number | null;
  max: number;
  inherited?: string;
  disabled?: boolean;
  onChange: (value: number | null) => void;
}) {
  const { label, value, max, inherited, disabled = false, onChange } = props;
  const finish = (typed: string) => {
    const next = typedLength(typed, { value, max, canInherit: inherited !== undefined });
    if (next !== undefined) onChange(next);
  };
  return (
    <Row label={label}>
      <NumberInput
        key={value}
        aria-label={label}
        min={0}
        max={max}
        step={50}
        allowDecimal={false}
        clampBehavior="strict"
        suffix={texts.milliseconds}
        disabled={disabled}
        placeholder={inherited}
        defaultValue={value ?? ''}
        onBlur={(event) => finish(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
    </Row>
  );
}
