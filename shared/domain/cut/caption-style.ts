import * as z from 'zod';

/** Fonts that are on every computer, or have a likeness there; `css` is what a window shows for them. */
export const CAPTION_FONTS = {
  sans: { name: 'Arial', css: 'Arial, sans-serif' },
  serif: { name: 'Times New Roman', css: '"Times New Roman", serif' },
  mono: { name: 'Courier New', css: '"Courier New", monospace' },
} as const;

/** See CAPTION_FONTS. */
export type CaptionFont = keyof typeof CAPTION_FONTS;

/** What keeps letters apart from the picture: a line around them, a box behind them, or a shadow. */
export const CAPTION_EDGES = ['outline', 'box', 'shadow'] as const;
/** Where captions are in the picture. */
export const CAPTION_POSITIONS = ['bottom', 'middle', 'top'] as const;

/** How large letters may be, % of the picture. */
export const CAPTION_SIZE = { min: 2, max: 15, step: 0.5 } as const;

const colour = z.string().regex(/^#[\da-f]{6}$/);

/** How captions look that are drawn into the picture. `sizePercent`: a line of letters, of the picture's height (of a tall picture, less). */
export const captionStyleSchema = z.object({
  font: z.enum(['sans', 'serif', 'mono']),
  sizePercent: z.number().min(CAPTION_SIZE.min).max(CAPTION_SIZE.max),
  isBold: z.boolean(),
  colour,
  edge: z.enum(CAPTION_EDGES),
  edgeColour: colour,
  position: z.enum(CAPTION_POSITIONS),
});

/** See captionStyleSchema. */
export type CaptionStyle = z.infer<typeof captionStyleSchema>;

/** How captions look where nobody chose anything. */
export const DEFAULT_CAPTION_STYLE: CaptionStyle = {
  font: 'sans',
  sizePercent: 5,
  isBold: false,
  colour: '#ffffff',
  edge: 'outline',
  edgeColour: '#000000',
  position: 'bottom',
};

/** Captions in a picture, px of the film: `linePx` is from the top to the foot of a line of letters. */
export type CaptionLayout = {
  linePx: number;
  outlinePx: number;
  /** Around each line of letters; 0 without a box. */
  boxPx: number;
  shadowPx: number;
  marginPx: number;
};

const MARGIN_SHARE = 0.055;

/** The same rule draws captions into the film and shows them over it. */
export function captionLayout(
  { sizePercent, edge }: CaptionStyle,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
): CaptionLayout {
  // A tall picture is narrow: letters that go by its height alone would not fit.
  const side = Math.min(heightPx, widthPx * 0.75);
  const linePx = Math.round((side * sizePercent) / 100);
  return {
    linePx,
    outlinePx: edge === 'outline' ? Math.max(1, Math.round(linePx / 14)) : 0,
    boxPx: edge === 'box' ? Math.max(2, Math.round(linePx / 6)) : 0,
    shadowPx: edge === 'box' ? 0 : Math.max(1, Math.round(linePx / (edge === 'shadow' ? 12 : 20))),
    marginPx: Math.round(heightPx * MARGIN_SHARE),
  };
}
