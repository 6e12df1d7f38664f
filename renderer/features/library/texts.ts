import type { AudioFacts, ImageFacts, VideoFacts } from '../../../shared/domain/library/media-facts.ts';
import { count } from '../../ui/text/count.ts';
import { boardTexts } from './board-texts.ts';

/** Where something was generated. */
const engines = { local: 'On this computer', cloud: 'Cloud' } as const;

const items = (number: number) => count(number, 'item', 'items');

/** English texts of the library. */
export const texts = {
  title: 'Library',
  engines,
  list: {
    import: 'Import',
    parts: 'Parts of the library',
    everything: 'Everything',
    recent: 'Recent',
    favourites: 'Favourites',
    unsorted: 'Not in a folder',
    kinds: 'Kinds',
    folders: 'Folders',
    boards: 'Boards',
    newBoard: 'New board',
    add: 'Add',
    savedSearches: 'Saved searches',
    tags: 'Tags',
    bin: 'Bin',
  },
  find: {
    field: 'Search library',
    placeholder: 'Search titles, text, speakers and tags',
    clear: 'Clear search',
    found: (number: number) => `${number.toLocaleString('en')} found`,
    removeChip: (chip: string) => `Remove ${chip} from search`,
    addFilter: 'Add filter',
    save: 'Save',
    saveSearch: 'Save search',
    kinds: 'Found by kind',
    all: 'All',
    kindChip: (name: string, number: number) => `${name}: ${number.toLocaleString('en')} found`,
    operators: {
      kind: 'Kind',
      tag: 'Tag',
      folder: 'Folder',
      board: 'Board',
      speaker: 'Speaker',
      date: 'Date',
      since: 'Since',
      before: 'Before',
      length: 'Length',
      rating: 'Rating',
      engine: 'Engine',
      stack: 'Stack',
      is: 'State',
    },
    offers: [
      {
        operator: 'date',
        values: [
          { value: 'today', label: 'Today' },
          { value: 'yesterday', label: 'Yesterday' },
          { value: 'week', label: 'Last 7 days' },
          { value: 'month', label: 'Last 30 days' },
          { value: 'year', label: 'Last 365 days' },
        ],
      },
      {
        operator: 'length',
        values: [
          { value: '<1m', label: 'Under 1 min' },
          { value: '1m..10m', label: '1 to 10 min' },
          { value: '>10m', label: 'Over 10 min' },
          { value: '>1h', label: 'Over 1 h' },
        ],
      },
      {
        operator: 'rating',
        values: [
          { value: '5', label: '5 stars' },
          { value: '4', label: '4 stars or more' },
          { value: '3', label: '3 stars or more' },
          { value: '0', label: 'Not rated' },
        ],
      },
      {
        operator: 'engine',
        values: [
          { value: 'local', label: engines.local },
          { value: 'cloud', label: engines.cloud },
        ],
      },
      {
        operator: 'is',
        values: [
          { value: 'favourite', label: 'Favourite' },
          { value: 'picked', label: 'Picked' },
          { value: 'rejected', label: 'Rejected' },
          { value: 'unsorted', label: 'Not in a folder' },
          { value: 'archived', label: 'Archived' },
          { value: 'used', label: 'Used in something' },
          { value: 'unused', label: 'Not used yet' },
        ],
      },
    ],
  },
  view: {
    label: 'View',
    views: { timeline: 'By day', grid: 'Grid', list: 'List' },
    size: 'Card size',
    sort: 'Order',
    sorts: {
      newest: 'Newest',
      oldest: 'Oldest',
      title: 'Title',
      longest: 'Longest',
      largest: 'Largest',
      best: 'Best rated',
      board: 'Board order',
    },
  },
  moments: {
    title: 'Said out loud',
    facts: (moments: number, transcripts: number) =>
      `${count(moments, 'moment', 'moments')} in ${count(transcripts, 'recording', 'recordings')}`,
    showAll: 'Show all',
    showFew: 'Show fewer',
  },
  heard: {
    title: 'Recognised in the background',
    note: (lines: number) =>
      lines === 0
        ? 'No English speech was found in this recording.'
        : `${count(lines, 'line', 'lines')} can be searched. A transcript of them needs no second recognition.`,
    make: 'Make transcript',
  },
  items: {
    grid: 'Items',
    loading: 'Loading items',
    preparing: (kind: string) => `${kind} · preparing`,
    failed: (kind: string) => `${kind} · couldn’t be prepared`,
    play: (title: string) => `Play ${title}`,
    playShort: 'Play',
    favourite: 'favourite',
    verdicts: { picked: 'picked', rejected: 'rejected' },
    titleField: 'Item title',
    today: 'Today',
    yesterday: 'Yesterday',
    menu: (title: string) => `Actions for ${title}`,
    notShown: 'Couldn’t find the item in the library',
    notOpened: (title: string) => `Couldn’t open “${title}”`,
  },
  select: {
    cut: 'Cut together',
    notCut: 'Couldn’t begin a rough cut',
    count: (number: number) => `${number.toLocaleString('en')} selected`,
    selected: (number: number, total: number) =>
      number === total
        ? `${items(number)} selected`
        : `The first ${number.toLocaleString('en')} of ${items(total)} selected`,
    notSelected: 'Couldn’t select the items',
    tag: 'Tag',
    folder: 'Folder',
    board: 'Add to board',
    leaveBoard: 'Remove from board',
    export: 'Export',
    bin: 'Bin',
    restore: 'Restore',
  },
  labels: {
    cancel: 'Cancel',
    removeFolder: (folder: string) => `Remove from folder ${folder}`,
    unfiled: (number: number, folder: string) => `Remove ${items(number)} from “${folder}”`,
    removeFrom: 'Remove from folder',
  },
  ...boardTexts,
  order: {
    renamed: (title: string) => `Rename “${title}”`,
    notRenamed: (title: string) => `Couldn’t rename “${title}”`,
    judged: (number: number, verdict: 'picked' | 'rejected' | null) =>
      verdict === null
        ? `Clear pick or reject of ${items(number)}`
        : `${verdict === 'picked' ? 'Pick' : 'Reject'} ${items(number)}`,
    restored: (number: number) => `Restore ${items(number)}`,
    deleteForGood: 'Delete permanently',
    deleteQuestion: (number: number) => ({
      title: `Delete ${items(number)} permanently?`,
      text: 'Their files, text and takes are lost. Recordings of deleted transcripts are deleted too, unless something else uses them. You can’t undo this.',
      confirm: `Delete ${items(number)}`,
      cancel: 'Keep',
      isDanger: true,
    }),
    deleted: (number: number) => `${items(number)} deleted permanently`,
    notDeleted: 'Couldn’t delete the items',
  },
  out: {
    title: (number: number) => `Export ${items(number)}`,
    form: 'Save as',
    forms: { folder: 'Files in a folder', zip: 'One ZIP file', csv: 'Only a list (CSV)' },
    writing: (number: number) => `Exporting ${items(number)}…`,
    format: 'Text of transcripts',
    formatText: 'Dragged items use the same options.',
    formats: { txt: 'Text (TXT)', srt: 'Subtitles (SRT)', vtt: 'Subtitles (WebVTT)' },
    withSubtitles: 'Subtitles beside recordings',
    withRecipes: 'Details beside each item (JSON)',
    withList: 'List of the items (CSV)',
    choose: 'Choose folder',
    pathsCopied: (number: number) => `${count(number, 'path', 'paths')} copied`,
    notCopied: 'Couldn’t copy the path',
  },
  compare: {
    needs: 'Select 2 to 4 images to compare them.',
  },
  look: {
    previous: 'Previous item',
    next: 'Next item',
    open: 'Open',
    text: (title: string) => `Text of ${title}`,
    reading: 'This file is still being read.',
    empty: (kind: string) => `${kind}: nothing in it yet.`,
  },
  outdated: {
    edited: (title: string, others: number) =>
      `Out of date: “${title}”${others === 0 ? '' : ` and ${count(others, 'other', 'others')}`} edited since`,
    takes: (lines: number) => `${count(lines, 'line', 'lines')} out of date, to regenerate`,
    upstream: 'Made from something out of date',
  },
  dock: {
    details: 'Details',
    none: 'Select an item to see its details.',
    several: (number: number) => `${items(number)} selected.`,
    inFolders: 'In',
    folders: 'Folders of this item',
    created: 'Created',
    length: 'Length',
    file: 'File',
    audio: 'Audio',
    image: 'Image',
    imageFacts: ({ format, widthPx, heightPx }: ImageFacts) => `${format.toUpperCase()}, ${widthPx} × ${heightPx}`,
    video: 'Video',
    videoFacts: ({ codec, widthPx, heightPx, framesPerSecond }: VideoFacts) =>
      `${codec.toUpperCase()}, ${widthPx} × ${heightPx}${framesPerSecond === undefined ? '' : `, ${Number(framesPerSecond.toFixed(2))} fps`}`,
    size: 'On disk',
    audioFacts: ({ codec, sampleRateHz, channels }: AudioFacts) =>
      `${codec.toUpperCase()}, ${(sampleRateHz / 1000).toLocaleString('en')} kHz, ${channels === 1 ? 'mono' : channels === 2 ? 'stereo' : `${channels} channels`}`,
    recipe: 'How it was generated',
    recipeNames: {
      normalization: 'Numbers and dates',
      pitchSemitones: 'Pitch',
      speakerCount: 'Speakers',
      host: 'Sent to',
      widthPx: 'Width',
      heightPx: 'Height',
      promptOptimizer: 'Prompt optimiser',
      notDrawn: 'Not drawn',
    },
    yes: 'Yes',
    relations: 'Related',
    madeFrom: 'Made from',
    usedIn: 'Used in',
    thisItem: 'This item',
    hasMore: 'There are more.',
    open: 'Open',
  },
  empty: {
    all: {
      title: 'Everything you make appears here',
      text: 'Drop in a recording, or write a script. Recordings, transcripts, scripts and takes are kept and found in one place.',
    },
    part: { title: 'Nothing here yet', text: 'Items appear here as soon as they match.' },
    board: { title: 'This board is empty', text: 'Drag items onto its name, or select items and press B.' },
    bin: { title: 'The bin is empty', text: 'What you move to the bin can be restored from here.' },
    transcribe: 'Go to Transcribe',
    speak: 'Go to Speak',
    showAll: 'Show everything',
    searchAll: 'Search everything',
    without: (chip: string) => `Without ${chip}`,
    noResults: (text: string) => (text === '' ? 'No results' : `No results for “${text}”`),
    noResultsText: 'Try fewer words, or drop a filter.',
  },
} as const;
