import type { DrumPattern } from '../genres/genre.ts';
import type { DrumKit } from './drum-kit.ts';

const BAND: readonly DrumPattern[] = [
  { snare: 'XxxX', tomHigh: '....Xx', tomLow: '......XX', kick: 'X...X...' },
  { snare: 'X.XXX.XX', kick: 'X.......' },
  { tomHigh: 'Xxx.', tom: '...Xxx', tomLow: '......XX' },
  { snare: '..oxxx', kick: 'x.....' },
];
const MACHINE: readonly DrumPattern[] = [
  { snare: 'x.xxX.XX' },
  { snare: 'xxxxxxXX', kick: 'X...X...' },
  { clap: '......xX', kick: 'X.......' },
];
const SOFT: readonly DrumPattern[] = [{ brush: 'x.ox..x.' }, { rim: 'x.xx.x..' }, { snare: '..g.o.ox', kick: 'x...' }];

const FILLS: Readonly<Record<DrumKit, readonly DrumPattern[]>> = {
  acoustic: BAND,
  rock: BAND,
  brushes: SOFT,
  vinyl: [{ snare: '..g.xg.x', kick: 'X..x....' }, { kick: 'X.......', hat: 'x.......' }, ...SOFT.slice(1, 2)],
  eighties: [...MACHINE, { tomHigh: 'X.x.', tom: '....X.x.', snare: '......xX' }],
  '808': [{ hat: 'xxxxxxxx', snare: '....x.XX' }, { kick: 'X.......', snare: '....X...' }, ...MACHINE.slice(2)],
  '909': MACHINE,
  chip: [{ snare: 'x.x.xxxX' }, { snare: 'xxXxxXxX' }, { kick: 'X.X.X.X.', snare: '.x.x.x.x' }],
  orchestral: [
    { tick: 'xxxxXXXX', taiko: 'X...X.X.' },
    { snare: 'ggooxxXX', taiko: '....xxXX' },
  ],
  hand: [{ conga: 'XoxoXxXX' }, { conga: 'x.x.XXXX', tambourine: '....x.x.' }],
};

/** What a kit plays at the end of a section: up to eight steps before the next one. */
export const fillsOf = (kit: DrumKit): readonly DrumPattern[] => FILLS[kit];
