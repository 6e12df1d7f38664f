import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from './database.ts';
import { SCHEMA_VERSION } from './migrate.ts';
import { searchTerms } from './search-terms.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-database-'));
  file = path.join(folder, 'nested', 'atelier.db');
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const item = (id: string, title: string) => ({ id, title, now: 1 });
const INSERT = `INSERT INTO items (id, kind, title, media_state, created_at_ms, updated_at_ms)
  VALUES (:id, 'recording', :title, 'none', :now, :now)`;

describe('the database', () => {
  it('keeps what was written across a reopening', () => {
    const first = openDatabase(file);
    first.db.write((tx) => tx.run(INSERT, item('a', 'Ärger "quoted" 中文 🎧')));
    first.close();
    const second = openDatabase(file);
    expect(second.db.get('SELECT id, title FROM items')).toEqual({ id: 'a', title: 'Ärger "quoted" 中文 🎧' });
    expect(second.db.get('SELECT id FROM items WHERE id = :id', { id: 'none' })).toBeUndefined();
    second.close();
  });

  it('takes back everything of a transaction that throws', () => {
    const { db, close } = openDatabase(file);
    const failing = () =>
      db.write((tx) => {
        tx.run(INSERT, item('a', 'one'));
        tx.run(INSERT, item('a', 'again'));
      });
    expect(failing).toThrow(expect.objectContaining({ code: 'INTERNAL' }));
    expect(db.all('SELECT id FROM items')).toEqual([]);
    close();
  });

  it('refuses a boolean instead of letting the driver abort the process', () => {
    const { db, close } = openDatabase(file);
    expect(() => db.all('SELECT :x', { x: true as unknown as number })).toThrow(TypeError);
    close();
  });

  it('refuses a file of a newer version and leaves it alone', () => {
    openDatabase(file).close();
    const connection = new Libsql(file);
    connection.exec(`PRAGMA user_version = ${SCHEMA_VERSION + 1}`);
    connection.close();
    expect(() => openDatabase(file)).toThrow(expect.objectContaining({ code: 'CONFLICT' }));
    expect(fs.readdirSync(path.dirname(file))).toContain('atelier.db');
  });

  it('keeps a damaged file aside and starts empty the next time', () => {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, 'this is no database '.repeat(1000));
    expect(() => openDatabase(file)).toThrow(expect.objectContaining({ code: 'INTERNAL' }));
    const kept = fs.readdirSync(path.dirname(file)).filter((name) => name.includes('.broken-'));
    expect(fs.statSync(path.join(path.dirname(file), kept[0] ?? '')).size).toBe(20_000);
    openDatabase(file).close();
  });

  it('finds titles by quoted words whatever the user types', () => {
    const { db, close } = openDatabase(file);
    db.write((tx) => tx.run(INSERT, item('a', 'Interview with O\'Neill "final" (v2)')));
    const find = (query: string) =>
      db.all('SELECT text FROM item_search WHERE item_search MATCH :terms', {
        terms: searchTerms(query)?.match ?? '',
      }).length;
    expect([find("o'neill"), find('"final" AND ('), find('inter'), find('NOT interview'), find('missing')]).toEqual([
      1, 0, 1, 0, 0,
    ]);
    expect(searchTerms('"*()-')).toBeNull();
    expect(searchTerms('会议 100%')).toEqual({ match: null, like: '%会议 100\\%%' });
    close();
  });

  it('notices what another connection wrote, and only that', () => {
    const [first, second] = [openDatabase(file), openDatabase(file)];
    const before = first.foreignVersion();
    first.db.write((tx) => tx.run(INSERT, item('a', 'mine')));
    expect(first.foreignVersion()).toBe(before);
    second.db.write((tx) => tx.run(INSERT, item('b', 'theirs')));
    expect(first.foreignVersion()).not.toBe(before);
    first.close();
    second.close();
  });
});
