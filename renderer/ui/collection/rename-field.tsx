import type { KeyboardEvent } from 'react';
import { useRef } from 'react';
import classes from './rename-field.module.css';

type Props = {
  /** The name that is there; the field begins with all of it selected. */
  name: string;
  /** Accessible name of the field. */
  label: string;
  /** Called with another name than the one that is there, trimmed; with a blank one only where it `mayBeBlank`. */
  rename: (name: string) => void;
  /** Takes the field away; called once, before `rename`. `byKey`: by Enter or Escape, so the keyboard needs a new place. */
  close: (how: 'byKey' | 'byLeaving') => void;
  mayBeBlank?: boolean;
  placeholder?: string;
  maxLength?: number;
  /** What it takes the place of. */
  kind?: 'inline' | 'row' | 'heading';
};

/** A field in which something is renamed where it stands: Enter or leaving it renames, Escape does not. */
export function RenameField(props: Props) {
  const { name, label, rename, close, mayBeBlank = false, placeholder, maxLength, kind = 'inline' } = props;
  const isDone = useRef(false);
  const finish = (typed: string | null, how: 'byKey' | 'byLeaving') => {
    // Taking the field out of the page takes the keyboard from it, which is leaving once more.
    if (isDone.current) return;
    isDone.current = true;
    close(how);
    const next = typed?.trim() ?? name;
    if (next !== name && (next !== '' || mayBeBlank)) rename(next);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    // What the field stands in has its own use for these keys.
    event.stopPropagation();
    finish(event.key === 'Enter' ? event.currentTarget.value : null, 'byKey');
  };
  return (
    <input
      ref={selectAllAtFirst}
      className={classes.field}
      data-kind={kind}
      aria-label={label}
      defaultValue={name}
      placeholder={placeholder}
      maxLength={maxLength}
      onBlur={(event) => finish(event.currentTarget.value, 'byLeaving')}
      onKeyDown={press}
    />
  );
}

/** Not anew in a render: what is being typed must not be selected, or the next key would replace it. */
function selectAllAtFirst(element: HTMLInputElement | null): void {
  if (!element || element === document.activeElement) return;
  element.focus();
  element.select();
}
