import type { Layout } from '../../images/layout/layout.ts';
import type { Margins } from '../camera/projection.ts';

/** The same layout with room around the picture: a camera that moves looks beyond its sides. */
export function extendLayout(layout: Layout, margins: Margins): Layout {
  const { x: right, y: down } = margins;
  const { view } = layout;
  const width = view.width + 2 * right;
  const height = view.height + 2 * down;
  // Settings without a horizon have theirs below the picture, and keep it there.
  const horizonY = view.horizonY > view.height ? (view.horizonY / view.height) * height : view.horizonY + down;
  return {
    view: { ...view, width, height, horizonY, light: [view.light[0] + right, view.light[1] + down] },
    placed: layout.placed.map((placed) => ({
      ...placed,
      x: placed.x + right,
      baseY: placed.baseY + down,
      groundY: placed.groundY + down,
    })),
    bands: layout.bands.map((band) => ({
      ...band,
      baseY: band.baseY + down,
      crestY: (x) => band.crestY(x - right) + down,
    })),
    shore: layout.shore && shifted(layout.shore, margins),
  };
}

const shifted =
  (shore: (x: number) => number, { x: right, y: down }: Margins) =>
  (x: number): number =>
    shore(x - right) + down;
