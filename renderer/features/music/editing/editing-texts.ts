import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';

/** English texts of the editor of songs. */
export const editingTexts = {
  title: (title: string) => `Edit “${title}”`,
  stage: 'Part of the song',
  edges: { startMs: 'Start', endMs: 'End' },
  seconds: { startMs: 'Start, s', endMs: 'End, s', fadeInMs: 'Fade in, s', fadeOutMs: 'Fade out, s' },
  hint: 'Drag the edges. Arrow keys move by 0.1 s, with Shift by 1 s.',
  loudness: 'Loudness',
  levels: { made: 'As it is', levelled: '−14 LUFS' },
  loop: 'Loop-ready',
  loopWhy:
    'The end flows into the beginning, so there are no fades. MP3 players may add a short gap; WAV and FLAC are exact.',
  format: 'Format',
  formats: { mp3: 'MP3', wav: 'WAV', flac: 'FLAC' },
  length: (from: number, to: number) => `${formatShortTime(to)} of ${formatShortTime(from)}`,
  preview: 'Preview',
  previewOf: (title: string) => `${title}, edited`,
  previewFacts: 'Preview of the copy',
  noPreview: 'Couldn’t prepare the preview',
  reset: 'Reset',
  cancel: 'Cancel',
  save: 'Save copy',
  saved: (title: string) => `“${title}” saved`,
  notSaved: 'Couldn’t save the copy',
  notOpened: 'Couldn’t open the song for editing',
  notReady: 'This song is still being prepared. Try again in a moment.',
  tooLong: 'Only songs of up to 15 minutes can be edited.',
  discard: {
    title: 'Discard edits',
    text: (title: string) => `The edits to “${title}” aren’t saved as a copy.`,
    confirm: 'Discard edits',
    cancel: 'Keep editing',
  },
} as const;
