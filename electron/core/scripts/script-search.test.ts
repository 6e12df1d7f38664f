import { expect, it } from 'vitest';
import type { LineId } from '../../../shared/domain/ids.ts';
import { noProcesses, openTestCore } from '../testing/test-core.ts';

it('finds titles and texts and pages through all', async ({ onTestFinished }) => {
  const test = openTestCore({ processes: noProcesses });
  onTestFinished(async () => test.dispose());
  await test.core.scripts.create({ title: 'Talk', text: 'One.\n\nTwo.' });
  for (let index = 0; index < 5; index++) {
    await test.core.scripts.create({ title: `S${index}`, text: `Zebra ${index} 会议记录` });
  }
  const find = (query: string) => test.core.scripts.list({ query, limit: 10 }).rows.map((one) => one.title);
  expect([find('talk'), find('zeb').length, find('记录').length, find('nothing'), find('"')]).toEqual([
    ['Talk'],
    5,
    5,
    [],
    [],
  ]);
  expect(test.core.scripts.list({ query: 'zebra', limit: 1 }).rows[0]?.snippet).toContain('Zebra');
  const pages: string[] = [];
  let after: string | undefined;
  do {
    const { rows, next } = test.core.scripts.list({ limit: 4, after });
    pages.push(...rows.map((one) => one.id));
    after = next ?? undefined;
  } while (after !== undefined);
  expect([pages.length, new Set(pages).size]).toEqual([6, 6]);
  expect(test.core.transcripts.list({ limit: 10 }).rows).toEqual([]);
  expect(test.core.library.page({ limit: 10, bin: false, query: 'zebra' }).items.length).toBe(5);
});

it('counts only lines that say something', async ({ onTestFinished }) => {
  const test = openTestCore({ processes: noProcesses });
  onTestFinished(async () => test.dispose());
  const { id, lines } = await test.core.scripts.create({ text: 'One.\n\nTwo.' });
  const lineCount = () => test.core.scripts.list({ limit: 1 }).rows[0]?.lineCount;
  expect(lineCount()).toBe(2);
  const lineId = lines[1]?.id ?? ('' as LineId);
  test.core.scripts.edit({ id, edits: [{ kind: 'setText', lineId, text: ' \n' }], label: 'Edit text' });
  expect(lineCount()).toBe(1);
});
