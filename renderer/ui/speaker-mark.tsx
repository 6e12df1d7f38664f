const SHAPES = [
  'M5 .5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Z',
  'M2.2.8h5.6a1.4 1.4 0 0 1 1.4 1.4v5.6a1.4 1.4 0 0 1-1.4 1.4H2.2A1.4 1.4 0 0 1 .8 7.8V2.2A1.4 1.4 0 0 1 2.2.8Z',
  'M5 .6 9.7 9.2H.3Z',
  'M5 0 10 5 5 10 0 5Z',
  'M5 .4a4.6 4.6 0 1 0 0 9.2A4.6 4.6 0 0 0 5 .4Zm0 2.5a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2Z',
  'M3.4 0h3.2v3.4H10v3.2H6.6V10H3.4V6.6H0V3.4h3.4Z',
  'M2.5.7h5L10 5 7.5 9.3h-5L0 5Z',
  'M0 .8h3.2v8.4H0ZM6.8.8H10v8.4H6.8Z',
] as const;

/** CSS colour of a speaker by ordinal from 0; colours repeat after eight. Null (no speaker) is the plain waveform's colour. */
export function speakerColor(ordinal: number | null): string {
  return ordinal === null ? 'var(--wave)' : `var(--s${(ordinal % SHAPES.length) + 1})`;
}

/** Shape of a speaker in its colour; hollow from the ninth on. Decorative: the speaker's name stands beside it or in `label`. */
export function SpeakerMark({ ordinal, size = 10, label }: { ordinal: number; size?: number; label?: string }) {
  const shape = SHAPES[ordinal % SHAPES.length] ?? SHAPES[0];
  const color = speakerColor(ordinal);
  const isHollow = ordinal >= SHAPES.length;
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
