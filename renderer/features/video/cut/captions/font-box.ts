const EM_PX = 200;
const known = new Map<string, number>();

/** How high a font is from its top to its foot, in em, as this window shows it. */
export function fontBoxShare(family: string, isBold: boolean): number {
  const font = `${isBold ? 'bold ' : ''}${EM_PX}px ${family}`;
  const before = known.get(font);
  if (before !== undefined) return before;
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return 1;
  context.font = font;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('Hg');
  const share = (fontBoundingBoxAscent + fontBoundingBoxDescent) / EM_PX;
  known.set(font, share);
  return share;
}
