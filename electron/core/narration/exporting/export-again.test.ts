import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Script } from '../../../../shared/domain/script/script.ts';
import { type Booth, levelOf, openBooth, scriptOf } from '../test-data/narration-fixture.ts';

let booth: Booth;
let out: string;
beforeEach(() => {
  booth = openBooth();
  out = booth.chooseFolder();
});
afterEach(() => booth.dispose());

/** A script whose lines are loud for a tenth of a second. */
async function made(script: Script): Promise<Script> {
  booth.put(script);
  for (const line of script.lines) await booth.take(script, line, { sound: levelOf(0.1, 100) });
  return script;
}

const exporting = { format: 'wav', subtitles: [], nameTemplate: '{title}', bySection: false } as const;

it('finds what a killed run left hidden in the folder of the user, when it runs on and when it is given up', async () => {
  const script = await made(scriptOf([{}]));
  const { file } = booth.library.mediaFile({ id: booth.takes(script)[0]!.id, variant: 'original' });
  fs.renameSync(file, `${file}.gone`);
  await expect(booth.narration.export({ ...exporting, id: script.id })).rejects.toMatchObject({
    code: 'FILE_MISSING',
  });
  expect(fs.readdirSync(out)).toEqual([]);
  fs.renameSync(`${file}.gone`, file);
  const { id } = booth.jobs.list({ limit: 1 })[0]!;
  const kill = () => {
    fs.mkdirSync(path.join(out, `.${id}`));
    fs.writeFileSync(path.join(out, `.${id}`, '.half.part'), 'half');
    booth.db.write((tx) => tx.run(`UPDATE jobs SET state = 'interrupted' WHERE id = :id`, { id }));
  };
  kill();
  booth.jobs.resume({ id });
  expect((await booth.jobs.whenEnded({ id })).state).toBe('done');
  expect(fs.readdirSync(out)).toEqual(['The river.wav']);
  kill();
  booth.jobs.cancel({ id });
  await expect.poll(() => fs.readdirSync(out)).toEqual(['The river.wav']);
});

it('goes on after the files that are in their place when it runs again', async () => {
  const script = await made(scriptOf([{ section: 'One' }, { section: 'Two' }]));
  const [, second] = booth.takes(script);
  const { file } = booth.library.mediaFile({ id: second!.id, variant: 'original' });
  fs.renameSync(file, `${file}.gone`);
  const wanted = { ...exporting, id: script.id, bySection: true, subtitles: ['srt' as const] };
  await expect(booth.narration.export(wanted)).rejects.toMatchObject({ code: 'FILE_MISSING' });
  const [first = '', subtitles = ''] = fs.readdirSync(out).toSorted().toReversed();
  expect([first, subtitles]).toMatchObject([expect.stringMatching(/One.*wav$/), expect.stringMatching(/One.*srt$/)]);
  const { mtimeMs } = fs.statSync(path.join(out, first));
  fs.renameSync(`${file}.gone`, file);
  const { id } = booth.jobs.list({ limit: 1 })[0]!;
  booth.jobs.resume({ id });
  expect((await booth.jobs.whenEnded({ id })).state).toBe('done');
  expect(fs.readdirSync(out)).toHaveLength(4);
  expect(fs.statSync(path.join(out, first)).mtimeMs).toBe(mtimeMs);
});
