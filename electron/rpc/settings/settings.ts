import type { SettingsPatch } from '../../../shared/domain/settings/settings.ts';
import { procedures } from '../procedures.ts';

const { settings } = procedures;

/** Handlers of the preferences. */
export const settingsHandlers = {
  get: settings.get.handler(({ context }) => context.core.settings.get()),
  chooseExportFolder: settings.chooseExportFolder.handler(({ context }) => context.core.exportFolders.choose()),
  resetExportFolders: settings.resetExportFolders.handler(({ context }) => context.core.exportFolders.reset()),
  set: settings.set.handler(({ context, input }) => context.core.settings.set(input as SettingsPatch)),
};
