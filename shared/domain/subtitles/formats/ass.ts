import { lineLimitOf, wrapCaption } from '../../words/wrap-caption.ts';
import { captionCues } from './caption-cues.ts';
import { doubtNote } from '../doubt-marks.ts';
import { cleanText, speakerNames } from '../exported-transcript.ts';
import type { ExportedTranscript, ExportOptions } from '../export-options.ts';
import { speakerColour } from './speaker-colours.ts';

const STYLE_FIELDS =
  'Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ' +
  'ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding';
const EVENT_FIELDS = 'Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text';
const DEFAULT_STYLE = 'Default';
const WHITE = '#ffffff';

/**
 * Advanced SubStation Alpha. Each speaker has a style in the colour of the app and is named in the field of its lines, not in
 * their text; without speakers all lines have the default style. Lines that begin together are lines of their own.
 */
export function renderAss(transcript: ExportedTranscript, options: ExportOptions): string {
  const styles = options.withSpeakers ? speakerStyles(transcript) : new Map<string, Style>();
  const events = captionCues(transcript, options).flatMap(({ startMs, endMs, voices }) =>
    voices.map(({ name, text }) => {
      const style = name === null ? undefined : styles.get(name);
      const lines = wrapCaption(text, lineLimitOf(text, options.lineRules))
        .map(escapeText)
        .join(String.raw`\N`);
      const times = `${assTime(startMs)},${assTime(Math.max(endMs, startMs + 10))}`;
      return `Dialogue: 0,${times},${style?.name ?? DEFAULT_STYLE},${fieldOf(name ?? '')},0,0,0,,${lines}`;
    }),
  );
  const note = doubtNote(transcript, options);
  return [
    '[Script Info]',
    ...(note === null ? [] : [`; ${note}`]),
    `Title: ${cleanText(transcript.title).replaceAll('\n', ' ')}`,
    'ScriptType: v4.00+',
    'WrapStyle: 0',
    'ScaledBorderAndShadow: yes',
    'PlayResX: 1920',
    'PlayResY: 1080',
    '',
    '[V4+ Styles]',
    `Format: ${STYLE_FIELDS}`,
    styleLine({ name: DEFAULT_STYLE, colour: WHITE }),
    ...[...styles.values()].map(styleLine),
    '',
    '[Events]',
    `Format: ${EVENT_FIELDS}`,
    ...events,
    '',
  ].join('\n');
}

type Style = { name: string; colour: string };

/** By the names as lines show them; two speakers of one name share a style. */
function speakerStyles(transcript: ExportedTranscript): Map<string, Style> {
  const nameOf = speakerNames(transcript, { withSpeakers: true });
  const spoken = new Set(transcript.segments.map(nameOf));
  const styles = new Map<string, Style>();
  const taken = new Set([DEFAULT_STYLE.toLowerCase()]);
  for (const { name: written, ordinal } of transcript.speakers) {
    const shown = cleanText(written).replaceAll('\n', ' ');
    if (!spoken.has(shown) || styles.has(shown)) continue;
    const plain = fieldOf(shown).replace(/^\*+/, '') || 'Speaker';
    let name = plain;
    for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${plain} ${number}`;
    taken.add(name.toLowerCase());
    styles.set(shown, { name, colour: speakerColour(ordinal) });
  }
  return styles;
}

function styleLine({ name, colour }: Style): string {
  const [outline, shade] = ['&H00101010', '&H80000000'];
  const look = `Arial,56,${assColour(colour)},${assColour(colour)},${outline},${shade}`;
  return `Style: ${name},${look},0,0,0,0,100,100,0,0,1,2.5,0.5,2,120,120,60,1`;
}

/** `#rrggbb` as SubStation Alpha has it: transparency, blue, green, red. */
const assColour = (colour: string): string =>
  `&H00${colour.slice(5, 7)}${colour.slice(3, 5)}${colour.slice(1, 3)}`.toUpperCase();

/** Hours with one digit, hundredths of a second. */
function assTime(ms: number): string {
  const hundredths = Math.round(ms / 10);
  const two = (value: number) => String(value).padStart(2, '0');
  const seconds = Math.floor(hundredths / 100);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours}:${two(minutes)}:${two(seconds % 60)}.${two(hundredths % 100)}`;
}

/** Fields end at a comma. */
const fieldOf = (text: string): string => text.replaceAll(/[,;]/g, ' ').replaceAll(/\s+/g, ' ').trim();

/**
 * Braces begin commands, and players disagree about how one is written as a character: they become their full-width kin. A
 * backslash begins a command only ahead of certain letters, from which an invisible character parts it.
 */
const escapeText = (text: string): string =>
  text.replaceAll('{', '｛').replaceAll('}', '｝').replaceAll('\\', '\\\u2060');
