/** How the frame is laid out at a width: which columns stand beside the stage and which lie over it. */
export type FrameLayout = {
  size: 'small' | 'medium' | 'large';
  rail: 'full' | 'icons';
  list: 'column' | 'overlay';
  dock: 'column' | 'overlay';
};

/** The layout at a window width and text size (look.md section 2). Larger text counts like a narrower window. */
export function frameLayout(widthPx: number, textScale: number): FrameLayout {
  const width = (widthPx * 100) / textScale;
  return {
    size: width <= 1300 ? 'small' : width >= 1800 ? 'large' : 'medium',
    rail: width < 1024 ? 'icons' : 'full',
    list: width < 1024 ? 'overlay' : 'column',
    dock: width < 1180 ? 'overlay' : 'column',
  };
}

/** Limits of the two columns in px at normal text size. */
export const COLUMN_LIMITS = {
  list: { min: 200, max: 360 },
  form: { min: 256, max: 420 },
  dock: { min: 280, max: 420 },
} as const;

/** What a column is: the sidebar with what there is to open, the sidebar with a form, the inspector. */
export type ColumnKind = keyof typeof COLUMN_LIMITS;

const DEFAULT_WIDTHS = {
  list: { small: 216, medium: 236, large: 264 },
  form: { small: 272, medium: 296, large: 320 },
  dock: { small: 280, medium: 300, large: 320 },
} as const;

/** Width of a column: the user's, or the one drawn for this size of window. */
export function columnWidth(column: ColumnKind, chosen: number | null, size: FrameLayout['size']): number {
  return clampWidth(column, chosen ?? DEFAULT_WIDTHS[column][size]);
}

/** A width within the limits of the column. */
export function clampWidth(column: ColumnKind, width: number): number {
  const { min, max } = COLUMN_LIMITS[column];
  return Math.round(Math.min(max, Math.max(min, width)));
}
