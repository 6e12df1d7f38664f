import { NumberInput } from '@mantine/core';
import { useState } from 'react';

type PriceInputProps = { label: string; value: number | null; save(price: number | null): void };

/** A price that applies when the field is left; an empty one is none. */
export function PriceInput({ label, value, save }: PriceInputProps) {
  const [draft, setDraft] = useState<number | string | null>(null);
  const commit = () => {
    // What ends in a zero, as 2.50, comes as a text.
    const price = draft === null || draft === '' ? null : Number(draft);
    if (draft !== null && price !== value && !Number.isNaN(price)) save(price);
    setDraft(null);
  };
  return (
    <NumberInput
      aria-label={label}
      size="xs"
      hideControls
      min={0}
      max={1_000_000}
      decimalScale={6}
      value={draft ?? value ?? ''}
      onChange={setDraft}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}
