import { labOfHex } from '../../../../../shared/domain/media/colour/oklab.ts';
import type { Parameters } from '../../../database/database.ts';

/** Of an image, a colour is so much at least. */
const LEAST_SHARE = 0.1;
/** A certain colour may be a detail, and is one that looks the same at a glance. */
const LEAST_SHARE_OF_SHADE = 0.04;
const SAME_SHADE = 0.11;

/**
 * How much of an item a colour is, as SQL over `items`: a name of COLOURS, or `#rrggbb` and what is near it. `least` is what makes the item
 * found. Parameters begin with `name`.
 */
export function colourShare(colour: string, name: string): { share: string; least: number; values: Parameters } {
  const lab = labOfHex(colour);
  const sum = (condition: string) =>
    `(SELECT coalesce(sum(share), 0) FROM image_colours WHERE item_id = items.id AND ${condition})`;
  if (lab === null) return { share: sum(`name = :${name}`), least: LEAST_SHARE, values: { [name]: colour } };
  const square = (column: string, part: string) => `(${column} - :${name}${part}) * (${column} - :${name}${part})`;
  const near = `${square('lightness', 'L')} + ${square('a', 'A')} + ${square('b', 'B')} <= ${SAME_SHADE ** 2}`;
  const values = { [`${name}L`]: lab.lightness, [`${name}A`]: lab.a, [`${name}B`]: lab.b };
  return { share: sum(near), least: LEAST_SHARE_OF_SHADE, values };
}
