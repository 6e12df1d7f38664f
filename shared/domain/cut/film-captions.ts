import { formatTimeCode } from '../media/time-code.ts';
import {
  CAPTION_FONTS,
  type CaptionLayout,
  captionLayout,
  type CaptionStyle,
  DEFAULT_CAPTION_STYLE,
} from './caption-style.ts';

/** Words on the time line of a film, ms; `lines` are what is read at once. */
export type FilmCaption = { startMs: number; endMs: number; lines: string[] };

/** Captions of a narration as they stand in the film: moved with it, and none beyond its end. */
export function placeCaptions(
  captions: readonly FilmCaption[],
  { offsetMs, durationMs }: { offsetMs: number; durationMs: number },
): FilmCaption[] {
  return captions
    .map(({ startMs, endMs, lines }) => ({
      startMs: Math.max(0, startMs + offsetMs),
      endMs: Math.min(durationMs, endMs + offsetMs),
      lines,
    }))
    .filter(({ startMs, endMs, lines }) => endMs > startMs && lines.some((line) => line.trim() !== ''));
}

/** SubRip. It has no way to escape the arrow, and readers take a line with it for times. */
export function filmSrt(captions: readonly FilmCaption[]): string {
  return captions
    .map(({ startMs, endMs, lines }, index) => {
      const text = lines.join('\n').replaceAll('-->', '→');
      return `${index + 1}\n${formatTimeCode(startMs, ',')} --> ${formatTimeCode(endMs, ',')}\n${text}\n`;
    })
    .join('\n');
}

/** Numbers of SubStation for where captions are, as on a keypad. */
const ALIGNMENTS = { bottom: 2, middle: 5, top: 8 } as const;
/** A shadow lets some of the picture through. */
const SHADOW_ALPHA = '96';

/** Captions as they are drawn into the picture: a SubStation file. What the user wrote in them is text there and never a command. */
export function filmSubStation(
  captions: readonly FilmCaption[],
  {
    widthPx,
    heightPx,
    style: look = DEFAULT_CAPTION_STYLE,
  }: { widthPx: number; heightPx: number; style?: CaptionStyle | undefined },
): string {
  const style = styleLine(look, captionLayout(look, { widthPx, heightPx }));
  const head = [
    '[Script Info]',
    'ScriptType: v4.00+',
    `PlayResX: ${widthPx}`,
    `PlayResY: ${heightPx}`,
    'WrapStyle: 0',
    'ScaledBorderAndShadow: yes',
    '',
    '[V4+ Styles]',
    'Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding',
    style,
    '',
    '[Events]',
    'Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text',
  ];
  const events = captions.map(
    ({ startMs, endMs, lines }) =>
      `Dialogue: 0,${clock(startMs)},${clock(endMs)},Film,,0,0,0,,${lines.map(plainText).join(String.raw`\N`)}`,
  );
  return `${[...head, ...events].join('\n')}\n`;
}

function styleLine(style: CaptionStyle, { linePx, outlinePx, boxPx, shadowPx, marginPx }: CaptionLayout): string {
  const { font, isBold, edge, edgeColour, position } = style;
  const letters = subStationColour(style.colour);
  const [border, width] = edge === 'box' ? [3, boxPx] : [1, outlinePx];
  const shadow = edge === 'shadow' ? subStationColour(edgeColour) : `&H${SHADOW_ALPHA}000000`;
  return [
    `Style: Film,${CAPTION_FONTS[font].name},${linePx},${letters},${letters},${subStationColour(edgeColour)},${shadow}`,
    `${isBold ? -1 : 0},0,0,0,100,100,0,0,${border},${width},${shadowPx}`,
    `${ALIGNMENTS[position]},${marginPx},${marginPx},${marginPx},1`,
  ].join(',');
}

/** `#rrggbb` as SubStation has it, blue first. */
const subStationColour = (colour: string): string =>
  `&H00${colour.slice(5, 7)}${colour.slice(3, 5)}${colour.slice(1, 3)}`.toUpperCase();

/** A backslash begins commands, and so do braces: neither does before a word joiner. */
const plainText = (line: string): string =>
  line
    .replaceAll(/[\r\n]+/g, ' ')
    .replaceAll('\\', '\\\u2060')
    .replaceAll('{', String.raw`\{`)
    .replaceAll('}', String.raw`\}`);

/** `0:00:01.25` */
function clock(timeMs: number): string {
  const hundredths = Math.round(timeMs / 10);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const [hours, minutes] = [Math.floor(hundredths / 360_000), Math.floor(hundredths / 6000) % 60];
  return `${hours}:${two(minutes)}:${two((hundredths / 100) % 60)}.${two(hundredths % 100)}`;
}
