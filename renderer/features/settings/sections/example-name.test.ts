import { describe, expect, it } from 'vitest';
import { exampleName, templateOf } from './example-name.ts';

const now = new Date(2026, 2, 4, 9, 5);

describe('the template whose example is shown', () => {
  it('is the one that is typed, and the stored one again once nothing is being typed', () => {
    expect(templateOf('{title} {date}', '{source}')).toBe('{title} {date}');
    expect(templateOf(null, '{source}')).toBe('{source}');
  });

  it('is the default where the field was emptied, as it will be stored', () => {
    expect(templateOf('', '{source}')).toBe('{title}');
    expect(templateOf('  ', '{source}')).toBe('{title}');
  });
});

describe('the example', () => {
  it('has two digits for each part of date and time, in the order that sorts', () => {
    expect(exampleName('{date} {time}', 'srt', now)).toBe('2026-03-04 09-05.srt');
    expect(exampleName('{date} {time}', 'srt', new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31 23-59.srt');
  });

  it('fills in every field that a template can have', () => {
    const name = exampleName('{title}_{source}_{lang}_{language}_{engine}', 'vtt', now);
    expect(name).not.toMatch(/[{}]/);
    expect(name).toMatch(/_REC_0412_en_English_local\.vtt$/);
  });
});
