import type { Lab } from '../../../../../shared/domain/media/colour/oklab.ts';

/** A colour of an image and its share of the area, 0 to 1. */
export type LookColour = Lab & { share: number };

/**
 * How an image looks. `colours` are its main ones, the largest first. `mosaic` is the mean colour of each of MOSAIC_SIDE² fields (lightness,
 * a, b; a byte each), `edges` how strong lines of EDGE_ANGLES directions are in each of EDGE_SIDE² fields.
 */
export type ImageLook = { colours: LookColour[]; mosaic: Uint8Array; edges: Uint8Array };

/** Fields along each side of a mosaic. */
export const MOSAIC_SIDE = 12;
/** Fields along each side in which lines are counted. */
export const EDGE_SIDE = 6;
/** Directions that lines are told apart by. */
export const EDGE_ANGLES = 6;
/** Pixels along each side of the copy that a look is read from; the shape of an image does not matter. */
export const LOOK_SIDE_PX = 96;

/** Bytes of a stored descriptor. */
export const DESCRIPTOR_BYTES = MOSAIC_SIDE ** 2 * 3 + EDGE_SIDE ** 2 * EDGE_ANGLES;

/** Mosaic and lines as they are stored, in base64. */
export const descriptorOf = ({ mosaic, edges }: Pick<ImageLook, 'mosaic' | 'edges'>): string =>
  Buffer.concat([mosaic, edges]).toString('base64');

/** What a stored descriptor holds; null for what is none. */
export function parseDescriptor(text: string): Pick<ImageLook, 'mosaic' | 'edges'> | null {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length !== DESCRIPTOR_BYTES) return null;
  const border = MOSAIC_SIDE ** 2 * 3;
  return { mosaic: bytes.subarray(0, border), edges: bytes.subarray(border) };
}

/** Reaches of the a and b of colours of sRGB. */
const REACH = 0.4;

/** A colour as the three bytes of a mosaic. */
export const labBytes = ({ lightness, a, b }: Lab): [number, number, number] => [
  byte(lightness),
  byte((a / REACH + 1) / 2),
  byte((b / REACH + 1) / 2),
];

const byte = (share: number): number => Math.min(255, Math.max(0, Math.round(share * 255)));

/** The a or b of a colour by its byte in a mosaic. */
export const labAxis = (byte: number): number => ((byte / 255) * 2 - 1) * REACH;
