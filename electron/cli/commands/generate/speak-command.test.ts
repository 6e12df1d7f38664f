import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../core/database/database.ts';
import { buildBundledCli, type BundledCli, type Run } from '../../testing/bundled-cli.ts';

let cli: BundledCli;
let folder = '';
let temporary = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-cli-test-'));
  cli = await buildBundledCli();
});

beforeEach(async () => {
  temporary = await mkdtemp(path.join(folder, 'temporary-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const start = (args: string[], environment?: Record<string, string>) =>
  cli.start(args, { home: folder, temporary, environment });

const atelier = (args: string[], environment?: Record<string, string>): Promise<Run> => start(args, environment).ended;

const durationOf = (file: string): number =>
  Number(
    execFileSync('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file]).toString(),
  );

describe('atelier speak', () => {
  it('speaks a cast script into a file with subtitles, overwrites nothing and leaves nothing in the app', async () => {
    const home = { ATELIER_HOME: path.join(temporary, 'home') };
    const out = path.join(temporary, 'out', 'talk.wav');
    await writeFile(path.join(folder, 'script.txt'), '[Ann] Hello there.\n\n[Bob] Good morning to you.\n');
    const cast = ['--cast', 'ann=Wise_Woman,Bob=Deep_Voice_Man'];
    const args = ['speak', 'script.txt', '--voice', 'Deep_Voice_Man', '--subtitles', 'srt', '--out', out];
    const typo = await atelier([...args, '--cast', 'Anne=Wise_Woman'], home);
    expect(typo).toMatchObject({ code: 2, stderr: expect.stringContaining('No character named anne in this text') });
    const run = await atelier([...args, ...cast], home);
    expect(run).toMatchObject({ code: 0, stdout: '', stderr: expect.stringContaining(`-> ${out}`) });
    expect(run.stderr).toMatch(/Ann uses voice Wise_Woman\n {2}Bob uses voice Deep_Voice_Man\n/);
    expect(await atelier([...args, ...cast], home)).toMatchObject({ code: 0 });
    expect((await readdir(path.dirname(out))).toSorted()).toEqual(
      ['talk (2).srt', 'talk (2).wav', 'talk.srt', 'talk.wav'].toSorted(),
    );
    expect(durationOf(out)).toBeGreaterThan(1.5);
    const subtitles = await readFile(path.join(path.dirname(out), 'talk.srt'), 'utf8');
    expect(subtitles).toMatch(/00:00:00,\d{3} --> [\s\S]*Hello there\.[\s\S]*Good morning to you\./);
    const database = openDatabase(path.join(temporary, 'home', 'atelier.db'));
    expect(database.db.all(`SELECT id FROM items UNION SELECT id FROM scripts`)).toEqual([]);
    database.close();
  });

  it('speaks with the clearest voice where nobody says another, and says so', async () => {
    await writeFile(path.join(folder, 'plain.txt'), 'Good morning.\n');
    const out = path.join(temporary, 'plain.wav');
    const run = await atelier(['speak', 'plain.txt', '--out', out], { ATELIER_HOME: path.join(temporary, 'home') });
    expect(run).toMatchObject({ code: 0 });
    expect(run.stderr).toContain('Narrator uses voice English_expressive_narrator');
    expect(durationOf(out)).toBeGreaterThan(0.4);
  });

  it('gives names the voices that suit them, says which, and lets --cast decide', async () => {
    const home = { ATELIER_HOME: path.join(temporary, 'home') };
    const text = '[Grandma] Hello.\n\n[Peter] Good day.\n\n[Little Girl] Hi.\n\n[Zork] Beep.\n';
    await writeFile(path.join(folder, 'family.txt'), text);
    const out = path.join(temporary, 'family.wav');
    const args = ['speak', 'family.txt', '--voice', 'Deep_Voice_Man', '--cast', 'zork=Robot_Armor', '--out', out];
    const { code, stderr } = await atelier(args, home);
    expect({ code, stderr }).toMatchObject({ code: 0 });
    const voiceOf = Object.fromEntries(
      [...stderr.matchAll(/^ {2}(.+) uses voice (\S+)$/gm)].map(([, ...pair]) => pair),
    );
    expect(voiceOf).toMatchObject({ Grandma: 'Abbess', Zork: 'Robot_Armor' });
    expect(['Lovely_Girl', 'Inspirational_girl']).toContain(voiceOf['Little Girl']);
    expect(voiceOf['Peter']).toMatch(/Man|Guy|Manner|narrator|male|Knight/);
    expect(new Set(Object.values(voiceOf)).size).toBe(4);
  });

  it('leaves out lines that have no words or cannot be spoken, says which, and writes the others', async () => {
    const out = path.join(temporary, 'out.wav');
    const speak = async (text: string) => {
      await writeFile(path.join(folder, 'odd.txt'), text);
      return atelier(['speak', 'odd.txt', '--voice', 'Deep_Voice_Man', '--out', out]);
    };
    const wordless = await speak('The start is here.\n\n***\n\n\u{1F389} ...\n\nThe end is near.\n');
    expect(wordless).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/line 2 skipped, no words to speak: \*\*\*/),
    });
    expect(wordless.stderr).toMatch(/line 3 skipped/);
    const refused = await speak('The start is here.\n\nOne <#1#><#1#> two.\n\nThe end is near.\n');
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringMatching(/line 2 skipped, .*pause/) });
    expect((await readdir(temporary)).filter((name) => name.endsWith('.wav'))).toHaveLength(2);
    expect(durationOf(out)).toBeGreaterThan(1.5);
    expect(await speak('***\n\n...\n')).toMatchObject({ code: 1, stderr: expect.stringContaining('no words') });
  });

  it('speaks standard input to standard output, and says which voice there is not', async () => {
    const home = path.join(temporary, 'home');
    const speak = (voice: string) => {
      const { child, ended } = start(['speak', '-', '--voice', voice], { ATELIER_HOME: home });
      child.stdin?.end('One more line.');
      return ended;
    };
    const run = await speak('Deep_Voice_Man');
    expect(run).toMatchObject({ code: 0, stderr: expect.stringContaining('of audio in') });
    expect(run.stdout.length).toBeGreaterThan(5000);
    const refused = await speak('Nobody-with-this-voice');
    expect(refused).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/failed\. .+\[[A-Z_]+\]/) });
  });
});
