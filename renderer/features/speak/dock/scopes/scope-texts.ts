import { countLines } from '../../../../ui/text/count.ts';

/** English texts of what a change applies to. */
export const texts = {
  scope: 'Apply to',
  scopes: { line: 'Line', character: 'Character', script: 'Script' },
  line: (number: number) => `line ${number}`,
  lines: countLines,
  script: 'script',
  reset: 'Reset',
  resetHelp: 'Use the inherited values',
  labels: { delivery: 'Change delivery', effects: 'Change effects', reset: 'Reset delivery' },
} as const;
