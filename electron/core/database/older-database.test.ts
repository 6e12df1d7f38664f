import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SegmentId } from '../../../shared/domain/ids.ts';
import { NOT_ORGANISED } from '../../../shared/domain/organisation/organised.ts';
import { DEFAULT_SCRIPT_SETTINGS } from '../../../shared/domain/script/script-settings.ts';
import { itemId, lineId, neutralRecipe } from '../../../shared/domain/test-data/script-data.ts';
import { writeOrganised } from '../organisation/write-organised.ts';
import { loadContent as loadScript, storePatch as storeScriptPatch } from '../scripts/content-table.ts';
import { findHead } from '../scripts/script-table.ts';
import { loadContent, storePatch } from '../transcripts/content-table.ts';
import { takesSince } from '../scripts/takes/take-store.ts';
import { generationSince } from '../speech/generation/generation-list.ts';
import { lookUpVoice, putVoice } from '../voices/registry/voice-table.ts';
import { openDatabase } from './database.ts';
import { createOlderDatabase, olderVersions } from './testing/older-schema.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-older-'));
  file = path.join(folder, 'atelier.db');
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const SCRIPT = itemId('talk');
const TAKE = itemId('take');
const TALK = itemId('recorded');

/** The first version with scripts and voices. */
const FIRST = 3;
/** From this version on favourites, stars, tags and the bin are one place for everything. */
const ORGANISED = 14;

const VOICE = `INSERT INTO voices (engine, id, kind, name, description, tags, is_favourite, state)
  VALUES ('cloud', 'anna', 'cloned', 'Anna', '', '["warm"]', 1, 'ready')`;
const ORGANISED_VOICE = `INSERT INTO voices (engine, id, kind, name, description, state)
    VALUES ('cloud', 'anna', 'cloned', 'Anna', '', 'ready');
  INSERT INTO organisation (subject_kind, subject_id, is_favourite) VALUES ('cloud-voice', 'anna', 1);
  INSERT INTO organisation_tags (subject_kind, subject_id, position, tag) VALUES ('cloud-voice', 'anna', 0, 'warm')`;

/** A library as the program of a schema version wrote it. */
function writeOldLibrary(version: number): void {
  const old = createOlderDatabase(file, version);
  const run = (sql: string, values: Record<string, string>) => old.prepare(sql).run(values);
  const item = `INSERT INTO items (id, kind, title, media_state, created_at_ms, updated_at_ms, owner_id)
    VALUES (:id, :kind, :id, 'none', 1, 1, nullif(:owner, ''))`;
  run(item, { id: SCRIPT, kind: 'script', owner: '' });
  run(item, { id: TAKE, kind: 'speech', owner: SCRIPT });
  const settings = JSON.stringify(DEFAULT_SCRIPT_SETTINGS);
  run('INSERT INTO scripts (id, settings) VALUES (:id, :settings)', { id: SCRIPT, settings });
  run(`INSERT INTO script_lines (script_id, id, position, text, delivery) VALUES (:id, 'one', 1, 'Hello.', '{}')`, {
    id: SCRIPT,
  });
  const facts = {
    script: SCRIPT,
    recipe: JSON.stringify(neutralRecipe('Hello.', { voiceId: 'anna' })),
    sound: JSON.stringify(DEFAULT_SCRIPT_SETTINGS.sound),
  };
  const [stars, none] = version < ORGANISED ? [', rating', ', 0'] : ['', ''];
  run(
    `INSERT INTO takes (id, script_id, line_id, number, recipe, sound, engine, duration_ms, is_picked, is_kept,
       is_partial, created_at_ms ${stars}) VALUES (:id, :script, 'one', 1, :recipe, :sound, 'local', 900, 1, 0, 0, 1 ${none})`,
    { ...facts, id: TAKE },
  );
  run(
    `INSERT INTO speech_lines (job_id, position, script_id, line_id, route, recipe, sound, state)
     VALUES ('job', 0, :script, 'two', 'stream', :recipe, :sound, 'queued')`,
    facts,
  );
  run(item, { id: TALK, kind: 'transcript', owner: '' });
  run(
    `INSERT INTO transcripts (id, media_id, state, recipe, duration_ms, written_until_ms, revision, undo_position)
     VALUES (:id, :id, 'ready', '{}', 900, 900, 1, 0)`,
    { id: TALK },
  );
  run(
    `INSERT INTO segments (transcript_id, id, start_ms, end_ms, speaker_by_user, text)
     VALUES (:id, 'line', 0, 900, 0, 'Hello.')`,
    { id: TALK },
  );
  old.exec(version < ORGANISED ? VOICE : ORGANISED_VOICE);
  old.close();
}

it.each(olderVersions(FIRST))(
  'opens a library of schema version %i whole, and from then on tells what changes in it',
  (version) => {
    writeOldLibrary(version);
    const { db, close } = openDatabase(file);
    const voice = lookUpVoice(db, { engine: 'cloud', id: 'anna' });
    const unsaid = { folders: [], rating: 0, binnedAtMs: null, spokenAtMs: null };
    expect(voice).toMatchObject({ name: 'Anna', tags: ['warm'], isFavourite: true, ...unsaid });
    db.write((tx) => voice && putVoice(tx, { ...voice, description: 'Calm' }));
    expect(lookUpVoice(db, { engine: 'cloud', id: 'anna' })).toEqual({ ...voice, description: 'Calm' });

    const takes = takesSince(db, SCRIPT, null);
    expect(takes).toMatchObject({ isWhole: true, takes: [{ id: TAKE, isPicked: true, durationMs: 900 }] });
    expect(takesSince(db, SCRIPT, takes.revision)).toMatchObject({ isWhole: false, takes: [] });
    const take = { kind: 'item', id: TAKE } as const;
    db.write((tx) =>
      writeOrganised(tx, [
        { key: take, before: NOT_ORGANISED, state: { ...NOT_ORGANISED, rating: 3 }, fields: ['rating'] },
      ]),
    );
    const rated = { isWhole: false, lineIds: ['one'], takes: [{ id: TAKE, rating: 3 }] };
    expect(takesSince(db, SCRIPT, takes.revision)).toMatchObject(rated);

    const [line] = loadContent(db, TALK).segments;
    expect(line).toEqual({ id: 'line', startMs: 0, endMs: 900, speakerId: null, text: 'Hello.', words: null });
    const patch = { removedSegmentIds: [], speakers: [], removedSpeakerIds: [] };
    const marked = line ? [{ ...line, languageDoubtful: true }] : [];
    const write = { chosenByUser: new Set<SegmentId>(), isRestoring: false };
    db.write((tx) => storePatch(tx, TALK, { patch: { ...patch, segments: marked }, ...write }));
    expect(loadContent(db, TALK).segments).toEqual(marked);

    const script = () => loadScript(db, findHead(db, SCRIPT)).lines;
    expect(script()).toMatchObject([{ text: 'Hello.', cue: null }]);
    expect(script()[0]).not.toHaveProperty('languageDoubtful');
    const lines = script().map((each) => ({ ...each, languageDoubtful: true }));
    const unchanged = { removedLineIds: [], characters: [], removedCharacterIds: [], settings: null, title: null };
    db.write((tx) => storeScriptPatch(tx, SCRIPT, { ...unchanged, lines }));
    expect(script()).toEqual(lines);

    const live = { get: () => null };
    const before = generationSince(db, live, { id: SCRIPT, since: null });
    expect(before).toMatchObject({ isWhole: true, lines: [{ lineId: lineId('two'), state: 'queued' }] });
    db.write((tx) => tx.run(`UPDATE speech_lines SET state = 'failed'`));
    const failed = { isWhole: false, lines: [{ lineId: lineId('two'), state: 'failed' }] };
    expect(generationSince(db, live, { id: SCRIPT, since: before.revision })).toMatchObject(failed);
    close();
  },
);
