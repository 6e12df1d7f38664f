import { describe, expect, it } from 'vitest';
import type { ItemId, JobId, LineId } from '../../../../../shared/domain/ids.ts';
import { DEFAULT_SCRIPT_SETTINGS } from '../../../../../shared/domain/script/script-settings.ts';
import type { Script } from '../../../../../shared/domain/script/script.ts';
import type { SpeechRecipe, Take } from '../../../../../shared/domain/recipe/speech/speech-recipe.ts';
import { LineStates, wantsGeneration } from './line-states.ts';
import { newLine } from '../../lines/new-rows.ts';
import { takeOf } from '../test-data/open-script-data.ts';

const id = (name: string) => name as LineId;
const script: Script = {
  id: 's_1' as ItemId,
  title: 'Lamp',
  revision: 1,
  canUndo: false,
  canRedo: false,
  dubOf: null,
  createdAtMs: 0,
  settings: { ...DEFAULT_SCRIPT_SETTINGS, voiceId: 'v' },
  characters: [],
  lines: [
    { ...newLine({ id: id('a'), text: 'Hello.' }), order: 1 },
    { ...newLine({ id: id('b'), text: 'There.' }), order: 2 },
    { ...newLine({ id: id('c'), text: '' }), order: 3 },
  ],
};

const take = (name: string, recipe: SpeechRecipe): Take => takeOf(name, recipe.text, { recipe });

const facts = { script, takes: [], generation: [], dictionary: [] };
const status = (states: LineStates, name: string) => states.get(id(name))?.status;

describe('states of lines', () => {
  it('tell what is new, made, stale, being made, failed and empty', () => {
    const recipe = new LineStates(facts).get(id('a'))?.recipe;
    if (!recipe) throw new Error('The line has no recipe.');
    const states = new LineStates({ ...facts, takes: [take('a', recipe), take('b', recipe)] });
    expect(['a', 'b', 'c'].map((name) => status(states, name))).toEqual(['made', 'stale', 'empty']);
    expect(states.get(id('b'))?.causes).toEqual(['text']);
    const cut = new LineStates({ ...facts, takes: [{ ...take('a', recipe), isPartial: true }] });
    expect([status(cut, 'a'), cut.get(id('a'))?.causes]).toEqual(['stale', ['partial']]);
    const generation = {
      lineId: id('a'),
      jobId: 'j' as JobId,
      route: 'stream' as const,
      takeId: null,
      receivedMs: 0,
      failure: null,
    };
    const busy = new LineStates({
      ...facts,
      generation: [
        { ...generation, state: 'queued' },
        { ...generation, lineId: id('b'), state: 'failed' },
      ],
    });
    expect(['a', 'b'].map((name) => status(busy, name))).toEqual(['generating', 'failed']);
    expect(busy.idsOf(wantsGeneration)).toEqual(['b']);
  });

  it('count a line without a voice, or with a text that cannot be said, out of what is made', () => {
    const mute = new LineStates({ ...facts, script: { ...script, settings: { ...script.settings, voiceId: null } } });
    expect(mute.get(id('a'))?.recipe).toBeNull();
    expect(mute.idsOf(wantsGeneration)).toEqual([]);
    const [first, ...rest] = script.lines;
    if (!first) throw new Error('The script has no line.');
    const wrong = { ...script, lines: [{ ...first, text: '<#1#> Hello.' }, ...rest] };
    expect(new LineStates({ ...facts, script: wrong }).idsOf(wantsGeneration)).toEqual(['b']);
  });

  it('offer nothing to be made where another take fits', () => {
    const recipe = new LineStates(facts).get(id('a'))?.recipe;
    if (!recipe) throw new Error('The line has no recipe.');
    const old = { ...take('a', { ...recipe, text: 'Before.' }), id: 'old' as ItemId };
    const fitting = { ...take('a', recipe), isPicked: false };
    const states = new LineStates({ ...facts, takes: [old, fitting] });
    expect(states.get(id('a'))).toMatchObject({ status: 'stale', hasFittingTake: true });
    expect(states.idsOf(wantsGeneration)).toEqual(['b']);
  });

  it('know lines without words, which are neither made nor refused', () => {
    const [first, ...rest] = script.lines;
    if (!first) throw new Error('The script has no line.');
    for (const text of ['***', '\u{1F389}', '(laughs)', '<#1#>']) {
      const states = new LineStates({ ...facts, script: { ...script, lines: [{ ...first, text }, ...rest] } });
      expect(states.get(id('a')), text).toMatchObject({ status: 'wordless', problems: [] });
      expect(states.idsOf(wantsGeneration)).toEqual(['b']);
    }
  });

  it('keep the state of a line of which nothing changed', () => {
    const before = new LineStates(facts);
    const [first, ...rest] = script.lines;
    if (!first) throw new Error('The script has no line.');
    const edited = { ...script, lines: [{ ...first, text: 'Hello again.' }, ...rest] };
    const after = new LineStates({ ...facts, script: edited }, before);
    expect(after.get(id('a'))).not.toBe(before.get(id('a')));
    expect(after.get(id('b'))).toBe(before.get(id('b')));
  });

  it('are the same object where no line differs, and another where one was edited, moved or removed', () => {
    const before = LineStates.of(facts, null);
    expect(LineStates.of({ ...facts, script: { ...script, revision: 2 } }, before)).toBe(before);
    const withLines = (lines: Script['lines']) => LineStates.of({ ...facts, script: { ...script, lines } }, before);
    const [first, second, third] = script.lines as [Script['lines'][0], Script['lines'][0], Script['lines'][0]];
    expect(withLines([first, second])).not.toBe(before);
    expect(withLines([second, first, third])).not.toBe(before);
    const edited = withLines([{ ...first, text: 'Hello again.' }, second, third]);
    expect(edited).not.toBe(before);
    expect(edited.get(id('a'))?.recipe?.text).toBe('Hello again.');
    const recast = { ...script, settings: { ...script.settings, voiceId: 'other' } };
    expect(LineStates.of({ ...facts, script: recast }, before).get(id('a'))?.recipe?.voiceId).toBe('other');
  });
});
