/** English texts about a library whose folder is missing. */
export const missingLibraryTexts = {
  what: 'Can’t find the library folder',
  why: 'Connect its disk, or find the folder if it was moved or renamed. Until then, nothing can be added or saved in it.',
  find: 'Find folder',
  notFound: 'Couldn’t use that folder',
  found: (folder: string) => `The library is now in ${folder}`,
  create: 'Create empty folder',
  question: (folder: string) => ({
    title: 'Create an empty library folder?',
    text: `Do this only if the files are lost. Atelier creates ${folder} again and writes everything in it that it still knows: titles, texts, transcripts and scripts. Audio, images and videos stay missing until you find them.`,
    confirm: 'Create empty folder',
    cancel: 'Cancel',
  }),
  created: 'Library folder created',
  notCreated: 'Couldn’t create the library folder',
  show: 'Show',
} as const;
