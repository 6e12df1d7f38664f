import { type } from '@orpc/contract';
import * as z from 'zod';
import { type Settings, settingsSchema } from '../../domain/settings/settings.ts';
import { procedure } from '../failures.ts';

const shape = settingsSchema.shape;
const patch = z
  .object({
    engine: shape.engine,
    cloud: shape.cloud.partial(),
    appearance: shape.appearance.partial(),
    keymap: shape.keymap,
    miniWindow: shape.miniWindow.partial(),
    transcribe: shape.transcribe.partial(),
    speak: shape.speak.partial(),
    prices: shape.prices.partial(),
    assistant: shape.assistant.partial(),
    generation: shape.generation.partial(),
    spelling: shape.spelling.partial(),
    player: shape.player.partial(),
    tasks: shape.tasks.partial(),
    library: shape.library.partial(),
    concurrency: shape.concurrency.partial(),
    // A section that is missing here could not be stored. Folders of exports are set in dialogs of the host only.
  } satisfies Record<Exclude<keyof Settings, 'exports'>, z.ZodType>)
  .partial();

/** Procedures of the preferences. `set` merges section by section (keymap is replaced whole) and returns the result. */
export const settingsContract = {
  get: procedure.output(type<Settings>()),
  set: procedure.input(patch).output(type<Settings>()),
  /** Asks for the default folder of exports. Resolves to whether one was chosen. No other call sets a folder. */
  chooseExportFolder: procedure.output(type<boolean>()),
  /** Forgets it, and where things were exported last. */
  resetExportFolders: procedure.output(type<void>()),
};
