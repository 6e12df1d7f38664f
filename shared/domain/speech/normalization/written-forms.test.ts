import { describe, expect, it } from 'vitest';
import { spokenWords } from './spoken-words.ts';
import { EVERYDAY_FORMS } from './test-data/everyday-forms.ts';
import { FRESH_FORMS } from './test-data/fresh-forms.ts';
import { HELD_BACK_FORMS } from './test-data/held-back-forms.ts';
import { SIBLING_FORMS } from './test-data/sibling-forms.ts';
import { TECHNICAL_FORMS } from './test-data/technical-forms.ts';
import { TUNED_FORMS } from './test-data/tuned-forms.ts';
import { comparableSpeech, writtenForms } from './test-data/written-forms.ts';

const wrong = (forms: ReturnType<typeof writtenForms>) =>
  forms.flatMap(({ written, spoken }) => {
    const said = comparableSpeech(spokenWords(written));
    return spoken.includes(said) ? [] : [{ written, said, right: spoken[0] }];
  });

describe('written forms', () => {
  it('are 300 and more of every kind', () => {
    const forms = writtenForms(TUNED_FORMS);
    expect(forms.length).toBeGreaterThanOrEqual(300);
    expect(new Set(forms.map(({ written }) => written)).size).toBe(forms.length);
  });

  it.each([
    ['that the table was written on', TUNED_FORMS],
    ['that were kept back', HELD_BACK_FORMS],
    ['that came later', FRESH_FORMS],
    ['of technical writing', TECHNICAL_FORMS],
    ['beside those', SIBLING_FORMS],
    ['of everyday texts', EVERYDAY_FORMS],
  ])('are read as people read them: those %s', (_name, forms) => {
    expect(wrong(writtenForms(forms))).toEqual([]);
  });
});
