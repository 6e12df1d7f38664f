import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { addItem, addTranscript } from '../library/find/test-data/found-library.ts';
import { KINDS_WITH_NOTES } from '../testing/notes/create-notes.ts';
import { quietShell } from '../testing/quiet-desktop.ts';
import { openTestContext, type TestContext } from '../testing/test-context.ts';
import { openTestLibrary, type TestLibrary } from '../testing/test-library.ts';
import { createItemFiles } from './create-item-files.ts';
import type { ItemFiles } from './item-files.ts';

const TALK = 'talk' as ItemId;
const PLAIN = { format: 'txt', withSubtitles: false, withRecipes: false, withList: false } as const;
const CHAPTERS = {
  list: [
    { startMs: 0, title: 'Setting out' },
    { startMs: 1200, title: 'The crane' },
  ],
  durationMs: 2000,
  file: 'chapters of the walk',
};

let context: TestContext;
let studio: TestLibrary;
let files: ItemFiles;
let out: string;
beforeEach(() => {
  context = openTestContext({ shell: quietShell(() => out) });
  out = path.join(context.folder, 'out');
  fs.mkdirSync(out);
  studio = openTestLibrary(context, { kinds: KINDS_WITH_NOTES });
  const transcripts = { fileContent: () => '', chapters: ({ id }: { id: ItemId }) => (id === TALK ? CHAPTERS : null) };
  files = createItemFiles(context, { library: studio.library, media: studio.media, transcripts });
});
afterEach(async () => {
  await studio.stop();
  context.end();
});

it.each(['folder', 'zip'] as const)('puts chapters into a recording that has a place for them, as %s', async (form) => {
  const id = 'walk' as ItemId;
  addItem(context.db, { id, kind: 'recording', title: 'Walk', durationMs: 2000 });
  context.db.write((tx) => tx.run(`UPDATE items SET media_file = 'original.m4a' WHERE id = :id`, { id }));
  const folder = studio.libraryFolder.item(id);
  fs.mkdirSync(folder, { recursive: true });
  const original = path.join(folder, 'original.m4a');
  execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', 'sine=duration=2', '-c:a', 'aac', original]);
  const before = fs.readFileSync(original);
  addTranscript(context.db, { id: TALK, kind: 'transcript', title: 'Walk', mediaId: id, lines: [] });
  await files.export({ ids: [id], ...PLAIN, form });
  await files.export({ ids: [id], ...PLAIN, form, withChapters: true });
  if (form === 'zip') execFileSync('unzip', ['-q', '-o', path.join(out, 'Walk (2).zip'), '-d', out]);
  const exported = path.join(out, form === 'zip' ? 'Walk.m4a' : 'Walk (2).m4a');
  const shown = execFileSync('ffprobe', ['-v', 'error', '-show_chapters', '-of', 'compact', exported]).toString();
  expect(shown).toMatch(/start_time=0\.0+\|.*end_time=1\.2.*Setting out[^]*start_time=1\.2.*end_time=2\.0.*The crane/);
  expect(fs.readFileSync(original).equals(before)).toBe(true);
});
