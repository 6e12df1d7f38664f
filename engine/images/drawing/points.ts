/** A place on a limb, with the limb's half thickness there. */
export type Joint = readonly [x: number, y: number, radius: number];

/** A place, x to the right, y down. */
export type Point = readonly [x: number, y: number];

const parsed = new Map<string, readonly (readonly number[])[]>();

/** Points as a list, or as a text `x,y x,y` (joints `x,y,radius`), the notation of SVG. */
export type Points = string | readonly Point[];
/** As Points, with a radius each. */
export type Joints = string | readonly Joint[];

/** The points of a list or a text. */
export const pointsOf = (points: Points): readonly Point[] =>
  typeof points === 'string' ? (read(points) as unknown as readonly Point[]) : points;

/** The joints of a list or a text. */
export const jointsOf = (joints: Joints): readonly Joint[] =>
  typeof joints === 'string' ? (read(joints) as unknown as readonly Joint[]) : joints;

function read(text: string): readonly (readonly number[])[] {
  let points = parsed.get(text);
  if (!points) parsed.set(text, (points = text.split(' ').map((point) => point.split(',').map(Number))));
  return points;
}
