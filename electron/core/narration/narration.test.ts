import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bytesSource } from '../../../shared/audio/byte-source.ts';
import { openAudio } from '../../../shared/audio/open-audio.ts';
import type { CharacterId } from '../../../shared/domain/ids.ts';
import type { Script } from '../../../shared/domain/script/script.ts';
import type { ScriptMix } from '../../../shared/domain/script/script-views.ts';
import { type Booth, levelOf, openBooth, scriptOf } from './test-data/narration-fixture.ts';

let booth: Booth;
let out: string;
beforeEach(() => {
  booth = openBooth();
  out = booth.chooseFolder();
});
afterEach(() => booth.dispose());

const samplesOf = async (file: string): Promise<number[]> => {
  const audio = await openAudio(bytesSource(fs.readFileSync(file)));
  const samples: number[] = [];
  for await (const [first] of audio.blocks()) for (const value of first ?? []) samples.push(value);
  return samples;
};
const mixed = (mix: ScriptMix) => samplesOf(booth.sounds.file({ id: mix.soundId, variant: 'original' }).file);

/** A script whose line n is n + 1 tenths of a second loud at its own level. */
async function made(script: Script): Promise<Script> {
  booth.put(script);
  for (const [index, line] of script.lines.entries()) {
    await booth.take(script, line, { sound: levelOf(0.1 * (index + 1), 100 * (index + 1)) });
  }
  return script;
}

const exporting = { format: 'wav', subtitles: [], nameTemplate: '{title}', bySection: false } as const;

type Probed = { streams: { bit_rate?: string }[]; format: { tags?: Record<string, string> } };
const probe = (file: string): Probed =>
  JSON.parse(
    String(execFileSync('ffprobe', ['-v', 'error', '-show_format', '-show_streams', '-of', 'json', file])),
  ) as Probed;

describe('joining the takes of a script', () => {
  it('puts every line where it says, with the gaps of lines, sections and script', async () => {
    const script = await made(
      scriptOf([{}, { gapAfterMs: 750 }, {}, { section: 'Two' }], { gapMs: 300, sectionGapMs: 1000 }),
    );
    const mix = await booth.narration.mix({ id: script.id });
    expect(mix.lines.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
      [0, 100],
      [400, 600],
      [1350, 1650],
      [2650, 3050],
    ]);
    expect(mix).toMatchObject({ durationMs: 3050, missingLineIds: [] });
    const samples = await mixed(mix);
    expect(samples).toHaveLength(3050 * 32);
    for (const [index, { startMs, endMs }] of mix.lines.entries()) {
      const before = samples.slice((mix.lines[index - 1]?.endMs ?? 0) * 32, startMs * 32);
      expect(before.every((value) => value === 0)).toBe(true);
      expect(samples[startMs * 32]).toBeGreaterThan(0);
      expect(samples[((startMs + endMs) / 2) * 32]).toBeCloseTo(0.1 * (index + 1), 3);
    }
    expect(fs.statSync(booth.sounds.file({ id: mix.soundId, variant: 'peaks' }).file).size).toBeGreaterThan(100);
  });

  it('keeps cues, and pushes back what would begin too early', async () => {
    const script = await made(
      scriptOf(
        [
          { cue: { startMs: 500, endMs: 600 } },
          { cue: { startMs: 550, endMs: 700 } },
          { cue: { startMs: 2000, endMs: 2300 } },
        ],
        { timing: 'cues' },
      ),
    );
    const mix = await booth.narration.mix({ id: script.id });
    expect(mix.lines.map(({ startMs }) => startMs)).toEqual([500, 600, 2000]);
    const samples = await mixed(mix);
    expect(samples.findIndex((value) => value > 0)).toBe(500 * 32);
  });

  it('finds a mix again as long as nothing of it changes, and joins anew when a line does', async () => {
    const script = await made(scriptOf([{}, {}]));
    const [first, second] = await Promise.all([
      booth.narration.mix({ id: script.id }),
      booth.narration.mix({ id: script.id }),
    ]);
    const file = booth.sounds.file({ id: first.soundId, variant: 'original' }).file;
    const { ino } = fs.statSync(file);
    expect(second).toEqual(first);
    booth.put({ ...script, title: 'Renamed' });
    expect(await booth.narration.mix({ id: script.id })).toEqual(first);
    expect(fs.statSync(file).ino).toBe(ino);
    await booth.take(script, script.lines[0]!, { sound: levelOf(0.7, 300) });
    const changed = await booth.narration.mix({ id: script.id });
    expect(changed.soundId).not.toBe(first.soundId);
    expect((await mixed(changed))[100 * 32]).toBeCloseTo(0.7, 3);
    expect(fs.readdirSync(path.join(booth.folder, 'cache', 'narration'))).toEqual([]);
  });

  it('takes the best rate of the takes and the channels of the script', async () => {
    const script = booth.put(
      scriptOf([{}, {}], { sound: { format: 'mp3', sampleRateHz: 32_000, bitrate: 128_000, channels: 2 } }),
    );
    await booth.take(script, script.lines[0]!, { sound: levelOf(0.3, 200, 16_000) });
    await booth.take(script, script.lines[1]!, { sound: levelOf(0.3, 200, 44_100) });
    const mix = await booth.narration.mix({ id: script.id });
    const { file } = booth.sounds.file({ id: mix.soundId, variant: 'original' });
    const audio = await openAudio(bytesSource(fs.readFileSync(file)));
    expect([audio.sampleRate, audio.channels]).toEqual([44_100, 2]);
  });

  it('leaves out lines that are not made, and says when there are none at all', async () => {
    const script = booth.put(scriptOf([{}, {}, { text: '' }]));
    await expect(booth.narration.mix({ id: script.id })).rejects.toMatchObject({
      code: 'CONFLICT',
      data: { lineIds: ['l0', 'l1'] },
    });
    await booth.take(script, script.lines[1]!, { sound: levelOf(0.3, 200) });
    expect(await booth.narration.mix({ id: script.id })).toMatchObject({ missingLineIds: ['l0'], durationMs: 200 });
    await expect(booth.narration.mix({ id: 'nothing' as never })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('subtitles of a narration', () => {
  it('lie on the time line of the mix, with the words of the takes and without what is no word', async () => {
    const script = booth.put(scriptOf([{ text: 'Hello there.' }, { text: 'How (laughs) are <#0.5#> you?' }]));
    const words = (list: [string, number, number][]) =>
      list.map(([text, startMs, endMs]) => ({ text, textBegin: 0, textEnd: 0, startMs, endMs }));
    await booth.take(script, script.lines[0]!, {
      sound: levelOf(0.1, 1000),
      words: words([
        ['Hello', 100, 400],
        ['there', 450, 900],
      ]),
    });
    await booth.take(script, script.lines[1]!, {
      sound: levelOf(0.1, 1500),
      words: words([
        ['How', 50, 200],
        ['are', 250, 400],
        ['you', 1000, 1400],
      ]),
    });
    const mix = await booth.narration.mix({ id: script.id });
    const { text, fileName } = booth.narration.subtitles({ id: script.id, format: 'json' });
    const { segments, durationMs } = JSON.parse(text) as {
      durationMs: number;
      segments: { text: string; startMs: number; endMs: number; words: { text: string; startMs: number }[] }[];
    };
    expect(fileName).toBe('The river.json');
    expect(durationMs).toBe(mix.durationMs);
    const timed = segments.flatMap((segment) => segment.words.map((word) => [word.text, word.startMs]));
    const at = mix.lines[1]!.startMs;
    expect(timed).toEqual([
      ['Hello', 100],
      ['there.', 450],
      ['How', at + 50],
      ['are', at + 250],
      ['you?', at + 1000],
    ]);
    const srt = booth.narration.subtitles({ id: script.id, format: 'srt' }).text;
    expect(srt).toContain('00:00:01,350 -->');
    expect(srt).not.toMatch(/laughs|<#|0\.5/);
  });

  it('name characters in SRT and WebVTT only where that is wanted', async () => {
    const script = scriptOf([{ characterId: 'c0' as CharacterId }, { characterId: 'c1' as CharacterId }]);
    const [anna] = script.characters;
    await made({ ...script, characters: [anna!, { ...anna!, id: 'c1' as CharacterId, ordinal: 1, name: 'Bob' }] });
    const render = (format: 'srt' | 'vtt' | 'json') => booth.narration.subtitles({ id: script.id, format }).text;
    for (const format of ['srt', 'vtt'] as const) expect(render(format)).not.toMatch(/Anna|Bob/);
    expect(JSON.parse(render('json'))).toMatchObject({ segments: [{ speaker: 'Anna' }, { speaker: 'Bob' }] });
    booth.settings.transcribe.subtitleSpeakerNames = true;
    expect(render('srt')).toMatch(/\nAnna: .*[\s\S]*\nBob: /);
    expect(render('vtt')).toMatch(/<v Anna>[\s\S]*<v Bob>/);
  });
});

describe('exporting a narration', () => {
  it('writes sound that others decode with the same length, and subtitles beside it under the same name', async () => {
    const script = await made(scriptOf([{}, {}, {}]));
    const mix = await booth.narration.mix({ id: script.id });
    fs.writeFileSync(path.join(out, 'The river.srt'), 'mine');
    for (const format of ['mp3', 'flac', 'wav'] as const) {
      const done = await booth.narration.export({
        ...exporting,
        id: script.id,
        format,
        subtitles: ['srt', 'vtt', 'json'],
      });
      const number = { mp3: 2, flac: 3, wav: 4 }[format];
      const names = [format, 'srt', 'vtt', 'json'].map((extension) => `The river (${number}).${extension}`);
      expect(done).toMatchObject({ fileNames: names, folder: out });
      const file = path.join(out, names[0]!);
      const raw = execFileSync('ffmpeg', ['-v', 'error', '-i', file, '-f', 's16le', '-ac', '1', '-'], {
        maxBuffer: 1e8,
      });
      expect(raw.length / 2).toBe(mix.durationMs * 32);
      expect(fs.readFileSync(path.join(out, names[1]!), 'utf8')).toBe(
        booth.narration.subtitles({ id: script.id, format: 'srt' }).text,
      );
    }
    expect(fs.readFileSync(path.join(out, 'The river.srt'), 'utf8')).toBe('mine');
    expect(fs.readdirSync(out).filter((name) => name.startsWith('.'))).toEqual([]);
    expect(booth.jobs.list({ limit: 10 })[0]).toMatchObject({ kind: 'export', state: 'done', itemId: script.id });
  });

  it('writes the wanted rate and bit rate, and says in the file that the voice is made', async () => {
    const script = await made(scriptOf([{}, {}]));
    const wanted = { ...exporting, id: script.id, format: 'mp3', sampleRateHz: 44_100, bitrate: 64_000 } as const;
    const done = await booth.narration.export(wanted);
    expect(probe(path.join(out, done!.fileNames[0]!))).toMatchObject({
      streams: [{ sample_rate: '44100', bit_rate: '64000' }],
      format: { tags: { title: 'The river', comment: 'Generated with a synthetic voice' } },
    });
    const compressed = booth.put(scriptOf([{}, {}]));
    for (const [index, bitrate] of ([64_000, 128_000] as const).entries()) {
      const madeAs = { format: 'mp3', bitrate } as const;
      await booth.take(compressed, compressed.lines[index]!, { sound: levelOf(0.3, 900), madeAs });
    }
    const asMade = await booth.narration.export({ ...exporting, id: compressed.id, format: 'mp3' });
    expect(probe(path.join(out, asMade!.fileNames[0]!)).streams[0]?.bit_rate).toBe('128000');
    const wav = await booth.narration.export({ ...exporting, id: script.id, format: 'wav' });
    expect(probe(path.join(out, wav!.fileNames[0]!)).format.tags).toMatchObject({
      title: 'The river',
      comment: 'Generated with a synthetic voice',
    });
    await expect(booth.narration.export({ ...wanted, sampleRateHz: 30_000 })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      data: { field: 'sampleRateHz' },
    });
  });

  it('writes a file for each section, each from its own beginning', async () => {
    const script = await made(
      scriptOf([{ section: 'First: light' }, {}, { section: '' }, { section: 'First: light' }]),
    );
    const done = await booth.narration.export({ ...exporting, id: script.id, bySection: true, subtitles: ['srt'] });
    expect(done?.fileNames).toEqual([
      '01 - First light.wav',
      '01 - First light.srt',
      '02 - The river.wav',
      '02 - The river.srt',
      '03 - First light.wav',
      '03 - First light.srt',
    ]);
    const lengths = await Promise.all(
      [0, 2, 4].map(async (at) => (await samplesOf(path.join(out, done!.fileNames[at]!))).length / 32),
    );
    expect(lengths).toEqual([100 + 300 + 200, 300, 400]);
    expect(fs.readFileSync(path.join(out, '03 - First light.srt'), 'utf8')).toContain('00:00:00,000 --> 00:00:00,400');
  });

  it('writes single takes under names that tell them apart', async () => {
    const script = await made(scriptOf([{}, {}, { characterId: 'c0' as CharacterId }]));
    await booth.take(script, script.lines[2]!, { sound: levelOf(0.2, 50) });
    const takeIds = booth.takes(script).map(({ id }) => id);
    const done = await booth.narration.export({ ...exporting, id: script.id, takeIds, nameTemplate: '{title}' });
    expect(done?.fileNames).toEqual([
      'The river_001_female-shaonv_take1.wav',
      'The river_002_female-shaonv_take1.wav',
      'The river_003_Anna_take1.wav',
      'The river_003_Anna_take2.wav',
    ]);
    const same = await booth.narration.export({ ...exporting, id: script.id, takeIds, nameTemplate: 'x{take}' });
    expect(same?.fileNames).toEqual(['x1.wav', 'x1 (2).wav', 'x1 (3).wav', 'x2.wav']);
  });

  it('refuses while lines are not made unless they are left out, and does nothing when the dialog is dismissed', async () => {
    const script = booth.put(scriptOf([{}, {}]));
    await booth.take(script, script.lines[0]!, { sound: levelOf(0.3, 200) });
    await expect(booth.narration.export({ ...exporting, id: script.id })).rejects.toMatchObject({
      code: 'CONFLICT',
      data: { lineIds: ['l1'] },
    });
    const whole = await booth.narration.export({ ...exporting, id: script.id, leavesOutMissing: true });
    expect(fs.readdirSync(out)).toEqual(whole?.fileNames);
    fs.rmSync(path.join(out, whole?.fileNames[0] ?? ''));
    await booth.take(script, script.lines[1]!, { sound: levelOf(0.3, 200) });
    booth.choose(null);
    expect(await booth.narration.export({ ...exporting, id: script.id })).toBeNull();
    expect(fs.readdirSync(out)).toEqual([]);
  });

  it('says when the folder cannot be written and leaves nothing there', async () => {
    const script = await made(scriptOf([{}]));
    const blocked = path.join(booth.folder, 'blocked');
    fs.writeFileSync(blocked, 'a file');
    const wanted = { ...exporting, id: script.id, folder: path.join(blocked, 'x') };
    await expect(booth.narration.export(wanted)).rejects.toMatchObject({ code: 'FOLDER_READ_ONLY' });
    expect(booth.jobs.list({ limit: 1 })[0]).toMatchObject({ state: 'failed' });
  });
});
