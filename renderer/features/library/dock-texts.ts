import { count } from '../../ui/text/count.ts';
import type { AudioFacts, ImageFacts, VideoFacts } from '../../../shared/domain/library/media-facts.ts';

/** English texts of the details of an item. */
export const dockTexts = {
  details: 'Details',
  none: 'Select an item to see its details.',
  several: (number: number) => `${count(number, 'item', 'items')} selected.`,
  inFolders: 'In',
  folders: 'Folders of this item',
  created: 'Created',
  length: 'Length',
  tempo: 'Tempo',
  bpm: (bpm: number) => `${Math.round(bpm)} bpm`,
  key: 'Key',
  energy: 'Energy',
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
    promptUsed: 'Optimised prompt',
  },
  yes: 'Yes',
  relations: 'Related',
  madeFrom: 'Made from',
  usedIn: 'Used in',
  thisItem: 'This item',
  hasMore: 'There are more.',
  open: 'Open',
} as const;
