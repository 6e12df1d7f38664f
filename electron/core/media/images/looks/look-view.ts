import { EDGE_ANGLES, EDGE_SIDE, type ImageLook, labAxis, MOSAIC_SIDE } from './image-look.ts';

/** Fields along each side of what is compared. */
export const PLACES = 6;
const LINE_PLACES = 4;

/** A part of an image as shares of its sides. */
export type Part = { left: number; top: number; width: number; height: number };

/** A look as it is compared: the colours of PLACES² fields with their mean lightness, and lines with a length of one. */
export type LookView = { places: Float32Array; lines: Float32Array; lightness: number };

/** Reads the views of one part of every image; the part's fields and their weights are worked out once. */
export function viewsOf(part: Part): (look: ImageLook) => LookView {
  const placeSamples = samplesOf(part, { places: PLACES, side: MOSAIC_SIDE });
  const lineSamples = samplesOf(part, { places: LINE_PLACES, side: EDGE_SIDE });
  return ({ mosaic, edges }) => ({ ...coloursAt(mosaic, placeSamples), lines: linesAt(edges, lineSamples) });
}

/** For each place the four fields around it, and the weight of each. */
type Samples = { fields: Uint16Array; weights: Float64Array };

function samplesOf(part: Part, { places, side }: { places: number; side: number }): Samples {
  const fields = new Uint16Array(places ** 2 * 4);
  const weights = new Float64Array(places ** 2 * 4);
  for (let place = 0; place < places ** 2; place++) {
    const column = between(part.left + (((place % places) + 0.5) / places) * part.width, side);
    const row = between(part.top + ((Math.floor(place / places) + 0.5) / places) * part.height, side);
    const of = [row.first, row.second].flatMap((y) => [column.first, column.second].map((x) => y * side + x));
    fields.set(of, place * 4);
    const across = [1 - column.share, column.share];
    weights.set(
      [...across.map((share) => share * (1 - row.share)), ...across.map((share) => share * row.share)],
      place * 4,
    );
  }
  return { fields, weights };
}

/** The two fields that a point lies between, and how far it is on the way to the second. */
function between(point: number, side: number): { first: number; second: number; share: number } {
  const at = Math.min(side - 1, Math.max(0, point * side - 0.5));
  const first = Math.floor(at);
  return { first, second: Math.min(side - 1, first + 1), share: at - first };
}

function coloursAt(mosaic: Uint8Array, { fields, weights }: Samples): Pick<LookView, 'places' | 'lightness'> {
  const places = new Float32Array(PLACES ** 2 * 3);
  let sum = 0;
  for (let place = 0; place < PLACES ** 2; place++) {
    let [lightness, a, b] = [0, 0, 0];
    for (let corner = place * 4; corner < place * 4 + 4; corner++) {
      const field = fields[corner]! * 3;
      const weight = weights[corner]!;
      lightness += mosaic[field]! * weight;
      a += mosaic[field + 1]! * weight;
      b += mosaic[field + 2]! * weight;
    }
    places[place * 3] = lightness / 255;
    places[place * 3 + 1] = labAxis(a);
    places[place * 3 + 2] = labAxis(b);
    sum += lightness / 255;
  }
  return { places, lightness: sum / PLACES ** 2 };
}

function linesAt(edges: Uint8Array, { fields, weights }: Samples): Float32Array {
  const lines = new Float32Array(LINE_PLACES ** 2 * EDGE_ANGLES);
  let squares = 0;
  for (let place = 0; place < LINE_PLACES ** 2; place++) {
    for (let angle = 0; angle < EDGE_ANGLES; angle++) {
      let strength = 0;
      for (let corner = place * 4; corner < place * 4 + 4; corner++) {
        strength += edges[fields[corner]! * EDGE_ANGLES + angle]! * weights[corner]!;
      }
      lines[place * EDGE_ANGLES + angle] = strength;
      squares += strength * strength;
    }
  }
  const length = Math.sqrt(squares) || 1;
  for (let at = 0; at < lines.length; at++) lines[at]! /= length;
  return lines;
}
