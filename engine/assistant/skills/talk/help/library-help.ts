import type { HelpEntry } from './help-entry.ts';

/** Answers about the library and what leaves it. */
export const LIBRARY_HELP: readonly HelpEntry[] = [
  {
    asked: 'tag label organise sort stars rating favourite colour order items',
    answer:
      'In the Library, T tags the selected items, 1 to 5 rate them, 6 to 9 give colour labels and F marks favourites. P picks and X rejects.',
  },
  {
    asked: 'board collection folder group project gather archive',
    answer:
      'Boards gather items of all kinds, and one item can be on several (B). Folders hold each item once. A board can be archived with everything on it.',
  },
  {
    asked: 'smart folder saved search filter keep',
    answer:
      'Search in the Library and choose Save (Ctrl+S). The saved search stays in the sidebar and is always up to date.',
  },
  {
    asked: 'drag out files other program finder explorer copy file path reveal show in folder',
    answer:
      'Drag selected items from the Library into another program, or use Copy file, Copy path and Show file in folder from their menu.',
  },
  {
    asked: 'export zip folder csv several items library at once contact sheet',
    answer:
      'Select items in the Library and press Ctrl+E: as a folder, a ZIP file or a CSV list, with subtitles, chapters, a JSON description and a contact sheet beside them.',
  },
  {
    asked: 'file names template pattern rename files automatically naming',
    answer: 'Settings, Library has name templates for library files and for exported files, with a live example.',
  },
  {
    asked: 'watch folder automatic import recorder camera new files',
    answer: 'Settings, Library: add a watch folder, and what is saved there is imported and transcribed once.',
  },
  {
    asked: 'backup restore index settings daily copy safe lost',
    answer:
      'Settings, Library makes a backup of index and settings each day, kept for 7 days and then weekly for 4 weeks. Media files are not in it.',
  },
  {
    asked: 'missing file moved disk relink find lost recording unplugged',
    answer:
      'Details of an item say when its file is missing, with Find file and Find in folder. A library folder that was moved is found in Settings, Library.',
  },
  {
    asked: 'disk space storage size free up full how much takes',
    answer:
      'The bar at the bottom of the Library’s sidebar opens Storage: what takes how much, by kind and month, and what can be freed.',
  },
  {
    asked: 'made from used in lineage origin recipe how was this generated settings prompt use see picture image song',
    answer: 'Details of an item show its recipe, what it was made from and what it is used in.',
  },
  {
    asked: 'cloud files account expire links days left service keeps',
    answer:
      'Tasks lists what expires in the cloud, and the files of your account, with the time left and what you can do.',
  },
  {
    asked: 'duplicates same file twice free',
    answer: 'Equal files are recognised by their content when you add them; Storage lists duplicates in the library.',
  },
  {
    asked: 'record microphone recording start stop voice memo',
    answer:
      'Press Ctrl+Shift+R, or Record in Transcribe. Each second is on the disk at once, so a crash loses nothing.',
  },
];
