import type { RowText } from './section-list.ts';

/** Texts of what new scripts begin with, see ROWS. */
export const SPEAKING_ROWS = {
  speakVoice: {
    section: 'speaking',
    label: 'Voice of new scripts',
    description: 'For lines without a character.',
    also: 'default voice narrator',
  },
  speakModel: {
    section: 'speaking',
    label: 'Speech model',
    description: 'For new scripts, previews and designed voices.',
    also: 'default model hd turbo',
  },
  speakTakeFormat: {
    section: 'speaking',
    label: 'Take format',
    description: 'For new scripts. Only MP3 plays while a line is generated.',
    also: 'default audio format mp3 wav flac',
  },
  speakExportFormat: {
    section: 'speaking',
    label: 'Narration format',
    description: 'Default format for exported narrations.',
    also: 'export audio mp3 wav flac',
  },
  speakSubtitles: {
    section: 'speaking',
    label: 'Subtitles of narrations',
    description: 'Saved beside an exported narration.',
    also: 'srt vtt json captions export',
  },
  sampleSentence: {
    section: 'speaking',
    label: 'Preview sentence',
    description: 'Voices are previewed with it.',
    also: 'sample text voice preview',
  },
} as const satisfies Record<string, RowText>;
