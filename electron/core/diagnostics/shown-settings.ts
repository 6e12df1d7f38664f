import * as z from 'zod';
import { COMMANDS } from '../../../shared/domain/commands/commands.ts';
import { deliverySchema, scriptSettingsSchema } from '../../../shared/domain/script/script-settings.ts';
import { SERVICE_PRESETS, type Settings, settingsSchema } from '../../../shared/domain/settings/settings.ts';
import { LANGUAGE_BOOSTS, SPEECH_EMOTIONS, SPEECH_MODELS } from '../../../shared/domain/speech/speech-options.ts';
import { TRANSCRIPTION_LANGUAGES } from '../../../shared/domain/transcript/limits.ts';

/** A text of the settings that is one of a list. Any other is the user's own, and only said to be another one. */
const oneOf = (known: readonly string[]) =>
  z
    .string()
    .nullable()
    .transform((value) => (value === null || known.includes(value) ? value : 'another'));

const sections = settingsSchema.shape;
const script = scriptSettingsSchema.shape;

/** What a new script begins with, without its voice: ids of cloned voices are chosen by their owner. */
const shownDefaults = z.object({
  model: oneOf(SPEECH_MODELS),
  delivery: deliverySchema.extend({ emotion: oneOf(SPEECH_EMOTIONS) }),
  effects: script.effects,
  language: oneOf(LANGUAGE_BOOSTS),
  normalization: script.normalization,
  sound: script.sound,
  watermark: script.watermark,
  gapMs: script.gapMs,
  sectionGapMs: script.sectionGapMs,
  crossfadeMs: script.crossfadeMs,
  timing: script.timing,
});

/**
 * The settings that are facts, each by its name: one that is added to the settings stays out until it is added here. Nothing
 * that a user wrote belongs here: no name, template, sentence, word, prompt, voice or address.
 */
const shownSchema = z.object({
  engine: sections.engine,
  cloud: z.object({
    service: z.string(),
    isAddressConfirmed: sections.cloud.shape.isAddressConfirmed,
    modelPrefix: oneOf(SERVICE_PRESETS.map(({ modelPrefix }) => modelPrefix)),
    liveText: sections.cloud.shape.liveText,
  }),
  appearance: sections.appearance.pick({ theme: true, contrast: true, motion: true, textScale: true }),
  /** Commands whose keys are the user's own. */
  changedKeys: z.array(z.enum(COMMANDS.map(({ id }) => id))),
  transcribe: sections.transcribe
    .pick({
      speakerCount: true,
      exportFormat: true,
      exportNextToSource: true,
      subtitleLineEnding: true,
      subtitleByteOrderMark: true,
      subtitleSpeakerNames: true,
      savesSubtitles: true,
    })
    .extend({ language: oneOf(TRANSCRIPTION_LANGUAGES) }),
  speak: sections.speak.pick({ exportFormat: true, exportSubtitles: true }).extend({ defaults: shownDefaults }),
  generation: sections.generation.pick({ engines: true }),
  spelling: sections.spelling.pick({ isOn: true }),
  player: sections.player.pick({ volume: true, rate: true, skipSeconds: true }),
  tasks: sections.tasks.pick({ notifyOf: true, sound: true }),
  library: sections.library.pick({ importAs: true, recognisesSpeech: true, recognisesWhenIdle: true }),
  concurrency: sections.concurrency.pick({ local: true, cloud: true, cloudSpeech: true }),
});

/** What a support bundle says of the settings, see shownSettings. */
export type ShownSettings = z.infer<typeof shownSchema>;

/** The facts among the settings, for a support bundle: nothing that the user wrote. A service of one’s own may have a telling address. */
export function shownSettings(settings: Settings): ShownSettings {
  const preset = SERVICE_PRESETS.find((known) => known.baseUrl === settings.cloud.baseUrl);
  return shownSchema.parse({
    ...settings,
    cloud: { ...settings.cloud, service: preset?.id ?? 'another' },
    changedKeys: COMMANDS.map(({ id }) => id).filter((id) => id in settings.keymap),
  });
}
