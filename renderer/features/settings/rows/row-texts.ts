import type { RowText } from './section-list.ts';
import { LIBRARY_ROWS } from './library-row-texts.ts';
import { PROGRAM_ROWS } from './program-row-texts.ts';
import { SPEAKING_ROWS } from './speaking-row-texts.ts';

/** Texts of every row by its ID: what it is and what it does. The search and the palette look through them. */
export const ROWS = {
  engine: {
    section: 'engine',
    label: 'Engine for new work',
    description:
      'You can also change it in the title bar. Images, Music, Video and Voices can have an engine of their own, chosen in their forms until you change it here. Running tasks finish where they started.',
    also: 'local cloud offline privacy price cost',
  },
  ownModel: {
    section: 'engine',
    label: 'Own model for chats',
    description:
      'An OpenAI-compatible server such as Ollama, LM Studio or llama.cpp answers chats on this computer instead of the local assistant. Messages and attachments go to its address.',
    also: 'assistant chat llm ollama lm studio llama.cpp openai compatible base url server',
  },
  localModels: {
    section: 'engine',
    label: 'Models on this computer',
    description:
      'They’re part of Atelier and work offline. There’s nothing to download, and they can’t be removed. Speech, images, songs and clips are generated without model files.',
    also: 'model manager size licence license language download checksum verify delete location folder moonshine silero',
  },
  concurrencyLocal: {
    section: 'engine',
    label: 'Parallel recordings on this computer',
    description: 'Running several slows each one down. One is fastest on most computers.',
    also: 'parallel concurrency speed',
  },
  concurrencyCloud: {
    section: 'engine',
    label: 'Parallel recordings in the cloud',
    description: 'The service has rate limits. Anything above them waits.',
    also: 'parallel concurrency rate limit',
  },
  concurrencyCloudSpeech: {
    section: 'engine',
    label: 'Parallel scripts in the cloud',
    description: 'How many scripts are spoken at once. Lines of one script follow each other.',
    also: 'parallel concurrency rate limit speech narration',
  },
  apiKey: {
    section: 'account',
    label: 'API key',
    description: 'Stored in your system’s keychain, never in a file. You can replace or remove it, but not view it.',
    also: 'password token secret keychain',
  },
  baseUrl: {
    section: 'account',
    label: 'Service address',
    description: 'A key only works with the address it was issued for.',
    also: 'base url host endpoint region',
  },
  modelPrefix: {
    section: 'account',
    label: 'Model name prefix',
    description: 'Added before model names at this address.',
    also: 'vendor model',
  },
  prices: {
    section: 'account',
    label: 'Prices',
    description:
      'What models cost you, chats by the million tokens. Money is shown only where a price is filled in: Atelier knows no prices and looks none up. The priority tier counts 1.5 times.',
    also: 'price cost money currency tokens billing usage',
  },
  liveText: {
    section: 'account',
    label: 'Live text from the cloud',
    description:
      'Shows text while it’s transcribed. Timed lines need a second request, so every recording is billed twice.',
    also: 'stream streaming price cost',
  },
  connection: {
    section: 'account',
    label: 'Connection',
    description: 'Checks DNS, proxy, encryption, key, balance and limits. Nothing is billed.',
    also: 'test proxy tls balance',
  },
  language: {
    section: 'transcribing',
    label: 'Recording language',
    description: 'A hint for new transcripts. The local engine supports English only.',
    also: 'default tag auto',
  },
  speakerCount: {
    section: 'transcribing',
    label: 'Number of speakers',
    description: 'Improves speaker labels. Leave empty to detect it.',
    also: 'diarisation people voices',
  },
  exportFormat: {
    section: 'transcribing',
    label: 'Export format',
    description: 'Default format for exports.',
    also: 'srt vtt ass txt json markdown csv word docx subtitles',
  },
  exportNameTemplate: {
    section: 'transcribing',
    label: 'Export file name',
    description:
      'Variables: {title} {source} {date} {time} {lang} {language} {engine}. {title:40} shortens to 40 characters.',
    also: 'template pattern naming',
  },
  exportNextToSource: {
    section: 'transcribing',
    label: 'Save next to the recording',
    description: 'Saves exports to the recording’s folder without asking.',
    also: 'folder automatic',
  },
  savesSubtitles: {
    section: 'transcribing',
    label: 'Save subtitles automatically',
    description: 'Saves an SRT file beside the recording when a transcription is done.',
    also: 'srt auto export next to recording',
  },
  subtitleLineEnding: {
    section: 'transcribing',
    label: 'Subtitle line endings',
    description: 'Some older Windows apps need CRLF.',
    also: 'crlf lf srt',
  },
  subtitleByteOrderMark: {
    section: 'transcribing',
    label: 'Subtitle byte order mark',
    description: 'Some older Windows apps need it to show accents.',
    also: 'bom utf-8 encoding',
  },
  subtitleSpeakerNames: {
    section: 'transcribing',
    label: 'Speaker names in subtitles',
    description: 'Adds speaker names to SRT and WebVTT files.',
    also: 'srt vtt speakers',
  },
  ...SPEAKING_ROWS,
  checkSpelling: {
    section: 'writing',
    label: 'Check spelling',
    description: 'Underlines misspelled English words in scripts and transcripts. Runs on this computer.',
    also: 'spell check spellcheck typo dictionary',
  },
  spellingWords: {
    section: 'writing',
    label: 'Your dictionary',
    description: 'Words you added. Names in the cast and words with a pronunciation are accepted anyway.',
    also: 'spell check spelling words',
  },
  ...LIBRARY_ROWS,
  ...PROGRAM_ROWS,
} as const satisfies Record<string, RowText>;

/** Id of a row. */
export type RowId = keyof typeof ROWS;
