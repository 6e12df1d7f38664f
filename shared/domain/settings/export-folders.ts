import * as z from 'zod';

const folder = z.string().min(1).max(4096);
const last = z.object({
  items: folder,
  transcripts: folder,
  narrations: folder,
  lyrics: folder,
  chats: folder,
  voices: folder,
  tasks: folder,
});

/** What is exported, as far as its last folder is remembered by itself. */
export type ExportKind = keyof z.infer<typeof last>;

/**
 * Absolute paths at which dialogs for export folders begin: where things of a kind were exported last, else `folder`. Null is where the
 * system would begin.
 */
export const exportFoldersSchema = z.object({ folder: folder.nullable(), last: last.partial() });
