import type { SettingsPatch } from '../../shared/domain/settings/settings.ts';
import { procedures } from './procedures.ts';

const { settings } = procedures;

/** Handlers of the preferences. */
export const settingsHandlers = {
  get: settings.get.handler(({ context }) => context.core.settings.get()),
  set: settings.set.handler(({ context, input }) => context.core.settings.set(input as SettingsPatch)),
};
