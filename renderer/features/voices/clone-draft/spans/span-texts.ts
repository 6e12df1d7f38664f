import { formatTimeCode } from '../../../../../shared/domain/media/time-code.ts';
import { count } from '../../../../ui/text/count.ts';

/** English texts of the spans of a sample. */
export const spanTexts = {
  suggest: 'Find best excerpts',
  add: 'Add excerpt',
  play: 'Play sample',
  nothingSuggested: 'No clean speech found. Choose excerpts yourself, or use another recording.',
  total: (number: number, length: string) => `${count(number, 'excerpt', 'excerpts')}, ${length}`,
  sampleOf: (title: string) => `Sample from ${title}`,
  joined: (number: number) => `${count(number, 'excerpt', 'excerpts')} combined`,
  none: 'No excerpts yet. Drag on the waveform, add one, or find the best automatically.',
  list: 'Sample excerpts',
  excerpt: 'Excerpt',
  select: (number: number) => `Show excerpt ${number} on the waveform`,
  start: (number: number) => `Start of excerpt ${number}`,
  end: (number: number) => `End of excerpt ${number}`,
  playShort: 'Play',
  playOne: (number: number) => `Play excerpt ${number}`,
  remove: 'Remove',
  removeOne: (number: number) => `Remove excerpt ${number}`,
  drawn: 'Range selected. Press Enter to add it to the sample.',
  dropped: 'Range discarded',
  readingWave: 'Loading the waveform',
  waveFailed: 'Couldn’t show the waveform',
  waveform: {
    waveform: 'Recording waveform',
    overview: 'Whole recording',
    unassigned: 'Excerpt',
    edgeName: (edge: 'start' | 'end', number: number) =>
      `${edge === 'start' ? 'Start' : 'End'} of excerpt ${number} on the waveform`,
    edgeValue: (_edge: 'start' | 'end', _number: number, ms: number) => formatTimeCode(ms),
    insertHint: 'Press Enter to add',
  },
} as const;
