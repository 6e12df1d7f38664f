/** Drums that patterns may name. */
export type DrumName =
  | 'kick'
  | 'snare'
  | 'rim'
  | 'clap'
  | 'hat'
  | 'open'
  | 'pedal'
  | 'ride'
  | 'crash'
  | 'cymbal'
  | 'tomHigh'
  | 'tom'
  | 'tomLow'
  | 'shaker'
  | 'tambourine'
  | 'conga'
  | 'cowbell'
  | 'brush'
  | 'taiko'
  | 'tick';

/** Sets of drums. */
export type DrumKit =
  | 'acoustic'
  | 'brushes'
  | 'rock'
  | 'eighties'
  | '808'
  | '909'
  | 'vinyl'
  | 'chip'
  | 'orchestral'
  | 'hand';
