import { expect, test } from '../../fixtures/app.ts';
import { LibraryPage } from '../../pages/library-page.ts';
import { SpeakPage } from '../../pages/speak-page.ts';
import { Studio } from '../../pages/studio.ts';

test('a note that was just typed is there after the window was closed', async ({ launch }) => {
  const first = await launch();
  const studio = new Studio(first);
  await studio.openPanel('Speak');
  await new SpeakPage(first.page).write(['The lamp was trimmed at four.']);
  await studio.openPanel('Library');
  const library = new LibraryPage(first.page);
  await library.item('Untitled script', 'Script').click();
  await library.note.fill('Keep for the opening.');
  const ended = new Promise((resolve) => first.process.once('exit', resolve));
  await first.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
  await ended;

  const second = await launch({ profile: first.profile });
  await new Studio(second).openPanel('Library');
  const after = new LibraryPage(second.page);
  await after.item('Untitled script', 'Script').click();
  await expect(after.note).toHaveValue('Keep for the opening.');
});
