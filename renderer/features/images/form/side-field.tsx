import { NumberInput } from '@mantine/core';
import { useState } from 'react';

/** A side of an image, px. What is typed counts once the field is left, or by Enter: a size in the middle of typing is none yet. */
export function SideField({ label, px, set }: { label: string; px: number; set: (px: number) => void }) {
  const [typed, setTyped] = useState<number | string | null>(null);
  const settle = () => {
    if (typed !== null) set(Number(typed));
    setTyped(null);
  };
  return (
    <NumberInput
      label={label}
      value={typed ?? px}
      min={0}
      max={99_999}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="none"
      hideControls
      onChange={setTyped}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
    />
  );
}
