import type { PresetMenuWords } from '../../../ui/generation-form/generation-form-texts.ts';
import { count } from '../../../ui/text/count.ts';

/** English texts of saved assistants. */
export const ASSISTANT_TEXTS: PresetMenuWords = {
  title: 'Assistants',
  none: 'No assistants yet. Write instructions and choose a model in a chat, then save them here for other chats.',
  saveTitle: 'Save this chat’s settings',
  apply: (name) => `Use assistant ${name}`,
  rename: (name) => `Rename assistant ${name}`,
  renameTitle: 'Rename assistant',
  remove: (name) => `Delete assistant ${name}`,
  removed: (name) => `“${name}” deleted`,
  applied: (name) => `“${name}” answers in this chat`,
  name: 'Assistant name',
  replaces: 'Replaces the assistant with this name.',
  confirm: 'Save',
  import: 'Import',
  importFile: 'File of assistants',
  export: 'Export',
  fileName: () => 'Atelier assistants.json',
  imported: (number) => `${count(number, 'assistant', 'assistants')} imported`,
  notImported: 'Couldn’t import the assistants',
};
