import type { RowText } from './section-list.ts';
import { KEY_ROWS } from './key-row-texts.ts';
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
  libraryFolder: {
    section: 'library',
    label: 'Library folder',
    description: 'Recordings and transcripts are stored here. Moving copies and checks everything before switching.',
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
  theme: {
    section: 'appearance',
    label: 'Theme',
    description: 'Light, dark, or match the system.',
    also: 'dark mode colour',
  },
  textScale: {
    section: 'appearance',
    label: 'Text size',
    description: 'Scales the whole interface, from 80% to 200%.',
    also: 'zoom font larger smaller scale',
  },
  contrast: {
    section: 'appearance',
    label: 'Contrast',
    description: 'High contrast uses stronger edges and text.',
    also: 'accessibility',
  },
  motion: {
    section: 'appearance',
    label: 'Motion',
    description: 'Reduced motion removes fades and spinners. The playhead still moves.',
    also: 'animation accessibility',
  },
  notifyOf: {
    section: 'tasks',
    label: 'Notifications',
    description: 'When one of these finishes or fails while Atelier is in the background.',
    also: 'notify alert message',
  },
  taskSound: {
    section: 'tasks',
    label: 'Notification sound',
    description: 'Your system’s sound, once for tasks that end together.',
    also: 'chime alert audio',
  },
  skipSeconds: {
    section: 'playback',
    label: 'Skip by',
    description: 'How far the skip keys and buttons jump.',
    also: 'seconds back forward rewind',
  },
  ...KEY_ROWS,
  selfCheck: {
    section: 'diagnostics',
    label: 'Self-check',
    description: 'Checks that everything Atelier needs is in place.',
    also: 'problems errors',
  },
  versions: {
    section: 'diagnostics',
    label: 'Versions',
    description: 'For bug reports.',
    also: 'electron node chromium system',
  },
  supportBundle: {
    section: 'diagnostics',
    label: 'Support bundle',
    description:
      'A file with versions, checks and logs, but no keys, names or texts of yours. It stays on this computer until you send it.',
    also: 'log report bug zip',
  },
  about: {
    section: 'about',
    label: 'Atelier',
    description: 'Free software under the MIT licence.',
    also: 'version licence license',
  },
  updates: {
    section: 'about',
    label: 'Updates',
    description:
      'Atelier doesn’t check for updates or install them, so it never contacts a server for this or restarts by itself. To update, install the new version over this one. Your library, settings and tasks are kept, and a backup is made first.',
    also: 'update upgrade new version release notes channel automatic check telemetry analytics tracking privacy',
  },
  licences: {
    section: 'about',
    label: 'Third-party licences',
    description: 'THIRD-PARTY.md in the app folder lists every component and its licence. None is under the GPL.',
    also: 'third party open source license',
  },
} as const satisfies Record<string, RowText>;

/** Id of a row. */
export type RowId = keyof typeof ROWS;
