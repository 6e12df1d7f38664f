import { SPEAKER_SHAPES } from './speaker-shapes.ts';

/** CSS colour of a speaker by ordinal from 0; colours repeat after eight. Null (no speaker) is the plain waveform's colour. */
export function speakerColor(ordinal: number | null): string {
  return ordinal === null ? 'var(--wave)' : `var(--s${(ordinal % SPEAKER_SHAPES.length) + 1})`;
}

/** Shape of a speaker in its colour; hollow from the ninth on. Decorative: the speaker's name stands beside it or in `label`. */
export function SpeakerMark({ ordinal, size = 10, label }: { ordinal: number; size?: number; label?: string }) {
  const shape = SPEAKER_SHAPES[ordinal % SPEAKER_SHAPES.length] ?? SPEAKER_SHAPES[0];
  const color = speakerColor(ordinal);
  const isHollow = ordinal >= SPEAKER_SHAPES.length;
  return (
    <svg
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="-0.6 -0.6 11.2 11.2"
      style={{ display: 'block', flex: 'none', forcedColorAdjust: 'auto' }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={shape} fill={isHollow ? 'none' : color} stroke={isHollow ? color : 'none'} strokeWidth={1.3} />
    </svg>
  );
}
