import { describe, expect, it } from 'vitest';
import { parseArguments } from './parse-arguments.ts';

const understood = (...args: string[]) => parseArguments(['voices', ...args]);

describe('the command line of voices', () => {
  it('lists unless something else is asked for', () => {
    const list = { name: 'voices', options: { action: 'list', engine: null, isVerbose: false } };
    expect(understood()).toEqual(list);
    expect(understood('list')).toEqual(list);
    expect(understood('--engine', 'cloud')).toMatchObject({ options: { action: 'list', engine: 'cloud' } });
    expect(understood('clone', '--help')).toEqual({ name: 'help' });
    expect(() => understood('delete')).toThrow('Unknown voices command "delete". Use list, clone or design.');
  });

  it('clones only with a person and a statement', () => {
    const clone = ['clone', '--name', 'Anna', '--sample', 'anna.wav'];
    expect(understood(...clone, '--person', 'Anna', '--own')).toMatchObject({
      options: {
        action: 'clone',
        id: null,
        person: 'Anna',
        basis: 'own',
        statement: expect.stringMatching(/own voice/),
      },
    });
    expect(
      understood(...clone, '--person', 'Anna', '--statement', 'By letter of 3 May.', '--id', 'Anna-1'),
    ).toMatchObject({
      options: { id: 'Anna-1', basis: 'given', statement: 'By letter of 3 May.', reduceNoise: false },
    });
    expect(() => understood(...clone, '--person', 'Anna')).toThrow(/needs consent/);
    expect(() => understood(...clone, '--person', 'Anna', '--statement', ' ')).toThrow(/needs consent/);
    expect(() => understood(...clone, '--own')).toThrow('Missing option --person.');
    expect(() => understood('clone', '--name', 'Anna', '--own')).toThrow('Missing option --sample.');
    expect(() => understood(...clone, 'anna.wav')).toThrow(/Give the file with --sample/);
  });

  it('designs from one description', () => {
    expect(understood('design', ' A warm old man ', '--name', 'Grandpa')).toEqual({
      name: 'voices',
      options: {
        action: 'design',
        description: 'A warm old man',
        name: 'Grandpa',
        text: null,
        outFile: null,
        engine: null,
        isVerbose: false,
      },
    });
    expect(() => understood('design', 'A', 'warm', 'man', '--name', 'Grandpa')).toThrow(/one quoted argument/);
    expect(() => understood('design', 'A warm man')).toThrow('Missing option --name.');
  });
});
