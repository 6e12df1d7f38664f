import * as z from 'zod';
import { pricesSchema } from '../conversation/prices.ts';
import { formPresetsSchema } from '../generation/presets/form-presets.ts';
import { nameTemplatesSchema } from '../library/places/name-template.ts';
import { JOB_KINDS, type JobKind } from '../jobs/job-kinds.ts';
import { DEFAULT_SCRIPT_SETTINGS, effectsSchema, scriptSettingsSchema } from '../script/script-settings.ts';
import { EXPORT_FORMATS } from '../subtitles/render-transcript.ts';
import { CAPTION_RULES, captionRulesSchema } from '../subtitles/caption-rules.ts';
import { correctionSchema, MOST_CORRECTIONS } from '../transcript/correction.ts';
import { exportFoldersSchema } from './export-folders.ts';
import { miniWindowSchema } from './mini-window.ts';
import { ownModelSchema } from './own-model.ts';
import { panelEnginesSchema } from './panel-engines.ts';

/** Base addresses and model-name prefixes that are known; the names in the interface's specification carry `Vendor-` instead. */
export const SERVICE_PRESETS = [
  { id: 'global', label: 'Public service, global', baseUrl: 'https://api.minimax.io', modelPrefix: 'MiniMax-' },
  {
    id: 'mainland',
    label: 'Public service, mainland China',
    baseUrl: 'https://api.minimax.cn',
    modelPrefix: 'MiniMax-',
  },
] as const;

const origin = /^https:\/\/[a-z0-9.-]+(:\d{1,5})?$/i;
const loopbackOrigin = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/i;

/** Origin of a service: https, or http on loopback; no path, no trailing slash, no credentials. */
export const baseUrlSchema = z
  .string()
  .trim()
  .max(300)
  .transform((value) => value.replace(/\/+$/, ''))
  .refine((value) => origin.test(value) || loopbackOrigin.test(value));

/** Name of a command to its key chords, e.g. { 'player.toggle': ['Space'] }; an empty list switches the keys off. */
const keymapSchema = z.record(z.string().max(80), z.array(z.string().max(40)).max(4));

/** Preferences: everything the user sets that is neither a secret nor work. Applied at once, kept in one JSON file. */
export const settingsSchema = z.object({
  engine: z.enum(['local', 'cloud']),
  cloud: z.object({
    baseUrl: baseUrlSchema,
    /** False after a settings file without a valid address: nothing is sent until the user has seen the address. */
    isAddressConfirmed: z.boolean(),
    modelPrefix: z.string().trim().max(40),
    /** Ask the cloud for live text too. Billing is by duration, so a stream besides the timed result is billed again. */
    liveText: z.boolean(),
  }),
  appearance: z.object({
    theme: z.enum(['light', 'dark', 'system']),
    contrast: z.enum(['normal', 'high', 'system']),
    motion: z.enum(['full', 'reduced', 'system']),
    /** Percent, 80 to 200. */
    textScale: z.number().int().min(80).max(200),
  }),
  keymap: keymapSchema,
  miniWindow: miniWindowSchema,
  transcribe: z.object({
    language: z.string().max(12).nullable(),
    recentLanguages: z.array(z.string().max(12)).max(5),
    speakerCount: z.number().int().min(1).max(20).nullable(),
    exportNameTemplate: z.string().min(1).max(200),
    exportFormat: z.enum(EXPORT_FORMATS),
    exportNextToSource: z.boolean(),
    subtitleLineEnding: z.enum(['lf', 'crlf']),
    subtitleByteOrderMark: z.boolean(),
    /** Names of speakers in SRT and WebVTT. */
    subtitleSpeakerNames: z.boolean(),
    /** Whether subtitles are saved beside the recording when a transcription is done. */
    savesSubtitles: z.boolean(),
    /** What subtitles are checked against, and how exported ones are wrapped. */
    captionRules: captionRulesSchema,
    /** What new transcripts are checked for. */
    corrections: z.array(correctionSchema).max(MOST_CORRECTIONS),
  }),
  speak: z.object({
    /** What a new script begins with. */
    defaults: scriptSettingsSchema,
    /** The sentence that voices are heard with. */
    sampleSentence: z.string().trim().min(1).max(500),
    exportNameTemplate: z.string().min(1).max(200),
    exportFormat: z.enum(['mp3', 'wav', 'flac']),
    exportSubtitles: z.array(z.enum(['srt', 'vtt', 'json'])).max(3),
    /** Effects that were kept under a name. */
    effectPresets: z.array(z.object({ name: z.string().trim().min(1).max(60), effects: effectsSchema })).max(100),
  }),
  /** What models cost the user, as they filled it in. */
  prices: pricesSchema,
  /** Who answers chats of the local engine instead of the studio assistant; null where nobody does. */
  assistant: z.object({ ownModel: ownModelSchema.nullable() }),
  /** Presets of every form that generates something, and the engines that were chosen in panels. */
  generation: z.object({ presets: formPresetsSchema, engines: panelEnginesSchema }),
  spelling: z.object({
    isOn: z.boolean(),
    /** Words that the user added to the dictionary. */
    words: z.array(z.string().trim().min(1).max(80)).max(5000),
  }),
  player: z.object({
    volume: z.number().min(0).max(1),
    rate: z.number().min(0.25).max(4),
    skipSeconds: z.number().min(1).max(60),
  }),
  tasks: z.object({
    /** Kinds of tasks whose end is told by a notification while the window is not in front. */
    notifyOf: z.array(z.enum(Object.keys(JOB_KINDS) as JobKind[])).max(50),
    /** Whether such a notification is heard. */
    sound: z.boolean(),
  }),
  library: z.object({
    /** Whether files are copied into the library, or stay where they are and items point to them. */
    importAs: z.enum(['copy', 'reference']),
    /** Whether recordings without a transcript are recognised in the background, so that their speech can be searched. */
    recognisesSpeech: z.boolean(),
    /** Whether that waits while somebody is at the computer. */
    recognisesWhenIdle: z.boolean(),
    /** What files are called that items become: exported, dragged out. */
    nameTemplates: nameTemplatesSchema,
    /** Where in the library's own folders the files of new items are put, see place-name.ts. */
    placeTemplates: nameTemplatesSchema,
  }),
  /** Set by dialogs of the host only, see exportFoldersSchema. */
  exports: exportFoldersSchema,
  /** How many tasks run at once: recognition on this computer, recognition in the cloud, scripts spoken in the cloud. */
  concurrency: z.object({
    local: z.number().int().min(1).max(4),
    cloud: z.number().int().min(1).max(8),
    cloudSpeech: z.number().int().min(1).max(8),
  }),
});

/** See settingsSchema. */
export type Settings = z.infer<typeof settingsSchema>;

/** Changes to settings: any part of any section. */
export type SettingsPatch = {
  [Section in keyof Settings]?: Settings[Section] extends object ? Partial<Settings[Section]> : Settings[Section];
};

/** What a new installation starts with. */
export const DEFAULT_SETTINGS: Settings = {
  engine: 'local',
  cloud: {
    baseUrl: SERVICE_PRESETS[0].baseUrl,
    isAddressConfirmed: true,
    modelPrefix: SERVICE_PRESETS[0].modelPrefix,
    liveText: false,
  },
  appearance: { theme: 'system', contrast: 'system', motion: 'system', textScale: 100 },
  keymap: {},
  miniWindow: { isOn: false, hotkey: 'Mod+Shift+Space' },
  transcribe: {
    language: null,
    recentLanguages: [],
    speakerCount: null,
    exportNameTemplate: '{title}',
    exportFormat: 'srt',
    exportNextToSource: false,
    subtitleLineEnding: 'lf',
    subtitleByteOrderMark: false,
    subtitleSpeakerNames: false,
    savesSubtitles: false,
    captionRules: CAPTION_RULES,
    corrections: [],
  },
  speak: {
    defaults: DEFAULT_SCRIPT_SETTINGS,
    sampleSentence: 'There is a wall in this house that used to have light on it.',
    exportNameTemplate: '{title}',
    exportFormat: 'mp3',
    exportSubtitles: ['srt'],
    effectPresets: [],
  },
  prices: { currency: '$', models: [], units: [] },
  assistant: { ownModel: null },
  generation: { presets: {}, engines: {} },
  spelling: { isOn: true, words: [] },
  player: { volume: 0.8, rate: 1, skipSeconds: 5 },
  tasks: {
    notifyOf: [
      'transcribe',
      'export',
      'speak',
      'clone-voice',
      'design-voice',
      'generate-image',
      'generate-song',
      'generate-video',
      'write-film',
    ],
    sound: false,
  },
  library: {
    importAs: 'copy',
    recognisesSpeech: false,
    recognisesWhenIdle: true,
    nameTemplates: {},
    placeTemplates: {},
  },
  exports: { folder: null, last: {} },
  concurrency: { local: 1, cloud: 2, cloudSpeech: 2 },
};
