import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildBundledCli, type BundledCli, type Run } from './testing/bundled-cli.ts';

const root = path.resolve(import.meta.dirname, '../..');
const samples = process.env['ATELIER_SAMPLES'] ?? path.resolve(root, '../shared/samples');
const SPEECH = path.join(samples, 'speech/jfk.flac');
const DIALOGUE = path.join(samples, 'dialogues/2-speakers-1.flac');

let cli: BundledCli;
let folder = '';
let temporary = '';

beforeAll(async () => {
  if (!existsSync(SPEECH)) throw new Error(`The samples are not at ${samples}; set ATELIER_SAMPLES.`);
  folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-cli-test-'));
  cli = await buildBundledCli();
  const ffmpeg = (...args: string[]) => execFileSync('ffmpeg', ['-v', 'error', '-y', ...args]);
  ffmpeg('-i', SPEECH, path.join(folder, 'talk.wav'));
  const picture = ['-f', 'lavfi', '-i', 'color=c=blue:s=64x64:r=5'];
  ffmpeg(...picture, '-i', SPEECH, '-shortest', '-c:v', 'mpeg4', '-c:a', 'aac', path.join(folder, 'film.mp4'));
  await writeFile(path.join(folder, 'letter.mp3'), 'Dear friend, this is no sound at all. '.repeat(50));
});

beforeEach(async () => {
  temporary = await mkdtemp(path.join(folder, 'temporary-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const start = (args: string[], environment?: Record<string, string>) =>
  cli.start(args, { home: folder, temporary, environment });

/** A second implementation of the service at an address of its own: the engine, started alone. */
async function startService(key: string): Promise<{ baseUrl: string; stop(): void }> {
  const args = ['--data', path.join(temporary, 'service'), '--models', path.join(root, 'resources/models')];
  const env = { ...process.env, ATELIER_ENGINE_KEY: key };
  const child = spawn(process.execPath, [path.join(cli.bundle, 'engine.js'), ...args], { env });
  const port = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The engine ended with code ${code}.`)));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const ready = /ATELIER_ENGINE_READY \{"port":(\d+)/.exec(text)?.[1];
      if (ready !== undefined) resolve(ready);
    });
  });
  return { baseUrl: `http://127.0.0.1:${port}`, stop: () => void child.kill('SIGTERM') };
}

const atelier = (args: string[], environment?: Record<string, string>): Promise<Run> => start(args, environment).ended;
const wordsIn = (text: string): string => (text.toLowerCase().match(/[a-z]+/g) ?? []).join(' ');
const ENGLISH = ['--language', 'en', '--engine', 'local', '--speakers', '1'];

describe('atelier transcribe', () => {
  it('prints subtitles of one recording on standard output and leaves nothing behind', async () => {
    const run = await atelier(['transcribe', 'talk.wav', ...ENGLISH]);
    expect(run).toMatchObject({ code: 0 });
    expect(run.stdout).toMatch(/^1\n00:00:0\d,\d{3} --> 00:00:\d\d,\d{3}\n/);
    expect(wordsIn(run.stdout)).toBe(
      'and so my fellow americans ask not what your country can do for you ask what you can do for your country',
    );
    expect(run.stderr).toMatch(
      /^talk\.wav: started\ntalk\.wav: done, \d+ lines?, 1 speaker, 0:11 of audio in [\d.]+ s\n$/,
    );
    expect(await readdir(temporary)).toEqual([]);
  });

  it('writes files that overwrite nothing, goes on after bad files and says what was wrong with them', async () => {
    const out = path.join(folder, 'results');
    await mkdir(out);
    await writeFile(path.join(out, 'film.vtt'), 'mine');
    const files = ['film.mp4', 'letter.mp3', 'missing.wav', 'results'];
    const run = await atelier(['transcribe', ...files, '--out', out, '--format', 'vtt', '--level', 'word', ...ENGLISH]);
    expect(run).toMatchObject({ code: 1, stdout: '' });
    expect((await readdir(out)).sort()).toEqual(['film (2).vtt', 'film.vtt']);
    expect(await readFile(path.join(out, 'film.vtt'), 'utf8')).toBe('mine');
    const cues = (await readFile(path.join(out, 'film (2).vtt'), 'utf8')).split('\n\n');
    expect(cues[0]).toBe('WEBVTT');
    expect(cues).toHaveLength(23);
    expect(cues[1]).toMatch(/^00:00:0\d\.\d{3} --> 00:00:0\d\.\d{3}\nAnd$/);
    const complaints = run.stderr.split('\n').filter((line) => line.includes('failed'));
    expect(complaints.map((line) => /^(\S+): failed\. .+ \[(\w+)\]$/.exec(line)?.slice(1))).toEqual([
      ['letter.mp3', 'AUDIO_UNREADABLE'],
      ['missing.wav', 'FILE_MISSING'],
      ['results', 'INVALID_INPUT'],
    ]);
    expect(await readdir(temporary)).toEqual([]);
  });

  it('marks lines that may not be English in the result, and says so once', async () => {
    const mixed = path.join(samples, 'dialogues/2-speakers-2.flac');
    const russian = path.join(folder, 'russian.wav');
    execFileSync('ffmpeg', ['-v', 'error', '-y', '-ss', '10.3', '-t', '12.4', '-i', mixed, russian]);
    const run = await atelier(['transcribe', russian, '--engine', 'local', '--speakers', '1']);
    expect(run).toMatchObject({ code: 0 });
    const cues = run.stdout.trim().split('\n\n');
    expect(cues.filter((cue) => !cue.includes('[may not be English]'))).toEqual([]);
    expect(run.stderr.match(/^russian\.wav: parts may not be English,.*--engine cloud\)\.$/gm)).toHaveLength(1);
  });

  it('stops at once on Ctrl+C with code 130 and takes its temporary library away', async () => {
    const { child, ended } = start(['transcribe', DIALOGUE, '--engine', 'local']);
    await new Promise<void>((resolve) => {
      child.stderr?.on('data', (text: string) => void (text.includes('2-speakers-1.flac: started') && resolve()));
    });
    child.kill('SIGINT');
    const run = await ended;
    expect(run).toMatchObject({ code: 130, stdout: '' });
    expect(run.stderr).toContain('2-speakers-1.flac: stopped');
    expect(await readdir(temporary)).toEqual([]);
  });

  it('uses the cloud with the key of the environment and the address of the settings', async () => {
    const service = await startService('key-of-this-test');
    try {
      const settings = { engine: 'cloud', cloud: { baseUrl: service.baseUrl, modelPrefix: '' } };
      await writeFile(path.join(temporary, 'settings.json'), JSON.stringify(settings));
      const environment = { ATELIER_HOME: temporary, ATELIER_API_KEY: 'key-of-this-test' };
      const run = await atelier(['transcribe', 'talk.wav', '--format', 'txt', '--verbose'], environment);
      expect(run).toMatchObject({ code: 0 });
      expect(wordsIn(run.stdout)).toContain('ask what you can do for your country');
      expect(run.stderr).not.toContain('key-of-this-test');
      const refused = await atelier(['transcribe', 'talk.wav'], { ...environment, ATELIER_API_KEY: 'wrong' });
      expect(refused).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('[KEY_REJECTED]') });
    } finally {
      service.stop();
    }
  });

  it('says that the cloud needs a key, and takes the settings of the app', async () => {
    const home = path.join(temporary, 'home');
    await mkdir(home);
    await writeFile(path.join(home, 'settings.json'), JSON.stringify({ engine: 'cloud' }));
    const run = await atelier(['transcribe', 'talk.wav'], { ATELIER_HOME: home });
    expect(run.code).toBe(1);
    expect(run.stderr).toMatch(/\[(KEY_MISSING|NO_KEYCHAIN)\]/);
    expect(await readdir(home)).toEqual(['settings.json']);
  });

  it('refuses a wrong command line with code 2', async () => {
    expect(await atelier(['transcribe', 'talk.wav', '--format', 'odt'])).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'Invalid --format "odt". Use one of: srt, vtt, ass, txt, docx, md, csv, json.\nRun atelier --help for usage.\n',
    });
    expect(await atelier(['transcribe', 'talk.wav', '--out', 'letter.mp3'])).toMatchObject({ code: 2, stdout: '' });
  });
});

describe('atelier voices', () => {
  it('clones with consent, designs, and finds both again in the next run', async () => {
    const home = { ATELIER_HOME: path.join(temporary, 'home') };
    const consent = ['--person', 'Anna Example', '--own'];
    const clone = await atelier(['voices', 'clone', '--name', 'Anna', '--sample', 'talk.wav', ...consent], home);
    expect(clone).toEqual({ code: 0, stdout: 'Anna-voice\n', stderr: 'Anna: started\nAnna: done\n' });
    const heard = path.join(temporary, 'grandpa.mp3');
    const design = await atelier(['voices', 'design', 'A deep old man', '--name', 'Grandpa', '--out', heard], home);
    expect(design).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Design-\S+\n$/) });
    expect((await readFile(heard)).length).toBeGreaterThan(5000);
    const taken = await atelier(['voices', 'design', 'A young man', '--name', 'Boy', '--out', heard], home);
    expect(taken).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('[CONFLICT]') });
    const list = await atelier(['voices'], home);
    expect(list.stdout.match(/^\S+ +designed /gm)).toHaveLength(1);
    expect(list).toMatchObject({ code: 0, stderr: '' });
    // Voices of this computer are never deleted for not being used.
    expect(list.stdout).toMatch(/^Anna-voice +cloned +Anna$/m);
    expect(list.stdout).toMatch(/^Design-\S+ +designed +Grandpa$/m);
    expect(list.stdout.match(/^\S+ +built-in {2}/gm)?.length).toBeGreaterThanOrEqual(14);
    const again = await atelier(
      ['voices', 'clone', '--name', 'Anna', '--id', 'Anna-voice', '--sample', 'talk.wav', ...consent],
      home,
    );
    expect(again).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('[INVALID_INPUT]') });
  });

  it('clones nothing without consent', async () => {
    const clone = ['voices', 'clone', '--name', 'Anna', '--sample', 'talk.wav', '--person', 'Anna Example'];
    expect(await atelier(clone)).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'Cloning needs consent: add --own for your own voice, or --statement TEXT.\nRun atelier --help for usage.\n',
    });
  });
});

describe('atelier', () => {
  it('prints its version and its help', async () => {
    expect((await atelier(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(await atelier(['--help'])).toMatchObject({ code: 0, stderr: '' });
  });

  it('runs a tool with the input that standard input has, and refuses one that is not approved', async () => {
    const runTool = (tool: string, input: string) => {
      const environment = { ATELIER_HOME: path.join(temporary, 'home') };
      const { child, ended } = start(['tools', 'run', tool, '--input', '-'], environment);
      // One that is refused for its size stops reading.
      child.stdin?.on('error', () => undefined).end(input);
      return ended;
    };
    const found = await runTool('find_in_library', '\ufeff{"query": "lamp"}');
    expect(found).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(found.stdout)).toEqual({ items: [], total: 0, next: null });
    const refused = await runTool('cancel_task', '{"id": "a"}');
    expect(refused).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('add --allow bills') });
    expect(await runTool('cancel_task', '{id}')).toMatchObject({ code: 2, stdout: '' });
    const large = await runTool('list_tasks', `{}${' '.repeat(1_100_000)}`);
    expect(large).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('[FILE_TOO_LARGE]') });
  });

  it('checks the whole way from the file to the engine', async () => {
    const run = await atelier(['doctor']);
    expect(run.stdout).toMatch(/^ok {4}Local engine +started and transcribed a 0.5 s test in [\d.]+ s$/m);
    expect(run.stdout).toMatch(/^ok {4}Transcription models +7 files/m);
    expect(run.stdout).toMatch(/^note {2}Display +none/m);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(await readdir(temporary)).toEqual([]);
  });
});
