import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { JobId } from '../../../shared/domain/ids.ts';
import { voiceDesignRecipeSchema } from '../../../shared/domain/recipe/voice-design-recipe.ts';
import { createOlderDatabase, olderVersions } from '../database/testing/older-schema.ts';
import { resultsOf } from '../jobs/stored/job-results.ts';
import { openTestContext, testFolder } from '../testing/test-context.ts';
import { idProblem } from '../voices/registry/voice-ids.ts';
import { selectGenerations } from './generation-table.ts';

/** The first version with voices, the first that kept results of jobs, and the last with tables for voice design alone. */
const [FIRST, WITH_RESULTS, LAST] = [3, 13, 16];

let folder: string;
beforeEach(() => {
  folder = testFolder();
  fs.mkdirSync(path.join(folder, 'data'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Rounds of voice design with a candidate in every state, one of them without the job that made it. */
function writeOldDesigns(version: number): void {
  const old = createOlderDatabase(path.join(folder, 'data', 'atelier.db'), version);
  old.exec(`
    INSERT INTO jobs (id, kind, title, engine, lane, state, request, progress, owner, created_at_ms)
      VALUES ('design', 'design-voice', 'A', 'cloud', 'cloud', 'failed', '{"designId":"later","watermark":true}', '{}', 'x', 1);
    INSERT INTO voice_designs (id, job_id, engine, description, preview_text, created_at_ms) VALUES
      ('first', 'gone', 'local', 'A "young" woman', 'Guten Morgen.', 1),
      ('later', 'design', 'cloud', 'A deep old man', 'Good evening.', 2);
  `);
  const candidate =
    old.prepare(`INSERT INTO voice_candidates (design_id, position, voice_id, state, sound_id, duration_ms,
      failure, made_at_ms) VALUES (:design, :position, :voice, :state, :sound, :duration, :failure, :made)`);
  const made = { sound: 'a1', duration: 512.5, failure: null, made: 9 };
  const open = { sound: null, duration: null, failure: null, made: null };
  candidate.run({ ...made, design: 'first', position: 0, voice: 'Design-1', state: 'ready' });
  candidate.run({ ...made, design: 'later', position: 0, voice: 'Design-2', state: 'kept' });
  candidate.run({ ...made, design: 'later', position: 1, voice: 'Design-3', state: 'discarded' });
  candidate.run({ ...open, design: 'later', position: 2, voice: 'Design-4', state: 'making' });
  const failure = '{"code":"CANCELLED","message":"","data":{}}';
  candidate.run({ ...open, design: 'later', position: 3, voice: 'Design-5', state: 'failed', failure });
  if (version >= WITH_RESULTS)
    old.exec(`INSERT INTO job_results (job_id, position, kind, id) VALUES ('design', 0, 'voice-design', 'later')`);
  old.close();
}

it.each(olderVersions(FIRST).filter((version) => version <= LAST))(
  'keeps every round and candidate of voice design of schema version %i',
  (version) => {
    writeOldDesigns(version);
    const context = openTestContext({ folder });
    const { db } = context;
    const [later, first] = selectGenerations(db, 'ORDER BY row DESC');
    const head = { kind: 'voice-design', version: 1 } as const;
    const recipe = { ...head, description: 'A deep old man', previewText: 'Good evening.', watermark: true };
    expect(later).toMatchObject({ id: 'later', kind: 'voice-design', jobId: 'design', engine: 'cloud', recipe });
    expect(first).toMatchObject({
      id: 'first',
      engine: 'local',
      createdAtMs: 1,
      recipe: { ...head, description: 'A "young" woman', previewText: 'Guten Morgen.', watermark: false },
    });
    // As text: what was made before is found by it.
    expect(JSON.stringify(voiceDesignRecipeSchema.parse(recipe))).toBe(
      db.get<{ recipe: string }>(`SELECT recipe FROM generations WHERE id = 'later'`)?.recipe,
    );
    const made = { soundId: 'a1', durationMs: 512.5 };
    const none = { soundId: null, durationMs: null };
    expect(later?.results.map(({ state, facts, madeAtMs }) => [state, madeAtMs, facts])).toEqual([
      ['ready', 9, { voiceId: 'Design-2', ...made, decision: 'kept' }],
      ['ready', 9, { voiceId: 'Design-3', ...made, decision: 'discarded' }],
      ['making', null, { voiceId: 'Design-4', ...none, decision: null }],
      ['failed', null, { voiceId: 'Design-5', ...none, decision: null }],
    ]);
    expect(later?.results[3]?.failure?.code).toBe('CANCELLED');
    const taken = ['Design-2', 'Design-3', 'Design-4'].map((id) => idProblem(db, { engine: 'cloud', id }));
    expect([taken, idProblem(db, { engine: 'cloud', id: 'Design-5' })]).toEqual([Array(3).fill('taken'), null]);
    if (version >= WITH_RESULTS) {
      const results = resultsOf(db, ['design' as JobId]).get('design' as JobId);
      expect(results).toEqual({ results: [{ kind: 'voice-design', id: 'later' }], resultCount: 1 });
    }
    context.close();
  },
);
