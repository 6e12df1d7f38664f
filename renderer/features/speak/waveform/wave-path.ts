/** Extent of the sound from -1 to 1 at each step of its time. */
export type WaveLevels = {
  min: ArrayLike<number>;
  max: ArrayLike<number>;
  rms: ArrayLike<number> | null;
  stepMs: number;
};

/** A waveform as two SVG paths: the extent, and inside it the loudness ("" where that is not known). */
export type WavePaths = { extent: string; loudness: string };

const COLUMN = 2;
const LEAST = 0.5;

/**
 * Draws `durationMs` of sound over a width and height in px, in columns of 2 px, both halves of each in proportion to the
 * loudest column. Time without sound stays a thin line.
 */
export function wavePaths(levels: WaveLevels, box: { width: number; height: number; durationMs: number }): WavePaths {
  const columns = Math.floor(box.width / COLUMN);
  if (columns <= 0 || box.durationMs <= 0) return { extent: '', loudness: '' };
  const perColumn = box.durationMs / columns / levels.stepMs;
  const top: number[] = [];
  const bottom: number[] = [];
  const loud: number[] = [];
  for (let column = 0; column < columns; column += 1) {
    const from = Math.floor(column * perColumn);
    const to = Math.min(levels.max.length, Math.max(from + 1, Math.floor((column + 1) * perColumn)));
    let high = 0;
    let low = 0;
    let rms = 0;
    for (let at = from; at < to; at += 1) {
      high = Math.max(high, levels.max[at] ?? 0);
      low = Math.max(low, -(levels.min[at] ?? 0));
      rms = Math.max(rms, levels.rms?.[at] ?? 0);
    }
    top.push(high);
    bottom.push(low);
    loud.push(rms);
  }
  const loudest = Math.max(0.05, ...top, ...bottom);
  const scaled = (values: number[]) => values.map((value) => (value / loudest) * (box.height / 2));
  const soft = scaled(loud);
  return {
    extent: outline(scaled(top), scaled(bottom), box.height / 2),
    loudness: levels.rms ? outline(soft, soft, box.height / 2) : '',
  };
}

/** A closed shape round the middle line. */
function outline(above: readonly number[], below: readonly number[], middle: number): string {
  const point = (column: number, y: number) => `${column * COLUMN + 1} ${y.toFixed(1)}`;
  const upper = above.map((height, column) => point(column, middle - Math.max(LEAST, height)));
  const lower = below.map((height, column) => point(column, middle + Math.max(LEAST, height))).toReversed();
  return `M${[...upper, ...lower].join('L')}Z`;
}
