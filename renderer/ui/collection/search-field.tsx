import { TextInput } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useCapturedKeys } from '../actions/keys/use-captured-keys.ts';
import { IconButton } from '../icon-button.tsx';
import { texts } from './collection-texts.ts';

type Props = {
  /** Its accessible name and what it shows while it is empty. */
  label: string;
  value: string;
  onChange: (search: string) => void;
  className?: string | undefined;
  /** Takes the keyboard when the dialog or popover around it opens. */
  isFirst?: boolean;
};

/**
 * The field that searches a collection. Escape clears it; in an empty field Escape gives up the keyboard, in a dialog or
 * popover by closing that. It never closes the panel or the sidebar around it.
 */
export function SearchField({ label, value, onChange, className, isFirst = false }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEscape(field, value, onChange);
  return (
    <TextInput
      ref={field}
      type="search"
      className={className ?? ''}
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={15} stroke={1.6} aria-hidden />}
      rightSection={
        value === '' ? null : (
          <IconButton
            size="1.25rem"
            aria-label={texts.clearSearch}
            onClick={() => {
              onChange('');
              field.current?.focus();
            }}
          >
            <IconX size={13} stroke={1.6} />
          </IconButton>
        )
      }
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data-autofocus={isFirst || undefined}
      // A dialog listens on the window too, maybe before the field does.
      data-mantine-stop-propagation={value !== '' || undefined}
    />
  );
}

/** On the way down to the field: dialogs and popovers close by Escape before the key reaches what is in them. */
function useEscape(field: { current: HTMLInputElement | null }, value: string, clear: (search: string) => void): void {
  useCapturedKeys((event) => {
    const { current } = field;
    if (event.key !== 'Escape' || event.isComposing || !current || event.target !== current) return false;
    if (value === '' && current.closest('[role="dialog"]')) return false;
    if (value === '') current.blur();
    else clear('');
    return true;
  });
}
