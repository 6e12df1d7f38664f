import { formatTimeCode } from '../media/time-code.ts';

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

/** Share of the picture's height that a line of letters takes. */
const LETTER_SHARE = 0.05;
const MARGIN_SHARE = 0.055;

/** Captions as they are drawn into the picture: a SubStation file. What the user wrote in them is text there and never a command. */
export function filmSubStation(
  captions: readonly FilmCaption[],
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
): string {
  // A tall picture is narrow: letters that go by its height alone would not fit.
  const side = Math.min(heightPx, widthPx * 0.75);
  const [size, margin] = [Math.round(side * LETTER_SHARE), Math.round(heightPx * MARGIN_SHARE)];
  const style = `Style: Film,sans-serif,${size},&H00FFFFFF,&H00FFFFFF,&H00000000,&H96000000,0,0,0,0,100,100,0,0,1,${Math.max(1, Math.round(size / 14))},${Math.max(1, Math.round(size / 20))},2,${margin},${margin},${margin},1`;
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
