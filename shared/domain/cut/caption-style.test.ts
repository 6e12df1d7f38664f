import { describe, expect, it } from 'vitest';
import { captionLayout, captionStyleSchema, DEFAULT_CAPTION_STYLE } from './caption-style.ts';
import { filmSubStation } from './film-captions.ts';

const WIDE = { widthPx: 1366, heightPx: 768 };

describe('the style of captions', () => {
  it('goes by the height of a picture, and by the width of a tall one', () => {
    const { linePx } = captionLayout(DEFAULT_CAPTION_STYLE, WIDE);
    expect(linePx).toBe(38);
    expect(captionLayout(DEFAULT_CAPTION_STYLE, { widthPx: 768, heightPx: 1366 }).linePx).toBe(29);
  });

  it('has an outline, a box or a shadow, never two of them', () => {
    const of = (edge: 'outline' | 'box' | 'shadow') => captionLayout({ ...DEFAULT_CAPTION_STYLE, edge }, WIDE);
    expect([of('outline').boxPx, of('box').outlinePx, of('shadow').outlinePx, of('shadow').boxPx]).toEqual([
      0, 0, 0, 0,
    ]);
    expect(Math.min(of('outline').outlinePx, of('box').boxPx, of('shadow').shadowPx)).toBeGreaterThan(0);
  });

  it('takes colours as they are written in hexadecimal, and nothing that could be a command', () => {
    const parse = (colour: string) => captionStyleSchema.safeParse({ ...DEFAULT_CAPTION_STYLE, colour }).success;
    expect([parse('#00ff7f'), parse('red'), parse('#00ff7f,1,1'), parse('#0F7')]).toEqual([true, false, false, false]);
  });

  it('is written as SubStation, with colours blue first', () => {
    const style = {
      ...DEFAULT_CAPTION_STYLE,
      font: 'serif',
      colour: '#ff8001',
      edge: 'box',
      edgeColour: '#102030',
      position: 'top',
      isBold: true,
    } as const;
    const text = filmSubStation([{ startMs: 0, endMs: 1000, lines: ['Hi'] }], { ...WIDE, style });
    expect(text).toContain(
      'Style: Film,Times New Roman,38,&H000180FF,&H000180FF,&H00302010,&H96000000,-1,0,0,0,100,100,0,0,3,6,0,8,42,42,42,1',
    );
  });
});
