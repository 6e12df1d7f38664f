import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  contentType,
  holdsRecording,
  type FolderSearch,
  isImageName,
  isMediaName,
  mediaFilesIn,
  safeExtension,
  titleOf,
} from './media-names.ts';

describe('the name of a file from anywhere', () => {
  it('gives an extension only where it is short and plain: it becomes part of a name in the library', () => {
    expect(['talk.WAV', 'a.b.mp3', 'x.m2ts'].map(safeExtension)).toEqual(['.wav', '.mp3', '.m2ts']);
    const odd = [
      'talk',
      '.wav',
      'talk.',
      'talk.wav ',
      'talk.w/v',
      'talk.ẃav',
      'talk.123456789',
      'a.\u0000wav',
      'x.-rf',
    ];
    for (const name of odd) expect([name, safeExtension(name)]).toEqual([name, '']);
    expect(safeExtension('talk.12345678')).toBe('.12345678');
  });

  it('gives a title on one line, of at most 300 characters, and never none', () => {
    expect(titleOf('My talk.final.wav')).toBe('My talk.final');
    expect(titleOf('one\ntwo\u2028three\u0007.wav')).toBe('one two three');
    expect([...titleOf(`${'🎙'.repeat(400)}.wav`)]).toHaveLength(300);
    for (const name of ['', '   ', ' .wav', '\n.wav']) expect([name, titleOf(name)]).toEqual([name, 'Recording']);
  });

  it('tells recordings and images by their endings, in any case, and nothing by a name of JavaScript', () => {
    expect(['A.WAV', 'b.Opus', 'c.mkv', 'd.amr'].map(isMediaName)).toEqual([true, true, true, true]);
    expect(['A.PNG', 'b.jpeg', 'c.gif'].map(isImageName)).toEqual([true, true, true]);
    for (const name of ['talk', 'wav', 'x.constructor', 'x.__proto__', 'x.toString', 'x.txt', 'x.png.exe', '.wav'])
      expect([name, isMediaName(name), isImageName(name), contentType(name)]).toEqual([
        name,
        false,
        false,
        'application/octet-stream',
      ]);
    expect([contentType('x.M4A'), contentType('x.webp')]).toEqual(['audio/mp4', 'image/webp']);
  });
});

describe('a dropped folder', () => {
  let root: string;
  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-dropped-'));
  });
  afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

  const put = (...names: string[]) => {
    for (const name of names) {
      const file = path.join(root, name);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, 'x');
    }
  };
  const found = async (options?: FolderSearch) => {
    const { files, leftOut } = await mediaFilesIn(root, options);
    return [files.map((file) => path.relative(root, file)), leftOut];
  };

  it('gives its recordings as people count them, those below at their place, and says what it left out', async () => {
    put('talk 10.wav', 'talk 9.wav', 'Notes/inside.mp3', 'read me.txt', 'cover.png', '.hidden.wav', '.git/objects.wav');
    expect(await found()).toEqual([
      ['Notes/inside.mp3', 'talk 9.wav', 'talk 10.wav'],
      ['cover.png', 'read me.txt'],
    ]);
    expect(await found({ withImages: true })).toEqual([
      ['cover.png', 'Notes/inside.mp3', 'talk 9.wav', 'talk 10.wav'],
      ['read me.txt'],
    ]);
  });

  it('is known to hold no recording where there is none at any depth, whatever else is in it', async () => {
    put('cover.png', 'read me.txt', '.hidden.wav', 'Stills/one.jpg');
    fs.symlinkSync(root, path.join(root, 'circle'));
    expect(await holdsRecording(root)).toBe(false);
    put('Stills/Takes/two.MP3');
    expect(await holdsRecording(root)).toBe(true);
  });

  it('is left by no link: not out of it, and not in a circle', async () => {
    put('talk.wav');
    fs.symlinkSync(os.tmpdir(), path.join(root, 'away'));
    fs.symlinkSync(root, path.join(root, 'circle'));
    fs.symlinkSync('/etc/passwd', path.join(root, 'passwords.wav'));
    expect(await found()).toEqual([['talk.wav'], []]);
  });

  it('is searched eight folders deep, and what lies deeper is left out by the name of its folder', async () => {
    const deep = Array.from({ length: 9 }, (_, at) => `f${at + 1}`);
    put(`${deep.slice(0, 8).join('/')}/in.wav`, `${deep.join('/')}/out.wav`);
    expect(await found()).toEqual([[`${deep.slice(0, 8).join('/')}/in.wav`], ['f9']]);
  });

  it('gives as many as are asked for, and the rest by name', async () => {
    put('a.wav', 'b.wav', 'c.wav');
    expect(await found({ most: 3 })).toEqual([['a.wav', 'b.wav', 'c.wav'], []]);
    expect(await found({ most: 2 })).toEqual([['a.wav', 'b.wav'], ['c.wav']]);
  });

  it('that is empty, or a file, is no folder of recordings', async () => {
    expect(await found()).toEqual([[], []]);
    put('talk.wav');
    await expect(mediaFilesIn(path.join(root, 'talk.wav'))).rejects.toMatchObject({ code: 'ENOTDIR' });
  });
});
