import type { ColourName } from '../../../../shared/domain/media/colour/colour-name.ts';

/** English texts of finding by colour and by likeness. */
export const colourTexts = {
  find: 'Find by colour',
  any: 'Any colour',
  own: 'Other colour',
  colours: 'Colours',
  findLike: (hex: string) => `Find images with the colour ${hex}`,
  names: {
    red: 'Red',
    orange: 'Orange',
    brown: 'Brown',
    yellow: 'Yellow',
    green: 'Green',
    teal: 'Teal',
    blue: 'Blue',
    purple: 'Purple',
    pink: 'Pink',
    white: 'White',
    grey: 'Grey',
    black: 'Black',
  } satisfies Record<ColourName, string>,
} as const;

/** A colour of a search as people read it: its name, or `#rrggbb`. */
export const colourLabel = (colour: string): string =>
  Object.hasOwn(colourTexts.names, colour) ? colourTexts.names[colour as ColourName] : colour;
