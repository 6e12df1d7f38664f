import { defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core';

/** Colours of buttons by variant: one filled accent, raised defaults, quiet subtle ones, danger as text on raised. */
export const variantColorResolver: VariantColorsResolver = (input) => {
  const isDanger = input.color === 'danger';
  switch (input.variant) {
    case 'filled':
      if (isDanger) break;
      return {
        background: 'var(--accent)',
        hover: 'var(--accent-hover)',
        color: 'var(--accent-ink)',
        border: 'none',
      };
    case 'default':
      return {
        background: 'var(--raised)',
        hover: 'var(--overlay)',
        color: isDanger ? 'var(--danger)' : 'var(--text)',
        border: '1px solid var(--line-2)',
      };
    case 'subtle':
      return {
        background: 'transparent',
        hover: 'var(--hover)',
        color: isDanger ? 'var(--danger)' : input.color === 'accent' ? 'var(--accent-text)' : 'var(--text-2)',
        border: 'none',
      };
    case 'light':
      return lightColors(input.color);
    default:
  }
  return defaultVariantColorsResolver(input);
};

const SOFT: Readonly<Record<string, readonly [background: string, text: string]>> = {
  accent: ['var(--accent-soft)', 'var(--accent-text)'],
  warn: ['var(--warn-soft)', 'var(--warn)'],
  danger: ['var(--danger-soft)', 'var(--danger)'],
};

function lightColors(color: string | undefined) {
  const [background, text] = SOFT[color ?? ''] ?? ['var(--press)', 'var(--text-2)'];
  return { background, hover: background, color: text, border: 'none' };
}
