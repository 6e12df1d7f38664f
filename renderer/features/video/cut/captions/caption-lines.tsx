import type { CSSProperties } from 'react';
import { CAPTION_FONTS, captionLayout, type CaptionStyle } from '../../../../../shared/domain/cut/caption-style.ts';
import classes from './captions.module.css';
import { fontBoxShare } from './font-box.ts';

type Props = { lines: readonly string[]; style: CaptionStyle; picture: { widthPx: number; heightPx: number } };

/** A caption over the picture as it is drawn into the film: all its measures are shares of the picture's height. */
export function CaptionLines({ lines, style, picture }: Props) {
  const { linePx, outlinePx, boxPx, shadowPx, marginPx } = captionLayout(style, picture);
  const { font, isBold, colour, edge, edgeColour, position } = style;
  const family = CAPTION_FONTS[font].css;
  const share = (px: number) => `${((px / picture.heightPx) * 100).toFixed(4)}cqh`;
  const measures = {
    '--margin': share(marginPx),
    '--line': share(linePx),
    '--outline': share(outlinePx * 2),
    '--shadow': share(shadowPx),
    '--box': share(boxPx),
    '--edge': edgeColour,
    '--shadow-colour': edge === 'shadow' ? edgeColour : 'rgba(0, 0, 0, 0.41)',
    // Whoever draws the film gives a font's whole height, not its em.
    fontSize: share(linePx / fontBoxShare(family, isBold)),
    fontFamily: family,
    fontWeight: isBold ? 700 : 400,
    color: colour,
  } as CSSProperties;
  return (
    <p className={classes.caption} data-edge={edge} data-position={position} style={measures}>
      {lines.map((line, index) => (
        <span key={`${String(index)} ${line}`}>{line}</span>
      ))}
    </p>
  );
}
