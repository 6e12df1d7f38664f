import { type ConversationSettings, conversationSettingsSchema } from './conversation-settings.ts';
import type { FormPreset } from '../../generation/presets/form-presets.ts';

/** Under this ID assistants are kept among the presets of forms, and named in files of them. */
export const ASSISTANTS_ID = 'chat.assistants';

/** What is kept of an assistant: what a conversation asks its model with. */
export const assistantValues = (settings: ConversationSettings): FormPreset['values'] => ({ ...settings });

/** Only known settings, each by itself: what a file of a stranger or a newer version has besides is left out. */
export function settingsOfAssistant({ values }: Pick<FormPreset, 'values'>): Partial<ConversationSettings> {
  const settings = Object.entries(conversationSettingsSchema.shape).flatMap(([name, schema]) => {
    const read = schema.safeParse(values[name]);
    return name in values && read.success ? [[name, read.data] as const] : [];
  });
  const read = Object.fromEntries(settings) as Partial<ConversationSettings>;
  // A model is one of its engine: either alone could name another.
  if (read.engine !== undefined && read.model !== undefined) return read;
  const { engine: _engine, model: _model, effort: _effort, ...rest } = read;
  return rest;
}
