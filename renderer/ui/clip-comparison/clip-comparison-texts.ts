/** Texts of the comparison of two clips. */
export const clipComparisonTexts = {
  title: 'Compare 2 clips',
  arrangement: 'Arrangement',
  arrangements: { beside: 'Side by side', slider: 'Slider', single: 'One at a time' },
  divider: 'Divider between the clips',
  play: 'Play both clips',
  pause: 'Pause both clips',
  previousFrame: 'Previous frame of both (,)',
  nextFrame: 'Next frame of both (.)',
  loop: 'Loop both clips',
  speed: 'Speed of both clips',
  position: 'Position in both clips',
  place: (time: string, frame: number, total: number) => `${time}, frame ${frame} of ${total}`,
  swap: 'Show the other clip (X)',
  shown: (letter: string) => `Clip ${letter} is shown`,
  broken: 'One of the clips can’t be played here.',
} as const;
