import { describe, expect, it } from 'vitest';
import { type ClipDraft, clipDraft } from './clip-draft.ts';
import { clipProblems } from './clip-form-problems.ts';
import { formTexts } from './form-texts.ts';

const draft = (values: Partial<ClipDraft> = {}): ClipDraft => ({
  ...clipDraft.defaults,
  prompt: 'Fog over the harbour',
  model: 'Vendor-H3',
  resolution: '768P',
  durationSeconds: 6,
  ...values,
});
const problemsOf = (values: Partial<ClipDraft>) =>
  clipProblems(draft(values), []).map((each) => [each.kind, 'field' in each && each.field, each.text]);
const { problems: words } = formTexts;

describe('a form for clips', () => {
  it('has no problem once it is filled in', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ mode: 'first-last', firstFrameItemId: 'a', lastFrameItemId: 'b' })).toEqual([]);
    expect(problemsOf({ mode: 'references', referenceItemIds: ['a'] })).toEqual([]);
  });

  it.each([
    ['a prompt', { prompt: '  \n' }, 'prompt', words.noPrompt],
    ['a first frame', { mode: 'first-frame' }, 'firstFrameItemId', words.noFirst],
    [
      'a first frame before a last one',
      { mode: 'first-last', lastFrameItemId: 'b' },
      'firstFrameItemId',
      words.noFirst,
    ],
    ['a last frame', { mode: 'first-last', firstFrameItemId: 'a' }, 'lastFrameItemId', words.noLast],
    ['a subject', { mode: 'subject', model: 'S2V-01' }, 'referenceItemIds', words.noSubject],
    ['references', { mode: 'references' }, 'referenceItemIds', words.noReferences],
  ] as const)('lacks %s', (_, values, field, text) => {
    const [first] = problemsOf(values as Partial<ClipDraft>);
    expect(first).toEqual(['missing', field, text]);
  });

  it('says what is missing once: the rule of the service is silent about it', () => {
    expect(problemsOf({ mode: 'first-frame' })).toHaveLength(1);
    expect(problemsOf({ mode: 'references' })).toHaveLength(1);
  });

  it('is judged by the rule of the service, at the field that it is about', () => {
    const [long] = problemsOf({ prompt: 'fog '.repeat(5000) });
    expect(long?.slice(0, 2)).toEqual(['wrong', 'prompt']);
    const [length] = problemsOf({ durationSeconds: 60 });
    expect(length?.slice(0, 2)).toEqual(['wrong', 'durationSeconds']);
    const [resolution] = problemsOf({ resolution: '9000P' });
    expect(resolution?.slice(0, 2)).toEqual(['wrong', 'resolution']);
    expect(length?.[2]).not.toBe('');
  });

  it('has the problems of its pictures between what is missing and what is wrong', () => {
    const picture = { kind: 'wrong', field: 'firstFrameItemId', text: 'Too small.' } as const;
    const found = clipProblems(draft({ mode: 'first-frame', firstFrameItemId: 'a', durationSeconds: 60 }), [picture]);
    expect(found[0]).toBe(picture);
    expect(found[1]).toMatchObject({ field: 'durationSeconds' });
  });
});
