import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { formatTimeCode, parseTimeCode } from '../../../shared/domain/media/time-code.ts';
import { nudgeOfKey } from './time-nudge.ts';
import classes from './time-field.module.css';

type Props = {
  label: string;
  valueMs: number;
  minMs: number;
  maxMs: number;
  onChange: (valueMs: number) => void;
  disabled?: boolean;
};

/**
 * Time as HH:MM:SS.mmm with arrow nudges (10 ms, Shift 100 ms, Ctrl/Cmd 500 ms) and step buttons. Typing applies on
 * Enter or when the field is left; Escape brings the old value back.
 */
export function TimeField({ label, valueMs, minMs, maxMs, onChange, disabled = false }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const apply = (next: number) => {
    const value = Math.round(Math.min(maxMs, Math.max(minMs, next)));
    setDraft(null);
    if (value !== valueMs) onChange(value);
  };
  const commit = () => {
    if (draft !== null) apply(parseTimeCode(draft) ?? valueMs);
  };
  const press = (event: KeyboardEvent) => {
    const nudge = nudgeOfKey(event);
    if (nudge !== null) apply(((draft === null ? null : parseTimeCode(draft)) ?? valueMs) + nudge);
    else if (event.key === 'Enter') commit();
    else if (event.key === 'Escape' && draft !== null) setDraft(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={classes.field} data-disabled={disabled || undefined}>
      <input
        className={classes.input}
        role="spinbutton"
        aria-label={label}
        aria-valuenow={Math.round(valueMs)}
        aria-valuemin={Math.round(minMs)}
        aria-valuemax={Math.round(maxMs)}
        aria-valuetext={formatTimeCode(valueMs)}
        aria-invalid={draft !== null && parseTimeCode(draft) === null}
        inputMode="numeric"
        spellCheck={false}
        disabled={disabled}
        value={draft ?? formatTimeCode(valueMs)}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={press}
      />
      <Step label={`${label} 10 ms earlier`} disabled={disabled} onPress={() => apply(valueMs - 10)} icon={IconMinus} />
      <Step label={`${label} 10 ms later`} disabled={disabled} onPress={() => apply(valueMs + 10)} icon={IconPlus} />
    </div>
  );
}

function Step(props: { label: string; disabled: boolean; onPress: () => void; icon: typeof IconPlus }) {
  const { label, disabled, onPress, icon: Icon } = props;
  return (
    <ActionIcon size="1.5rem" tabIndex={-1} aria-label={label} disabled={disabled} onClick={onPress}>
      <Icon size={14} stroke={1.6} />
    </ActionIcon>
  );
}
