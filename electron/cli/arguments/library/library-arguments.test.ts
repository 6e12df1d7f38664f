import { describe, expect, it } from 'vitest';
import { parseArguments } from '../parse-arguments.ts';

const understood = (...args: string[]) => parseArguments(['library', ...args]);

describe('the command line of the library', () => {
  it('takes the folder to move the library to', () => {
    expect(understood('move', 'disk')).toMatchObject({ options: { action: 'move', folder: 'disk' } });
    expect(() => understood('move')).toThrow('Give the folder to move the library to.');
  });

  it('lists unless something else is asked for', () => {
    const list = {
      action: 'find',
      query: '',
      savedAs: null,
      sort: 'newest',
      limit: 50,
      isJson: false,
      isVerbose: false,
    };
    for (const args of [[], ['list']]) expect(understood(...args)).toEqual({ name: 'library', options: list });
    expect(understood('--json', '-n', '5', '--sort', 'title')).toMatchObject({
      options: { action: 'find', query: '', limit: 5, sort: 'title', isJson: true },
    });
    expect(understood('find', '--help')).toEqual({ name: 'help' });
    expect(() => understood('mend')).toThrow('Unknown library command "mend". Use list, find, show, export');
    expect(() => understood('list', 'lamp')).toThrow('Unexpected argument "lamp" for list. Use find.');
  });

  it('finds by words and operators, quoted together or not', () => {
    for (const query of [['the lamp kind:script'], ['the', 'lamp', 'kind:script']])
      expect(understood('find', ...query)).toMatchObject({ options: { query: 'the lamp kind:script' } });
    expect(() => understood('find')).toThrow(/Give what to find/);
    expect(() => understood('find', 'lamp kind:nope')).toThrow(
      /^There is no kind "nope". Kinds are: recording, transcript/,
    );
    expect(understood('find', 'kind:songs the:kind kind')).toMatchObject({ options: { action: 'find' } });
    expect(() => understood('find', 'lamp', '-n', '0')).toThrow('Invalid --limit "0".');
    expect(() => understood('find', 'lamp', '--sort', 'colour')).toThrow(/Invalid --sort "colour"/);
  });

  it('adds to a board by its name and takes off it, and names a saved search', () => {
    expect(understood('board', 'Title cards', 'a', 'b')).toMatchObject({
      options: { action: 'board', name: 'Title cards', ids: ['a', 'b'], change: 'add' },
    });
    expect(understood('board', 'Fog', 'a', '--remove')).toMatchObject({ options: { change: 'remove' } });
    expect(understood('board', 'Fog', '--create')).toMatchObject({ options: { ids: [], change: 'create' } });
    expect(() => understood('board', 'Fog')).toThrow('Give at least one ID to board.');
    expect(() => understood('board')).toThrow(/Give the name of a board/);
    expect(() => understood('board', 'Fog', 'a', '--create', '--remove')).toThrow('Use either --create or --remove.');
    expect(understood('find', '--saved', 'Best')).toMatchObject({ options: { query: '', savedAs: 'Best' } });
    for (const action of ['boards', 'searches'])
      expect(understood(action, '--json')).toMatchObject({ options: { action, isJson: true } });
    expect(() => understood('boards', 'Fog')).toThrow('Unexpected argument "Fog" for boards.');
  });

  it('shows one item, exports several into a folder, and tags with at least one tag', () => {
    expect(understood('show', 'a-1')).toMatchObject({ options: { action: 'show', id: 'a-1' } });
    expect(() => understood('show', 'a', 'b')).toThrow('Give the ID of one item to show.');
    expect(
      understood(
        'export',
        'a',
        'b',
        'a',
        '-o',
        'out',
        '-f',
        'SRT',
        '--details',
        '--image-format',
        'webp',
        '--strip-recipe',
      ),
    ).toMatchObject({
      options: {
        ids: ['a', 'b'],
        folder: 'out',
        format: 'srt',
        withSubtitles: false,
        withChapters: false,
        withRecipes: true,
        images: { format: 'webp', withRecipe: false },
      },
    });
    expect(understood('export', 'a', '-o', 'out', '--as', 'zip', '--list', '--sheet', '--chapters')).toMatchObject({
      options: { form: 'zip', withList: true, withSheet: true, withChapters: true },
    });
    expect(() => understood('export', 'a', '-o', 'out', '--as', 'rar')).toThrow(/--as/);
    expect(understood('export', 'a')).toMatchObject({ options: { action: 'export', folder: null } });
    expect(() => understood('export', 'a', '--out', ' ')).toThrow('--out needs a folder.');
    expect(() => understood('export', '../a', '-o', 'out')).toThrow(/isn’t an ID/);
    expect(understood('tag', 'a', '--add', 'sea', '--add', 'folk', '--remove', 'old')).toMatchObject({
      options: { add: ['sea', 'folk'], remove: ['old'] },
    });
    expect(() => understood('tag', 'a')).toThrow(/Give a tag/);
    expect(understood('pick', 'a', '--reject')).toMatchObject({ options: { ids: ['a'], verdict: 'rejected' } });
    expect(understood('pick', 'a', '--clear')).toMatchObject({ options: { verdict: null } });
    expect(() => understood('pick', 'a', '--clear', '--reject')).toThrow('Use either --reject or --clear.');
    expect(() => understood('pick')).toThrow('Give at least one ID to pick.');
    expect(understood('label', 'a', '--colour', 'red')).toMatchObject({ options: { ids: ['a'], colourLabel: 'red' } });
    expect(understood('label', 'a', '--clear')).toMatchObject({ options: { colourLabel: null } });
    expect(() => understood('label', 'a')).toThrow('Use either --colour or --clear.');
    expect(() => understood('label', 'a', '--colour', 'beige')).toThrow(/--colour/);
    expect(() => understood('check', 'now')).toThrow('Unexpected argument "now" for check.');
  });

  it('checks sizes or, deep, every byte, and rebuilds beside the app’s database or elsewhere', () => {
    expect(understood('check')).toMatchObject({ options: { action: 'check', isDeep: false } });
    expect(understood('check', '--deep', '--json')).toMatchObject({ options: { isDeep: true, isJson: true } });
    expect(understood('rebuild')).toMatchObject({ options: { action: 'rebuild', file: null } });
    expect(understood('rebuild', '-o', 'new.db')).toMatchObject({ options: { file: 'new.db' } });
    expect(understood('move-files')).toMatchObject({ options: { action: 'move-files', isPreview: false } });
    expect(understood('move-files', '--preview', '--json')).toMatchObject({
      options: { isPreview: true, isJson: true },
    });
    expect(understood('move', 'there')).toMatchObject({ options: { folder: 'there', removesFormer: false } });
    expect(understood('move', 'there', '--remove-old')).toMatchObject({ options: { removesFormer: true } });
    expect(understood('use-folder', '/b')).toMatchObject({ options: { action: 'use-folder', folder: '/b' } });
    expect(() => understood('use-folder')).toThrow('Give the folder in which the library is now.');
    expect(understood('old-libraries')).toMatchObject({ options: { action: 'old-libraries', change: null } });
    expect(understood('old-libraries', '--keep', '3')).toMatchObject({ options: { change: { id: 3, does: 'keep' } } });
    expect(() => understood('old-libraries', '--remove', 'all')).toThrow('"all" isn’t an old library.');
    expect(() => understood('old-libraries', '--remove', '1', '--keep', '2')).toThrow('Use --remove or --keep');
    expect(() => understood('move-files', 'a')).toThrow('Unexpected argument "a" for move-files.');
    expect(understood('recipe', 'a.mp3')).toMatchObject({ options: { action: 'recipe', file: 'a.mp3' } });
    expect(() => understood('recipe')).toThrow('Give the audio file whose recipe you want.');
    expect(() => understood('rebuild', 'now')).toThrow('Unexpected argument "now" for rebuild.');
  });

  it('imports files, copied or left where they are, and finds them again', () => {
    expect(understood('import', 'a.wav', 'b.wav')).toMatchObject({
      options: { action: 'import', files: ['a.wav', 'b.wav'], asReference: false },
    });
    expect(understood('import', 'a.wav', '--reference')).toMatchObject({ options: { asReference: true } });
    expect(understood('import', 'a.srt', '--for', 'a.wav')).toMatchObject({ options: { recording: 'a.wav' } });
    expect(() => understood('import')).toThrow('Give the files to import.');
    expect(understood('relink', 'a', 'new.wav', '--replace')).toMatchObject({
      options: { action: 'relink', id: 'a', file: 'new.wav', replaces: true },
    });
    expect(understood('relink', 'a', 'new.wav', '--reference')).toMatchObject({ options: { asReference: true } });
    expect(understood('relink', 'a', 'b', '--folder', 'new')).toMatchObject({
      options: { action: 'relink-folder', folder: 'new', ids: ['a', 'b'] },
    });
    expect(understood('relink', '--folder', 'new')).toMatchObject({ options: { ids: [] } });
    expect(() => understood('relink', 'a')).toThrow('Give the ID of an item and its file');
    expect(() => understood('relink', 'no id', 'new.wav')).toThrow('"no id" isn’t an ID.');
    expect(() => understood('relink', '--folder', 'new', '--replace')).toThrow('Use --replace with one file');
  });
});
