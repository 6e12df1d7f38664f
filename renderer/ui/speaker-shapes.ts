/** Outlines of the eight speaker markers in a 10 × 10 box, by colour: colour is never alone. Hollow from the ninth speaker on. */
export const SPEAKER_SHAPES = [
  'M5 .5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Z',
  'M2.2.8h5.6a1.4 1.4 0 0 1 1.4 1.4v5.6a1.4 1.4 0 0 1-1.4 1.4H2.2A1.4 1.4 0 0 1 .8 7.8V2.2A1.4 1.4 0 0 1 2.2.8Z',
  'M5 .6 9.7 9.2H.3Z',
  'M5 0 10 5 5 10 0 5Z',
  'M5 .4a4.6 4.6 0 1 0 0 9.2A4.6 4.6 0 0 0 5 .4Zm0 2.5a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2Z',
  'M3.4 0h3.2v3.4H10v3.2H6.6V10H3.4V6.6H0V3.4h3.4Z',
  'M2.5.7h5L10 5 7.5 9.3h-5L0 5Z',
  'M0 .8h3.2v8.4H0ZM6.8.8H10v8.4H6.8Z',
] as const;
