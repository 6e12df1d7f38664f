import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readProvenance } from '../files/tags/read-provenance.ts';
import { type Booth, levelOf, openBooth, scriptOf } from './test-data/narration-fixture.ts';

let booth: Booth;
let out: string;
beforeEach(() => {
  booth = openBooth();
  out = booth.chooseFolder();
});
afterEach(() => booth.dispose());

it('writes into every file how each of its parts was generated, and with whose consent', async () => {
  const script = booth.put(scriptOf([{}, { section: 'Two' }]));
  for (const line of script.lines) await booth.take(script, line, { sound: levelOf(0.3, 200) });
  const takes = booth.takes(script);
  const { voiceId } = takes[0]!.recipe;
  booth.db.write((tx) =>
    tx.run(
      `INSERT INTO voices (engine, id, kind, name, description, state, consent)
       VALUES (:engine, :voiceId, 'cloned', 'Anna', '', 'ready', '{"person": "Anna Berg", "sampleSha256": "abc"}')`,
      { engine: takes[0]!.engine, voiceId },
    ),
  );
  for (const format of ['mp3', 'wav', 'flac'] as const) {
    const done = await booth.narration.export({
      id: script.id,
      format,
      subtitles: [],
      nameTemplate: '{title}',
      bySection: true,
    });
    const read = done!.fileNames.map((name) => path.join(out, name));
    for (const [index, file] of read.entries()) {
      const { engine, host, recipe } = takes[index]!;
      expect(await readProvenance(file)).toEqual({
        format: 'atelier-provenance',
        version: 1,
        generatedBy: 'ai',
        parts: [{ startMs: 0, engine, host, model: recipe.model, voiceId, consentId: 'abc', recipe }],
      });
      expect(fs.readFileSync(file).includes('Anna Berg')).toBe(false);
    }
  }
});
