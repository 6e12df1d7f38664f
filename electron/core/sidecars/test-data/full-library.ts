import fs from 'node:fs';
import path from 'node:path';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { ItemKind } from '../../../../shared/domain/library/item-kinds.ts';
import {
  DEFAULT_SCRIPT_SETTINGS,
  INHERITED_DELIVERY,
  NO_EFFECTS,
} from '../../../../shared/domain/script/script-settings.ts';
import { AUDIO_FACTS } from '../../../../shared/domain/test-data/audio-facts.ts';
import { neutralRecipe } from '../../../../shared/domain/test-data/script-data.ts';
import type { Db, Parameters, Tx } from '../../database/database.ts';
import { sha256Of } from '../../files/sha256.ts';
import { insertItem, updateMedia } from '../../library/items/item-table.ts';
import { writeItemText } from '../../library/items/item-text.ts';
import { putReference } from '../../library/references/reference-table.ts';

const EFFECTS = JSON.stringify({ ...NO_EFFECTS, pitch: 12, sound: 'robotic' });
const DELIVERY = JSON.stringify({ ...INHERITED_DELIVERY, speed: 1.25, emotion: 'calm' });

function insert(tx: Tx, table: string, row: Parameters): void {
  const names = Object.keys(row);
  tx.run(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((name) => `:${name}`).join(', ')})`, row);
}

/** One item of each kind, every column of which has a value somewhere, and what belongs to none; with files below `media`. */
export function fillLibrary(db: Db, media: string): void {
  db.write((tx) => {
    addRecordings(tx);
    addTranscript(tx);
    addScript(tx);
    addTakes(tx);
    addConversation(tx);
    keepOrder(tx);
    addBoards(tx);
    addShared(tx);
  });
  for (const id of ['sound', 'take-1', 'take-2']) {
    fs.mkdirSync(path.join(media, id), { recursive: true });
    fs.writeFileSync(path.join(media, id, 'original.wav'), `sound of ${id}`);
  }
  const kept = path.join(path.dirname(path.dirname(media)), 'kept.wav');
  fs.writeFileSync(kept, 'sound of broken');
  const file = { path: kept, sizeBytes: 15, modifiedAtMs: -1, sha256: sha256Of('sound of broken') };
  db.write((tx) => putReference(tx, 'broken' as ItemId, file));
}

function addItem(tx: Tx, id: string, kind: ItemKind, hasFile: boolean): void {
  const file = hasFile
    ? {
        sourceName: `${id} “ä”.wav`,
        sourcePath: `/home/anna/${id}.wav`,
        sizeBytes: 9 + id.length,
        mediaFile: 'original.wav',
      }
    : { sourceName: null, sourcePath: null, sizeBytes: null, mediaFile: null };
  insertItem(tx, { id: id as ItemId, kind, title: `${kind} ${id} – 海`, recipe: { kind, seed: 7 }, ...file });
}

function addRecordings(tx: Tx): void {
  addItem(tx, 'sound', 'recording', true);
  updateMedia(tx, 'sound' as ItemId, { state: 'ready', facts: { ...AUDIO_FACTS, durationMs: 1234.5 } });
  const line = { song_id: 'sound', block: 0, tag: 'Verse', words: '[]' };
  const words = JSON.stringify([{ text: 'Low', startMs: 900, endMs: 1200 }]);
  insert(tx, 'song_lines', {
    ...line,
    position: 0,
    text: 'Low',
    start_ms: 900,
    end_ms: 1200.5,
    words,
    origin: 'score',
  });
  insert(tx, 'song_lines', { ...line, position: 1, text: 'Tide – 海', start_ms: null, end_ms: null, origin: null });
  addItem(tx, 'broken', 'recording', true);
  insert(tx, 'song_covers', { song_id: 'sound', image_id: 'broken' });
  const failure = { code: 'AUDIO_UNREADABLE', message: 'No.', data: { reason: 'x' } } as const;
  updateMedia(tx, 'broken' as ItemId, { state: 'failed', failure });
}

function addTranscript(tx: Tx): void {
  addItem(tx, 'talk', 'transcript', false);
  insert(tx, 'transcripts', {
    id: 'talk',
    media_id: 'sound',
    state: 'ready',
    recipe: JSON.stringify({ engine: 'local', model: 'small', language: 'en', speakerCount: null, host: null }),
    duration_ms: 1234.5,
    written_until_ms: 1234.5,
    revision: 4,
    undo_position: 0,
  });
  insert(tx, 'speakers', { transcript_id: 'talk', id: 'anna', ordinal: 0, name: 'Anna' });
  insert(tx, 'speakers', { transcript_id: 'talk', id: 'ben', ordinal: 1, name: 'Ben “B”' });
  insert(tx, 'chapters', { transcript_id: 'talk', id: 'dusk', start_ms: 500, title: 'Dusk “海”' });
  insert(tx, 'quotes', { transcript_id: 'talk', id: 'q', start_ms: 500.5, text: 'The lamp, “海”.' });
  const line = { transcript_id: 'talk', speaker_by_user: 0, language_doubtful: 0, words: null, speaker_id: null };
  const words = JSON.stringify([
    ['The', 0, 120.25],
    ['lamp.', 120.25, 400],
  ]);
  insert(tx, 'segments', {
    ...line,
    id: 'a',
    start_ms: 0,
    end_ms: 400.125,
    text: 'The lamp.',
    words,
    speaker_id: 'anna',
    speaker_by_user: 1,
  });
  insert(tx, 'segments', {
    ...line,
    id: 'b',
    start_ms: 500,
    end_ms: 900,
    text: 'line\nbreak \u2028 😀',
    language_doubtful: 1,
  });
}

function addScript(tx: Tx): void {
  addItem(tx, 'play', 'script', false);
  insert(tx, 'scripts', {
    id: 'play',
    settings: JSON.stringify({ ...DEFAULT_SCRIPT_SETTINGS, gapMs: 20 }),
    dub_media_id: 'sound',
    dub_transcript_id: 'talk',
  });
  insert(tx, 'script_characters', {
    script_id: 'play',
    id: 'mia',
    ordinal: 0,
    name: 'Mia',
    name_key: 'mia',
    voice_id: 'anna',
    delivery: DELIVERY,
    effects: EFFECTS,
  });
  insert(tx, 'script_lines', {
    script_id: 'play',
    id: 'one',
    position: 1.5,
    character_id: 'mia',
    text: 'Hello <#0.5#> there.',
    voice_id: 'ben',
    delivery: DELIVERY,
    effects: EFFECTS,
    language: 'English',
    section: 'Part one',
    gap_after_ms: 250.5,
    cue: JSON.stringify({ startMs: 0, endMs: 400.125 }),
    language_doubtful: 1,
  });
  insert(tx, 'script_lines', { script_id: 'play', id: 'two', position: 2, text: '', delivery: DELIVERY });
  insert(tx, 'take_numbers', { script_id: 'play', line_id: 'one', last_number: 5 });
  insert(tx, 'pronunciations', { ...WORD, id: 'p1', scope: 'script', script_id: 'play', voice_id: null });
}

const WORD = { word: 'Gaol', word_key: 'gaol', replacement: 'jail' };

function addTakes(tx: Tx): void {
  for (const number of [1, 2]) {
    const id = `take-${number}`;
    addItem(tx, id, 'speech', true);
    tx.run(`UPDATE items SET owner_id = 'play' WHERE id = :id`, { id });
    insert(tx, 'takes', {
      id,
      script_id: 'play',
      line_id: 'one',
      number,
      recipe: JSON.stringify(neutralRecipe('Hello.', { voiceId: 'anna' })),
      sound: JSON.stringify(DEFAULT_SCRIPT_SETTINGS.sound),
      engine: 'cloud',
      host: 'https://api.example.com',
      duration_ms: 900.5,
      is_picked: number - 1,
      is_kept: 1,
      is_partial: 1,
      billed_characters: 6,
      take_check: JSON.stringify({ checkedAtMs: 1, wordErrorRate: 0.5, words: [] }),
      created_at_ms: 10 + number,
    });
  }
  const word = { text: 'Hello.', textBegin: 0, textEnd: 6, startMs: 0, endMs: 300 };
  insert(tx, 'take_words', { take_id: 'take-1', words: JSON.stringify([word]) });
}

function addConversation(tx: Tx): void {
  addItem(tx, 'chat', 'conversation', false);
  insert(tx, 'conversations', {
    id: 'chat',
    settings: JSON.stringify({ engine: 'local', model: 'M3' }),
    leaf_id: 'm2',
    draft_text: 'And “then”?',
    draft_attachments: JSON.stringify(['talk']),
    tool_rules: JSON.stringify({ tag_items: 'allow' }),
    is_titled: 1,
    is_pinned: 1,
    is_archived: 1,
    place: -1.5,
    last_message_at_ms: 1_700_000_000_000,
  });
  const said = (text: string) => ({ parts: JSON.stringify([{ type: 'text', text }]), text });
  const times = { created_at_ms: 1_700_000_000_000, finished_at_ms: 1_700_000_000_500 };
  const question = { id: 'm1', conversation_id: 'chat', parent_id: null, role: 'user', state: 'complete' };
  insert(tx, 'messages', { ...question, ...said('How long? – 海'), ...times });
  insert(tx, 'messages', {
    id: 'm2',
    conversation_id: 'chat',
    parent_id: 'm1',
    role: 'assistant',
    state: 'incomplete',
    ...said('All night'),
    ...times,
    incomplete: 'other',
    failure: JSON.stringify({ code: 'INTERNAL', message: 'No.', data: {} }),
    model: 'M3',
    usage: JSON.stringify({ inputTokens: 1, cachedTokens: 0, outputTokens: 2, reasoningTokens: 0 }),
  });
}

function keepOrder(tx: Tx): void {
  const of = { subject_kind: 'item', subject_id: 'talk' };
  insert(tx, 'organisation', {
    ...of,
    is_favourite: 1,
    rating: 4,
    binned_at_ms: 1_700_000_000_000,
    verdict: 'rejected',
    reject_reason: 'Too blurry',
    colour_label: 'green',
    note: 'Too dark',
  });
  insert(tx, 'organisation_tags', { ...of, position: 0, tag: 'sea' });
  insert(tx, 'organisation_tags', { ...of, position: 2, tag: 'Ärger' });
  insert(tx, 'organisation_folders', { ...of, folder: 'Plays' });
  insert(tx, 'item_stacks', { item_id: 'sound', stack_id: 'generation:g1' });
  insert(tx, 'stack_tops', { item_id: 'take-1', stack_id: 'line:play:one' });
  insert(tx, 'stack_tops', { item_id: 'sound', stack_id: 'generation:g1' });
  writeItemText(tx, 'sound' as ItemId, ['first text', 'second text']);
}

function addBoards(tx: Tx): void {
  const board = {
    name: 'Fog',
    position: 1,
    cover_id: 'talk',
    rule: 'is:picked',
    rule_since_ms: 12,
    deleted_at_ms: null,
  };
  insert(tx, 'boards', { ...board, id: 'fog' });
  insert(tx, 'boards', { ...board, id: 'a', name: 'Gone', position: 0, archived_at_ms: 11, deleted_at_ms: 13 });
  insert(tx, 'board_items', { board_id: 'fog', item_id: 'talk', place: 0.75 });
  insert(tx, 'board_items', { board_id: 'fog', item_id: 'take-2', place: -1 });
  insert(tx, 'board_items', { board_id: 'a', item_id: 'talk', place: 0 });
  insert(tx, 'board_known_items', { board_id: 'fog', item_id: 'sound' });
  const search = { name: 'Best', position: 0, query: 'is:picked lamp', deleted_at_ms: null };
  const cut = { name: 'Arrival', position: 0, document: '{"version":1,"clips":[]}', deleted_at_ms: null };
  insert(tx, 'cuts', { ...cut, id: 'cut' });
  insert(tx, 'storyboard_shots', { id: 's', position: 0, draft: '{"prompt":"Fog"}', item_id: 'sound' });
  insert(tx, 'cuts', { ...cut, id: 'old-cut', name: 'Old', deleted_at_ms: 15 });
  insert(tx, 'item_sources', { item_id: 'sound', source_id: 'talk' });
  insert(tx, 'saved_searches', { ...search, id: 's2' });
  insert(tx, 'saved_searches', { ...search, id: 's1', name: 'Old', deleted_at_ms: 14 });
}

function addShared(tx: Tx): void {
  insert(tx, 'voices', {
    engine: 'local',
    id: 'anna',
    kind: 'cloned',
    name: 'Anna',
    description: 'low',
    keeps_alive: 1,
    state: 'ready',
    is_listed: 1,
    created_at_ms: 5,
    last_used_at_ms: 6,
    spoken_at_ms: 7,
    clone: JSON.stringify({ sampleId: 'x' }),
    consent: JSON.stringify({ person: 'Anna', statement: 'Yes.' }),
    design_prompt: 'a low voice',
  });
  insert(tx, 'used_voice_ids', { engine: 'cloud', id: 'gone', removed_at_ms: 9 });
  const of = { subject_kind: 'local-voice', subject_id: 'anna' };
  insert(tx, 'organisation', { ...of, is_favourite: 1, rating: 2, binned_at_ms: 3 });
  insert(tx, 'organisation_tags', { ...of, position: 0, tag: 'warm' });
  insert(tx, 'organisation_folders', { ...of, folder: 'Cast' });
  insert(tx, 'pronunciations', { ...WORD, id: 'p2', scope: 'app', script_id: null, voice_id: null });
  insert(tx, 'pronunciations', { ...WORD, id: 'p3', scope: 'voice', script_id: null, voice_id: 'anna' });
}
