import type { RowText } from './section-list.ts';

/** Texts of the rows about the library and its files. */
export const LIBRARY_ROWS = {
  libraryFolder: {
    section: 'library',
    label: 'Library folder',
    description:
      'Recordings and transcripts are stored here. Moving copies and checks everything before switching. The old files stay until you remove them.',
    also: 'move disk storage path',
  },
  importAs: {
    section: 'library',
    label: 'Files you add',
    description:
      'Copies are safe whatever happens to the originals. Files left where they are take no room in the library, but can go missing. Watch folders always copy.',
    also: 'import copy reference link leave in place disk space',
  },
  exportFolder: {
    section: 'library',
    label: 'Export folder',
    description:
      'Export dialogs open here. Each kind of export then remembers the folder you choose in its dialog, until you change this one. Also used by “atelier library export”.',
    also: 'default folder save location output path directory',
  },
  fileNames: {
    section: 'library',
    label: 'Names of exported files',
    description:
      'For exports and for files you drag out. Variables: {title} {source} {date} {year} {month} {time} {kind} {voice} {speaker} {number} {engine}. {title:40} shortens to 40 characters.',
    also: 'template pattern naming export drag file name',
  },
  filePlaces: {
    section: 'library',
    label: 'Names of library files',
    description:
      'For new items, which are stored as plain files in a folder for each kind. Existing files keep their names until you rename them below. Use / for folders. Variables: {title} {source} {date} {year} {month} {time} {kind}. {title:40} shortens to 40 characters.',
    also: 'template pattern naming folder layout readable files recordings year move organise',
  },
  recognisesSpeech: {
    section: 'library',
    label: 'Search recordings without a transcript',
    description:
      'Recognises speech in the background, on this computer and in English only, so that search finds what is said. It pauses on battery and while you use the local engine. The text is for search only. You can make a transcript of it later.',
    also: 'background recognition speech index said idle battery',
  },
  backups: {
    section: 'library',
    label: 'Backups',
    description:
      'One a day, and one before an update or a restore, kept for 7 days and then weekly for 4 weeks. Each has titles, texts, tags, tasks and settings, but no media files and no API key.',
    also: 'backup restore index database copy safety daily',
  },
  watchFolders: {
    section: 'library',
    label: 'Watch folders',
    description:
      'New audio and video files in these folders are imported once, when they have stopped growing. The files stay where they are.',
    also: 'watch hot folder automatic import transcribe',
  },
} as const satisfies Record<string, RowText>;
