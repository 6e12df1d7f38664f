import type { ColourLabel } from '../../../../shared/domain/organisation/organised.ts';
import { count } from '../../text/count.ts';

const names: Readonly<Record<ColourLabel, string>> = {
  red: 'Red',
  yellow: 'Yellow',
  green: 'Green',
  blue: 'Blue',
  purple: 'Purple',
};

/** English texts of colour labels. */
export const colourLabelTexts = {
  title: 'Colour label',
  names,
  none: 'No label',
  said: (label: ColourLabel) => `${names[label].toLowerCase()} label`,
  labelled: (number: number, label: ColourLabel | null) =>
    label === null
      ? `Clear label of ${count(number, 'item', 'items')}`
      : `Label ${count(number, 'item', 'items')} ${names[label].toLowerCase()}`,
} as const;
