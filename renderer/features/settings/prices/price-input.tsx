import { NumberInput } from '@mantine/core';
import { useState } from 'react';

type PriceInputProps = { label: string; value: number | null; save(price: number | null): void };

/** A price that applies when the field is left; an empty one is none. */
export function PriceInput({ label, value, save }: PriceInputProps) {
  const [draft, setDraft] = useState<number | string | null>(null);
  const commit = () => {
    const price = typeof draft === 'number' ? draft : null;
    if (draft !== null && price !== value) save(price);
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
