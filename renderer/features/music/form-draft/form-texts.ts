import { count } from '../../../ui/text/count.ts';

const takes = (number: number) => count(number, 'take', 'takes');

/** English texts of the form that generates songs. */
export const formTexts = {
  label: 'Song generation',
  mode: 'Mode',
  modes: { song: 'Song', instrumental: 'Instrumental', cover: 'Cover' },
  titleField: 'Title',
  titlePlaceholder: 'First words of the style',
  style: 'Style',
  targetStyle: 'Target style',
  placeholder: 'Slow folk, fingerpicked guitar, 84 bpm, tender',
  coverLength: '10 to 300 characters.',
  chips: [
    { name: 'Genre', values: ['folk', 'lo-fi', 'synth pop', 'jazz', 'bossa nova', 'rock', 'ambient', 'cinematic'] },
    { name: 'Mood', values: ['tender', 'hopeful', 'dark', 'playful', 'dreamy'] },
    { name: 'Instrument', values: ['piano', 'acoustic guitar', 'strings', 'flute', 'synthesizer'] },
    { name: 'Tempo', values: ['slow', '84 bpm', '120 bpm', 'fast'] },
  ],
  lyrics: 'Lyrics',
  lyricsOf: (used: number, most: number) => `${used.toLocaleString('en')} of ${most.toLocaleString('en')}`,
  noLyrics: 'Add a section, or let lyrics be written.',
  optimizer: 'Let the service write the lyrics',
  optimizerWhy: 'Used while the lyrics are empty.',
  ignored: {
    instrumental: 'Lyrics aren’t used in instrumentals. They’re kept for when you switch back.',
  },
  reference: 'Reference',
  referenceWhy: '6 seconds to 6 minutes, at most 50 MB. Drop a file, or choose from the library.',
  referencePlaceholder: 'Choose a recording or song',
  referenceFits: 'Fits.',
  prepared: {
    known: (host: string) => `${host} knows this reference. It isn’t uploaded again.`,
    unknown: (host: string) => `Uploaded to ${host} with the first cover, then reused for 24 hours.`,
    expires: 'Until then it isn’t uploaded again. After that it’s uploaded by itself.',
    useLyrics: 'Use its lyrics',
    lyricsUsed: 'Lyrics of the reference filled in',
    noLyrics: 'No lyrics were found in this reference.',
    knownLocal: 'The local engine knows this reference. It isn’t analysed again.',
    unknownLocal: 'Analysed with the first cover, then reused for 24 hours. It stays on this computer.',
    expiresLocal: 'Until then it isn’t analysed again. After that it’s analysed by itself.',
    unable: 'This service can’t read lyrics from a reference.',
    notRead: 'Couldn’t read the lyrics of the reference',
  },
  coverLocal:
    'The local sketch engine listens to tempo, chords and lead line of the reference, and plays them in the new style. Chords and lead line of dense mixes are often wrong.',
  sketch:
    'The local sketch engine composes and plays by rules. Lyrics are sung in English by a plainly synthetic voice; with “no vocals” in the style, an instrument plays their melody.',
  model: 'Model',

  file: 'File',
  files: {
    'mp3-256000': 'MP3, 256 kbit/s',
    'mp3-128000': 'MP3, 128 kbit/s',
    'mp3-64000': 'MP3, 64 kbit/s',
    'wav-256000': 'WAV',
  } as Readonly<Record<string, string>>,
  count: 'Takes',
  seed: 'Seed',
  seedPlaceholder: 'New each time',
  seedCloud: 'Only the local engine has seeds.',
  streamed: 'Play while generating',
  streamedWhy: {
    local: 'The local engine estimates the loudness, as it can’t know the end.',
    cloud: 'If the connection breaks, the song is lost and may have been billed.',
    not: 'Only an MP3 without a watermark can be played while it’s generated.',
  },
  watermark: 'Watermark',
  watermarkWhy: 'Marks the songs as generated.',
  meter: {
    left: (left: number, most: number) => `${left} of ${most} left this minute`,
    next: (seconds: number) => `next in ${seconds} s`,
    label: 'Requests this minute',
  },
  generate: (number: number) => `Generate ${takes(number)}`,
  started: (number: number) => `Generating ${takes(number)}`,
  stays: 'Your style and lyrics stay on this computer.',
  sent: (host: string) => `Your style and lyrics are sent to ${host}.`,
  same: {
    title: 'Generated before',
    text: (number: number, time: string) =>
      `The same settings and seed gave ${takes(number)} on ${time}. Generating again gives the same.`,
    again: 'Generate again',
    open: 'Open those takes',
    cancel: 'Cancel',
  },
} as const;
